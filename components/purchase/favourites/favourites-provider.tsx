'use client';

import type { ReactNode } from 'react';
import { FavouriteButtonContext } from '@/components/catalog/card/favourite-context';
import { useLazyModule, useWhenIdle } from '@/components/ui/lazy-loading';
import type { FavouritesPlace } from '@/lib/purchase/favourites/favourites-state';

const loadFavouriteButton = () => import('./favourite-button');
const ignoreUnavailable = () => {
  // Favourites are optional.
};

type Props = { place?: FavouritesPlace; children: ReactNode };

/** Gives every card and product inside it a favourite button, whose code is loaded after the page's code. */
export function FavouritesProvider({ place = 'login', children }: Props) {
  const loaded = useLazyModule(loadFavouriteButton, useWhenIdle(), ignoreUnavailable);
  return (
    <FavouriteButtonContext value={loaded?.FavouriteButton ?? null}>
      {children}
      {loaded ? <loaded.FavouritesHost place={place} /> : null}
    </FavouriteButtonContext>
  );
}
