'use client';

import { usePurchase } from './purchase-context';

/** Id of the form that buys before any script runs; buttons and sizes name it. */
export const BUY_FORM = 'comprar';

/**
 * The plain form behind the buy buttons: until script takes over, a press puts the product into the store's own
 * cart. Sizes send themselves; without sizes the payload stands here.
 */
export function BuyForm() {
  const { options } = usePurchase();
  if (!options.formulario) return null;
  const { action, envio } = options.formulario;
  return (
    <form id={BUY_FORM} action={action} method="get">
      {options.tamanhos.length === 0 ? <input type="hidden" name="add" value={envio} /> : null}
    </form>
  );
}
