import type { ReactNode } from 'react';
import { Container } from '@/components/layout/container';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import { FoldOnPhones } from '@/components/ui/fold-on-phones';
import styles from './page-frame.module.css';
import { SideMenu, type SideMenuGroup } from './side-menu';

type Props = {
  title: string;
  breadcrumb: readonly Crumb[];
  /** Without menus the content takes the full width. */
  menus?: readonly SideMenuGroup[];
  /** Path of this page, marked in the menus. */
  currentPath?: string;
  /** A smaller heading, for a page whose content must fit the first screen. */
  isCompact?: boolean | undefined;
  /** Keeps the footer below the first screen, for content that is read from the device after the first paint. */
  fillsScreen?: boolean;
  children: ReactNode;
};

/** Layout of text pages: breadcrumb, heading, side menus and content. */
export function PageFrame({
  title,
  breadcrumb,
  menus = [],
  currentPath = '',
  isCompact,
  fillsScreen,
  children,
}: Props) {
  const shown = menus.filter(({ links }) => links.length > 0);
  return (
    <Container>
      <article className={styles.frame}>
        <Breadcrumb items={breadcrumb} />
        <header className={styles.head} data-compact={isCompact}>
          <h1 className={styles.title}>{title}</h1>
        </header>
        <div className={styles.columns}>
          <div className={styles.main} data-fills-screen={fillsScreen}>
            {children}
          </div>
          {shown.length > 0 ? (
            <div className={styles.sidebar} data-print="hide">
              <FoldOnPhones>
                {shown.map((group) => (
                  <SideMenu group={group} currentPath={currentPath} key={group.title} />
                ))}
              </FoldOnPhones>
            </div>
          ) : null}
        </div>
      </article>
    </Container>
  );
}

/** Spaces the text of a page and its larger blocks. */
export function ContentStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
