'use client';

import { type CompactJson, decodeCompactJson } from '@/lib/shared/compact-json';
import footer from './footer.module.css';
import { LinkList } from './links';
import styles from './most-searched.module.css';

const TITLE_ID = 'mais-buscados';

/**
 * List of popular searches in the footer, collapsed to a fixed height. The style sheet reads the state of the native
 * `details`, so it needs no JavaScript. As a client component it adds only its entries to the page's payload, not its
 * markup a second time.
 */
export function MostSearched({
  links: encoded,
}: {
  links: CompactJson<readonly { label: string; href: string }[]>;
}) {
  const links = decodeCompactJson(encoded);
  if (links.length === 0) return null;
  return (
    <nav className={styles.root} aria-labelledby={TITLE_ID} data-print="hide">
      <div className="spread">
        <h2 className={footer.menuTitle} id={TITLE_ID}>
          Mais buscados
        </h2>
        <details className={styles.toggle}>
          <summary>
            <span className={styles.expandLabel}>Ver todos</span>
            <span className={styles.collapseLabel}>Ver menos</span>
          </summary>
        </details>
      </div>
      <LinkList links={links} className={`${styles.list} ${footer.links}`} />
    </nav>
  );
}
