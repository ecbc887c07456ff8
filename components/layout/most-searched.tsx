'use client';

import footer from './footer.module.css';
import { LinkList } from './link-list';
import styles from './most-searched.module.css';

/** From this many entries on the list is higher than its collapsed height on every screen. */
const WORTH_FOLDING = 20;
const TITLE = 'mais-buscados';

/**
 * 'Most searched' list of the footer, 190 px high until it is opened (FOOT-07, FOOT-08). The native details tells the
 * style sheet what to show, so it needs no script. A client component although it does nothing there: so the page's
 * payload carries the entries once instead of all their markup.
 */
export function MostSearched({ links }: { links: readonly { label: string; href: string }[] }) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.root} aria-labelledby={TITLE} data-print="hide">
      <h2 className={footer.menuTitle} id={TITLE}>
        Mais buscados
      </h2>
      <LinkList links={links} className={styles.list} linkClassName={footer.link} />
      {links.length >= WORTH_FOLDING ? (
        <details className={styles.more}>
          <summary>
            <span className={styles.closed}>Ver todos</span>
            <span className={styles.opened}>Ver menos</span>
          </summary>
        </details>
      ) : null}
    </nav>
  );
}
