import type { Carrinho, ItemDoCarrinho } from '@/lib/store-api/schemas/carrinho';
import type { CarrinhoPronto } from '@/lib/store-api/schemas/carrinho-pronto';

/** What the shopper did to the cart, told after the platform agreed; for tracking (TRACK). */
export type CartEvent =
  | { type: 'added'; carrinho: Pick<CarrinhoPronto, 'tipo' | 'itens'>; cart: Carrinho }
  | { type: 'removed'; item: ItemDoCarrinho };

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
