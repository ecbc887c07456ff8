'use client';

import { useState } from 'react';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { Button } from '@/components/ui/button';
import { TruckIcon } from '@/components/ui/icons-shop';
import { preload, useOnDemand } from '@/components/ui/lazy-loading';
import { type ShippedItem, shippingLine } from '@/lib/purchase/shipping';
import { useShippingQuote } from './use-shipping-quote';

const loadShippingDialog = () => import('./shipping-dialog');

type Props = {
  items: readonly [ShippedItem, ...ShippedItem[]];
  /** Working days that lenses take before they are sent; 0 for a product without lenses. */
  laboratoryDays?: number;
};

/** Opens the shipping quote of the items; with a saved postal code the first option is shown under the button. */
export function ItemsShipping({ items, laboratoryDays = 0 }: Props) {
  const key = JSON.stringify(items);
  const quote = useShippingQuote(key);
  const [open, setOpen] = useState(false);
  const [first] = quote.phase === 'done' ? quote.quote.fretes : [];

  const dialog = useOnDemand(loadShippingDialog, open, () => setOpen(false));

  return (
    <>
      <Button
        variant="secondary"
        block
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => preload(loadShippingDialog)}
      >
        <TruckIcon /> Calcular frete e prazo de entrega
      </Button>
      {quote.phase === 'done' && first ? (
        <small>
          Para {quote.cep}: {shippingLine(first)}
        </small>
      ) : null}
      {dialog ? (
        <dialog.ShippingDialog
          key={key}
          open={open}
          onClose={() => setOpen(false)}
          items={items}
          quote={quote}
          laboratoryDays={laboratoryDays}
        />
      ) : null}
    </>
  );
}

/** Shipping quote of one unit of the product in its chosen size. */
export function ShippingQuote({ laboratoryDays }: Pick<Props, 'laboratoryDays'>) {
  const { options, idAtributoValor } = usePurchase();
  return (
    <ItemsShipping
      items={[{ idProduto: options.idProduto, idAtributoValor, quantidade: 1 }]}
      laboratoryDays={laboratoryDays}
    />
  );
}
