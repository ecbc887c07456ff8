'use client';

import type { ReactNode } from 'react';
import { FavouriteButtonContext } from '@/components/catalog/card/favourite-context';
import { useOnDemand, useWhenIdle } from '@/components/ui/lazy-loading';

const loadWishlistButton = () => import('./wishlist-button');
const ignoreUnavailable = () => {
  // Favourites are optional.
};

/** Gives every card and product below a favourite toggle, whose code is loaded after the page's own. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const loaded = useOnDemand(loadWishlistButton, useWhenIdle(), ignoreUnavailable);
  return <FavouriteButtonContext value={loaded?.WishlistButton ?? null}>{children}</FavouriteButtonContext>;
}
