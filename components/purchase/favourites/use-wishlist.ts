'use client';

import { useContext } from 'react';
import { redirectTo } from '@/lib/browser/redirect';
import { useCartServices } from '@/lib/purchase/cart/cart-context';
import { createWishlist, type Wishlist } from '@/lib/purchase/favourites/wishlist';

import { FavouritesPlaceContext } from './favourites-place';

let wishlist: Wishlist | undefined;

/** One for everything on the page: the same product may be on several cards. */
export function useWishlist(): Wishlist {
  const { storeSiteUrl } = useCartServices();
  const place = useContext(FavouritesPlaceContext);
  wishlist ??= createWishlist({
    offersLogin: place === 'login',
    redirectToLogin: () => redirectTo(`${storeSiteUrl}/checkout/acesso`),
    currentPath: () => `${window.location.pathname}${window.location.search}`,
  });
  return wishlist;
}
