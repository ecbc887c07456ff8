'use client';

import { useContext } from 'react';
import { useChosenSizeHref } from '@/components/catalog/buy-box/purchase-context';
import {
  FavouriteButtonContext,
  type FavouriteButtonProps,
} from '@/components/catalog/card/favourite-context';
import { buttonProps } from '@/components/ui/button';
import { HeartIcon } from '@/components/ui/icons-shop';

/** Favourite button of the product page, which keeps the chosen size, with a placeholder while its code is loading. */
export function ProductFavourite(product: FavouriteButtonProps) {
  const FavouriteButton = useContext(FavouriteButtonContext);
  const href = useChosenSizeHref(product.href);
  return (
    <div className="scripted">
      {FavouriteButton === null ? (
        <span {...buttonProps({ variant: 'quiet', size: 'sm' })} aria-hidden="true">
          <HeartIcon />
          Favoritar
        </span>
      ) : (
        <FavouriteButton {...product} href={href} withLabel />
      )}
    </div>
  );
}
