'use client';

import { useContext } from 'react';
import { buttonLook } from '@/components/ui/button';
import { HeartIcon } from '@/components/ui/icons-shop';
import { HeartContext, type HeartProps } from './card-heart';

/** Favourite toggle of the product page; its place is kept from the beginning, so that nothing moves. */
export function ProductHeart(product: HeartProps) {
  const Heart = useContext(HeartContext);
  return (
    <div className="scripted">
      {Heart === null ? (
        <span {...buttonLook({ variant: 'quiet', size: 'sm' })} aria-hidden="true">
          <HeartIcon />
          Favoritar
        </span>
      ) : (
        <Heart {...product} inWords />
      )}
    </div>
  );
}
