import type { Carrinho } from '@/lib/store-api/schemas/carrinho';
import type { CarrinhoPronto } from '@/lib/store-api/schemas/carrinho-pronto';

/**
 * What the shopper did to the cart in this tab, told after the platform agreed (TRACK-11): the cart before, if it was
 * known, and the platform's answer. `asked` is what was to be added, for want of a cart before.
 */
export type CartEvent = {
  before: Carrinho | undefined;
  after: Carrinho;
  asked: CarrinhoPronto['itens'];
};

type Listener = (event: CartEvent) => void;

const listeners = new Set<Listener>();

/** Calls `listener` on each change; answers the function that stops it. */
export function onCartEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function emitCartEvent(event: CartEvent): void {
  for (const listener of listeners) listener(event);
}
