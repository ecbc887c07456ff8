'use client';

import { useContext } from 'react';
import {
  FavouriteButtonContext,
  type FavouriteButtonProps,
} from '@/components/catalog/card/favourite-context';
import { buttonProps } from '@/components/ui/button';
import { HeartIcon } from '@/components/ui/icons-shop';

/** Favourite button of the product page, with a placeholder while its code is loading. */
export function ProductFavourite(product: FavouriteButtonProps) {
  const FavouriteButton = useContext(FavouriteButtonContext);
  return (
    <div className="scripted">
      {FavouriteButton === null ? (
        <span {...buttonProps({ variant: 'quiet', size: 'sm' })} aria-hidden="true">
          <HeartIcon />
          Favoritar
        </span>
      ) : (
        <FavouriteButton {...product} withLabel />
      )}
    </div>
  );
}
