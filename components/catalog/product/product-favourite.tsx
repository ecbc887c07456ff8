'use client';

import { useContext, useState } from 'react';
import { useChosenSizeHref } from '@/components/catalog/buy-box/purchase-context';
import {
  FavouriteButtonContext,
  type FavouriteButtonProps,
} from '@/components/catalog/card/favourite-context';
import { Button } from '@/components/ui/button';
import { HeartIcon } from '@/components/ui/icons-account';
import styles from '../gallery/gallery.module.css';

/**
 * Favourite button on the picture of the product page, which saves the chosen size. Focus and a click are remembered
 * while its code loads.
 */
export function ProductFavourite(product: FavouriteButtonProps) {
  const FavouriteButton = useContext(FavouriteButtonContext);
  const [early, setEarly] = useState<FavouriteButtonProps['early']>();
  const href = useChosenSizeHref(product.href);
  return (
    <div className={`scripted ${styles.favourite}`} data-print="hide">
      {FavouriteButton === null ? (
        <Button
          variant="quiet"
          size="sm"
          busy={early === 'press'}
          onFocus={() => setEarly(early ?? 'focus')}
          onClick={() => setEarly('press')}
        >
          <HeartIcon />
          <span>Favoritar</span>
        </Button>
      ) : (
        <FavouriteButton {...product} href={href} withLabel early={early} />
      )}
    </div>
  );
}
