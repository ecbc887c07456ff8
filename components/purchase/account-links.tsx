'use client';

import Link from 'next/link';
import { CountBadge, iconButtonProps } from '@/components/ui/icon-button';
import { HeartIcon, UserIcon } from '@/components/ui/icons-account';
import { deviceFavourites } from '@/lib/purchase/favourites/favourites-state';
import { useStore } from '@/lib/shared/store';
import styles from './account-links.module.css';

type Props = {
  /** Login page and wish list of the store site. */
  accessHref: string;
  wishListHref: string;
};

/**
 * Account and favourites in the header. The login page leads customers who have entered to their account. On wide screens
 * the heart links to the wish list of the store site, or to the favourites saved on this device if there are any; on
 * phones it always links to the latter. Their number is shown once they have been read.
 */
export function AccountLinks({ accessHref, wishListHref }: Props) {
  const count = useStore(deviceFavourites, ({ length }) => length);
  const number = count > 0 ? String(count) : '';
  const places = [
    [styles.device, '/favoritos', 'Favoritos'],
    [styles.wishList, number ? '/favoritos' : wishListHref, 'Meus favoritos'],
  ] as const;
  return (
    <>
      <a {...iconButtonProps()} href={accessHref} aria-label="Minha conta">
        <UserIcon />
      </a>
      {places.map(([className, href, label]) => (
        <span className={className} key={label}>
          <Link
            {...iconButtonProps()}
            href={href}
            prefetch={false}
            aria-label={number ? `${label}, ${number}` : label}
          >
            <HeartIcon />
            <CountBadge text={number} />
          </Link>
        </span>
      ))}
    </>
  );
}
