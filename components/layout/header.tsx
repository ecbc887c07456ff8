import Link from 'next/link';
import type { ReactNode } from 'react';
import { iconButtonLook } from '@/components/ui/icon-button';
import { HeartIcon, UserIcon } from '@/components/ui/icons-shop';
import type { Storefront } from '@/lib/storefront/storefront';
import { Container } from './container';
import styles from './header.module.css';
import { MainMenu } from './main-menu';
import { MenuDrawer } from './menu-drawer';
import type { MenuLink } from './menu-link';
import { Wordmark } from './wordmark';

type Props = {
  storefront: Pick<Storefront, 'name' | 'wordmark'>;
  menu: readonly MenuLink[];
  /** Store site's /checkout/acesso (HEAD-03) and /minha-conta (HEAD-11). */
  accessHref: string;
  accountHref: string;
  /** Store site's /minha-conta/lista-desejo/ (HEAD-04). */
  wishListHref: string;
  /** Search toggle with its box (HEAD-05, HEAD-09). */
  search: ReactNode;
  /** Cart button with its badge (HEAD-06); 44 px square like its neighbours. */
  cart: ReactNode;
};

/** Thin sticky header: menu, name, tools (HEAD-01 to HEAD-06). A promo bar goes before it (HEAD-10). */
export function Header({ storefront, menu, accessHref, accountHref, wishListHref, search, cart }: Props) {
  return (
    <header className={styles.header} data-print="hide">
      <Container>
        <div className={styles.bar}>
          <div className={styles.start}>
            <MenuDrawer items={menu} accountHref={accountHref} wishListHref={wishListHref} />
          </div>
          <Link className={styles.logo} href="/" prefetch={false}>
            <Wordmark name={storefront.name} wordmark={storefront.wordmark} />
          </Link>
          <div className={styles.menu}>
            <MainMenu items={menu} />
          </div>
          <div className={styles.tools}>
            {search}
            <span className={styles.wide}>
              <a {...iconButtonLook()} href={accessHref} aria-label="Entrar na minha conta">
                <UserIcon />
              </a>
            </span>
            <span className={styles.wide}>
              <a {...iconButtonLook()} href={wishListHref} aria-label="Meus favoritos">
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
