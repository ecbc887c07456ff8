import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Wordmark as Mark } from '@/lib/config/storefronts/storefront';
import { encodeCompactJson } from '@/lib/shared/encode-compact-json';
import type { MenuLink } from '@/lib/shared/menu-link';
import { Container } from './container';
import styles from './header.module.css';
import { MainMenu } from './main-menu';
import { MenuDrawer } from './menu-drawer';
import { Wordmark } from './wordmark';

/** Help page of the shop, on every platform. Phones have help in their menu. */
const HELP_PATH = '/pagina/perguntas-frequentes';

type Props = {
  /** Name of the shop, and its logo. */
  name: string;
  wordmark: Mark;
  menu: readonly MenuLink[];
  /** Account page of the store site, for the menu on phones, and its wish list. */
  accountHref: string;
  wishListHref: string;
  /** Link to the page for the shopper's measurements. */
  measureHref?: string;
  /** Search button with its field. */
  search: ReactNode;
  /** Search button of narrow screens, before the logo. */
  searchOpener: ReactNode;
  /** Links to account and favourites; 44 px square like their siblings. */
  account: ReactNode;
  /** Cart button; 44 px square like its siblings. */
  cart: ReactNode;
};

/** Sticky header: menu, logo, buttons. */
export function Header(props: Props) {
  const { name, wordmark, menu, search, searchOpener, account, cart, ...drawer } = props;
  const encodedMenu = encodeCompactJson(menu);
  return (
    <header className={styles.header} data-print="hide">
      <Container>
        <div className={styles.bar}>
          <div className={styles.start}>
            <MenuDrawer menu={encodedMenu} {...drawer} />
            {searchOpener}
          </div>
          <Link className={`tap ${styles.logo}`} href="/" prefetch={false}>
            <Wordmark name={name} wordmark={wordmark} />
          </Link>
          <div className={styles.menu}>
            <MainMenu menu={encodedMenu} measureHref={drawer.measureHref} />
          </div>
          <div className={styles.tools}>
            <Link className={`tap ${styles.help}`} href={HELP_PATH} prefetch={false}>
              Ajuda
            </Link>
            <div className={styles.search}>{search}</div>
            {account}
            {cart}
          </div>
        </div>
      </Container>
    </header>
  );
}
