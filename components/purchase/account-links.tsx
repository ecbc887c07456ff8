'use client';

import Link from 'next/link';
import { CountBadge, iconButtonProps } from '@/components/ui/icon-button';
import { HeartIcon, UserIcon } from '@/components/ui/icons-shop';
import { deviceFavourites } from '@/lib/purchase/favourites/favourites-state';
import { useStore } from '@/lib/shared/store';
import styles from './account-links.module.css';

type Props = {
  /** Sign-in page and wish list of the store site. */
  accessHref: string;
  wishListHref: string;
};

/**
 * Account and favourites in the header. On wide screens the heart leads to the wish list of the store site, or to the
 * favourites of this device if there are any; on phones to these, with their number once they are read.
 */
export function AccountLinks({ accessHref, wishListHref }: Props) {
  const count = useStore(deviceFavourites, ({ length }) => length);
  return (
    <>
      <a {...iconButtonProps()} href={accessHref} aria-label="Entrar na minha conta">
        <UserIcon />
      </a>
      <span className={styles.device}>
        <Link
          {...iconButtonProps()}
          href="/favoritos"
          prefetch={false}
          aria-label={count > 0 ? `Favoritos, ${count}` : 'Favoritos'}
        >
          <HeartIcon />
          <CountBadge text={count > 0 ? String(count) : ''} />
        </Link>
      </span>
      <span className={styles.wishList}>
        <a {...iconButtonProps()} href={count > 0 ? '/favoritos' : wishListHref} aria-label="Meus favoritos">
          <HeartIcon />
        </a>
      </span>
    </>
  );
}
