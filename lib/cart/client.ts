'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { fetchFromGateway } from '@/lib/gateway/browser';
import type { Carrinho } from '@/lib/store-api/schemas/carrinho';
import type { Configuracoes } from '@/lib/store-api/schemas/configuracoes';
import { CLOSED, type PanelState, type PanelStore } from './panel-state';
import type { CartWriter } from './writer';

/** SWR key of the cart; tracking and the internal-sale bar read the same entry. */
export const CART_KEY = '/v2/front/checkout/cart';
export const SETTINGS_KEY = '/v2/front/settings';

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

/**
 * The shopper's cart, asked for after hydration and again when the tab gets the focus; undefined until it is
 * there. `failed` when it could not be read and none is known.
 */
export function useCart(): { cart: Carrinho | undefined; failed: boolean } {
  const { writer } = useCartServices();
  const { data, error } = useSWR<Carrinho | undefined>(CART_KEY, () => writer.read(), {
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  });
  return { cart: data, failed: data === undefined && error !== undefined };
}

/** State of the cart's panel (CART-14). */
export function useCartPanel(): PanelState {
  const { panel } = useCartServices();
  return useSyncExternalStore(panel.subscribe, panel.get, () => CLOSED);
}

/** The shop's settings, read once (API-21); undefined until they are there. */
export function useSettings(): Configuracoes | undefined {
  const { data } = useSWR<{ configuracoes: Configuracoes }>(SETTINGS_KEY, fetchFromGateway, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data?.configuracoes;
}
