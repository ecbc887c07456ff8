'use client';

import useSWR from 'swr';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import { useCachedCart, useCartServices } from './cart-context';

/** SWR key of the cart: components that show it share one request. */
export const CART_KEY = '/v2/front/checkout/cart';

/**
 * The cart, refetched when the tab gets the focus. `failed` when there is none and it could not be read. The header's
 * badge uses `useCachedCart` instead, which keeps this and SWR out of the first load.
 */
export function useCart(): { cart: Carrinho | undefined; failed: boolean } {
  const { cartClient } = useCartServices();
  const cart = useCachedCart();
  const { error } = useSWR(CART_KEY, () => cartClient.read(), {
    revalidateOnMount: cart === undefined,
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  });
  return { cart, failed: cart === undefined && error !== undefined };
}
