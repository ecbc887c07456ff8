'use client';

import { redirectTo } from '@/lib/browser/redirect';
import { useCartServices } from '@/lib/purchase/cart/cart-context';
import { favouritesPlace } from '@/lib/purchase/favourites/place';
import { createWishlist, type Wishlist } from '@/lib/purchase/favourites/wishlist';

let wishlist: Wishlist | undefined;

/** One for everything on the page: the same product may be on several cards. */
export function useWishlist(): Wishlist {
  const { storeSiteUrl } = useCartServices();
  wishlist ??= createWishlist({
    offersLogin: () => favouritesPlace.get() === 'login',
    redirectToLogin: () => redirectTo(`${storeSiteUrl}/checkout/acesso`),
    currentPath: () => `${window.location.pathname}${window.location.search}`,
  });
  return wishlist;
}
