import Link from 'next/link';
import type { CategoryLink, CategoryTree } from '@/lib/listing/facets';
import styles from './filter-panel.module.css';

function Links({ links, above = false }: { links: readonly CategoryLink[]; above?: boolean }) {
  return links.map(({ nome, href }) => (
    <li key={href}>
      <Link
        className={above ? `${styles.category} ${styles.above}` : styles.category}
        href={href}
        prefetch={false}
      >
        {nome}
      </Link>
    </li>
  ));
}

/** Where the shopper is among the categories: levels above, this one, those inside and beside it (LIST-19). */
export function CategoryNav({ categorias }: { categorias: CategoryTree }) {
  const { niveisAnteriores, atual, filhas, irmas } = categorias;
  return (
    <nav className={styles.categories} aria-label="Categorias" data-soft>
      <ul className={styles.list}>
        <Links links={niveisAnteriores} above />
        {atual ? (
          <li>
            <span className={styles.category} aria-current="page">
              {atual}
            </span>
            {filhas.length > 0 ? (
              <ul className={styles.children}>
                <Links links={filhas} />
              </ul>
            ) : null}
          </li>
        ) : (
          <Links links={filhas} />
        )}
        <Links links={irmas} />
      </ul>
    </nav>
  );
}
