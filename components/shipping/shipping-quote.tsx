'use client';

import { useState } from 'react';
import { usePurchase } from '@/components/product/purchase-context';
import { Button } from '@/components/ui/button';
import { TruckIcon } from '@/components/ui/icons-shop';
import { fetchAhead, useOnDemand } from '@/components/ui/use-on-demand';
import { shippingLine } from '@/lib/shipping/option';
import { useShippingQuote } from './use-shipping-quote';

const load = () => import('./shipping-dialog');

/** Opens the shipping quote; with a saved postal code the first option stands under the button (SHIP-01, SHIP-07). */
export function ShippingQuote() {
  const { options, idAtributoValor } = usePurchase();
  const product = { idProduto: options.idProduto, idAtributoValor };
  const quote = useShippingQuote(product);
  const [open, setOpen] = useState(false);
  const [first] = quote.phase === 'done' ? quote.quote.fretes : [];

  const dialog = useOnDemand(load, open, () => setOpen(false));

  return (
    <>
      <Button
        variant="secondary"
        block
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => fetchAhead(load)}
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
          key={idAtributoValor}
          open={open}
          onClose={() => setOpen(false)}
          product={product}
          quote={quote}
        />
      ) : null}
    </>
  );
}
