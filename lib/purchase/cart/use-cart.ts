'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import { useCartServices } from './cart-context';

/** SWR key of the cart. Components that use it share one request. */
export const CART_KEY = '/v2/front/checkout/cart';

/**
 * The cart in SWR, refetched when the tab gets the focus. All calls go through the cartClient's queue. A
 * change is written to SWR's cache when it is made, and again when the platform has confirmed it, in this or
 * another tab. `failed` means that the read failed and no cart is cached. The header's badge uses
 * `useCachedCart` instead, to keep SWR out of the first load. `retry` reads it again.
 */
export function useCart(): { cart: Carrinho | undefined; failed: boolean; retry: () => void } {
  const { cartClient } = useCartServices();
  const known = cartClient.cart.get();
  const { data, error, isValidating, mutate } = useSWR(CART_KEY, () => cartClient.read(), {
    ...(known ? { fallbackData: known } : {}),
    revalidateOnMount: known === undefined,
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  });

  useEffect(() => {
    const publish = () => void mutate(cartClient.cart.get(), { revalidate: false });
    // The cart may have changed since the first render.
    if (cartClient.cart.get() !== undefined) publish();
    return cartClient.cart.subscribe(publish);
  }, [cartClient, mutate]);

  return {
    cart: data,
    failed: data === undefined && error !== undefined && !isValidating,
    retry: () => void mutate(),
  };
}
