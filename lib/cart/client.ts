'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Carrinho } from '@/lib/store-api/schemas/carrinho';
import { CLOSED, type PanelState, type PanelStore } from './panel-state';
import type { CartWriter } from './writer';

export type CartServices = {
  writer: CartWriter;
  panel: PanelStore;
  /** Origin that hosts the checkout. */
  storeSiteUrl: string;
};

/** Filled by components/cart/cart-provider.tsx; the value never changes, so that it renders nobody anew. */
export const CartContext = createContext<CartServices | null>(null);

export function useCartServices(): CartServices {
  const services = useContext(CartContext);
  if (services === null) throw new Error('The cart is used outside of CartProvider.');
  return services;
}

/** The cart as far as this tab knows it; undefined until the first answer. Asks for nothing: see `useCart`. */
export function useKnownCart(): Carrinho | undefined {
  const { writer } = useCartServices();
  return useSyncExternalStore(writer.subscribe, writer.current, () => undefined);
}

/** State of the cart's panel (CART-14). */
export function useCartPanel(): PanelState {
  const { panel } = useCartServices();
  return useSyncExternalStore(panel.subscribe, panel.get, () => CLOSED);
}
