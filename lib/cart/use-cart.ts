'use client';

import useSWR from 'swr';
import type { Carrinho } from '@/lib/store-api/schemas/carrinho';
import { useCartServices, useKnownCart } from './client';

/** SWR key of the cart: whoever shows the whole cart shares its asking. */
export const CART_KEY = '/v2/front/checkout/cart';

/**
 * The shopper's cart, kept fresh: asked for when none is known yet and again when the tab gets the focus. `failed`
 * when it could not be read and none is known. The header's badge does without (`useKnownCart`), so that this and
 * SWR need not be in the first load.
 */
export function useCart(): { cart: Carrinho | undefined; failed: boolean } {
  const { writer } = useCartServices();
  const cart = useKnownCart();
  const { error } = useSWR(CART_KEY, () => writer.read(), {
    revalidateOnMount: cart === undefined,
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  });
  return { cart, failed: cart === undefined && error !== undefined };
}
