import Link from 'next/link';
import type { ReactNode } from 'react';
import { iconButtonProps } from '@/components/ui/icon-button';
import { HeartIcon, UserIcon } from '@/components/ui/icons-shop';
import type { Wordmark as Mark } from '@/lib/config/storefronts/storefront';
import type { MenuLink } from '@/lib/shared/menu-link';
import { Container } from './container';
import styles from './header.module.css';
import { MainMenu } from './main-menu';
import { MenuDrawer } from './menu-drawer';
import { Wordmark } from './wordmark';

type Props = {
  /** Name of the shop, and what stands for it. */
  name: string;
  wordmark: Mark;
  menu: readonly MenuLink[];
  /** Sign-in and account page of the store site. */
  accessHref: string;
  accountHref: string;
  /** Wish list of the store site. */
  wishListHref: string;
  /** Search button with its field. */
  search: ReactNode;
  /** Link of phones to the favourites of this device; wide screens lead to the wish list. */
  favourites: ReactNode;
  /** Cart button; 44 px square like its siblings. */
  cart: ReactNode;
};

/** Sticky header: menu, logo, tools. */
export function Header(props: Props) {
  const { name, wordmark, menu, accessHref, accountHref, wishListHref, search, favourites, cart } = props;
  return (
    <header className={styles.header} data-print="hide">
      <Container>
        <div className={styles.bar}>
          <div className={styles.start}>
            <MenuDrawer items={menu} accountHref={accountHref} wishListHref={wishListHref} />
          </div>
          <Link className={`tap ${styles.logo}`} href="/" prefetch={false}>
            <Wordmark name={name} wordmark={wordmark} />
          </Link>
          <div className={styles.menu}>
            <MainMenu items={menu} />
          </div>
          <div className={styles.tools}>
            {search}
            <span className={styles.wide}>
              <a {...iconButtonProps()} href={accessHref} aria-label="Entrar na minha conta">
                <UserIcon />
              </a>
            </span>
            <span className={styles.favourites}>{favourites}</span>
            <span className={styles.wishList}>
              <a {...iconButtonProps()} href={wishListHref} aria-label="Meus favoritos">
                <HeartIcon />
              </a>
            </span>
            {cart}
          </div>
        </div>
      </Container>
    </header>
  );
}
