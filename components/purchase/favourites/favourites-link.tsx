'use client';

import Link from 'next/link';
import { CountBadge, iconButtonProps } from '@/components/ui/icon-button';
import { HeartIcon } from '@/components/ui/icons-shop';
import { deviceFavourites } from '@/lib/purchase/favourites/device-favourites';
import { useStore } from '@/lib/shared/use-store';

/** Heart of the header on phones, with the number of favourites on this device once they are read. */
export function FavouritesLink() {
  const count = useStore(deviceFavourites, ({ length }) => length);
  return (
    <Link
      {...iconButtonProps()}
      href="/favoritos"
      prefetch={false}
      aria-label={count > 0 ? `Meus favoritos, ${count}` : 'Meus favoritos'}
    >
      <HeartIcon />
      <CountBadge text={count > 0 ? String(count) : ''} />
    </Link>
  );
}
