'use client';

import { useState } from 'react';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { Button } from '@/components/ui/button';
import { TruckIcon } from '@/components/ui/icons-shop';
import { preload, useOnDemand } from '@/components/ui/lazy-loading';
import { shippingLine } from '@/lib/purchase/shipping';
import { useShippingQuote } from './use-shipping-quote';

const loadShippingDialog = () => import('./shipping-dialog');

/**
 * Opens the shipping quote; with a saved postal code the first option is shown under the button. `laboratoryDays` are
 * the working days that lenses take before they are sent; 0 for a product without lenses.
 */
export function ShippingQuote({ laboratoryDays = 0 }: { laboratoryDays?: number }) {
  const { options, idAtributoValor } = usePurchase();
  const product = { idProduto: options.idProduto, idAtributoValor };
  const quote = useShippingQuote(product);
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
          key={idAtributoValor}
          open={open}
          onClose={() => setOpen(false)}
          product={product}
          quote={quote}
          laboratoryDays={laboratoryDays}
        />
      ) : null}
    </>
  );
}
