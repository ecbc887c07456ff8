'use client';

import { useContext, useState } from 'react';
import { useChosenSizeHref } from '@/components/catalog/buy-box/purchase-context';
import {
  FavouriteButtonContext,
  type FavouriteButtonProps,
} from '@/components/catalog/card/favourite-context';
import { Button } from '@/components/ui/button';
import { HeartIcon } from '@/components/ui/icons-shop';

/** Favourite button of the product page, which keeps the chosen size. While its code is loading, a press is remembered. */
export function ProductFavourite(product: FavouriteButtonProps) {
  const FavouriteButton = useContext(FavouriteButtonContext);
  const [isPressed, setPressed] = useState(false);
  const href = useChosenSizeHref(product.href);
  return (
    <div className="scripted">
      {FavouriteButton === null ? (
        <Button variant="quiet" size="sm" busy={isPressed} onClick={() => setPressed(true)}>
          <HeartIcon />
          Favoritar
        </Button>
      ) : (
        <FavouriteButton {...product} href={href} withLabel isPressed={isPressed} />
      )}
    </div>
  );
}
