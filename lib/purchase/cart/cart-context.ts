'use client';

import { createContext, useContext } from 'react';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import { useStore } from '@/lib/shared/store';
import type { CartClient } from './cart-client';
import type { PanelState, PanelStore } from './panel-state';

export type CartServices = {
  cartClient: CartClient;
  panel: PanelStore;
  /** Origin that hosts the checkout. */
  storeSiteUrl: string;
  /** Order total in BRL from which 10% is taken off; unset if that never happens. */
  orderDiscountFrom?: number | undefined;
  /** The promise of free delivery. */
  freeShipping?: string;
  /** Working days for making prescription lenses; unset if they are unknown. */
  laboratoryDays?: number;
};

/**
 * Provided by components/purchase/cart/cart-provider.tsx. The value never changes, so consumers do not
 * re-render.
 */
export const CartContext = createContext<CartServices | null>(null);

export function useCartServices(): CartServices {
  const services = useContext(CartContext);
  if (services === null)
    throw new Error('The cart is used outside CartProvider: render the component inside it.');
  return services;
}

/** The last known cart; undefined until the first response. Does not fetch the cart: see `useCart`. */
export function useCachedCart(): Carrinho | undefined {
  return useStore(useCartServices().cartClient.cart);
}

export function useCartPanel(): PanelState {
  return useStore(useCartServices().panel);
}
