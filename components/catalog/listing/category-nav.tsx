import type { CategoryLink, CategoryTree } from '@/lib/catalog/listing/facets';
import styles from './filter-panel.module.css';
import { ListingLink } from './listing-link';

function CategoryLinks({
  links,
  isAncestor = false,
}: {
  links: readonly CategoryLink[];
  isAncestor?: boolean;
}) {
  return links.map(({ nome, href }) => (
    <li key={href}>
      <ListingLink
        className={isAncestor ? `${styles.category} ${styles.above}` : styles.category}
        href={href}
      >
        {nome}
      </ListingLink>
    </li>
  ));
}

/** Position in the category tree: levels above, current category, children and siblings. */
export function CategoryNav({ categorias }: { categorias: CategoryTree }) {
  const { niveisAnteriores, atual, filhas, irmas } = categorias;
  return (
    <nav className={styles.categories} aria-label="Categorias">
      <ul className={styles.list}>
        <CategoryLinks links={niveisAnteriores} isAncestor />
        {atual ? (
          <li>
            <span className={styles.category} aria-current="page">
              {atual}
            </span>
            {filhas.length > 0 ? (
              <ul className={styles.children}>
                <CategoryLinks links={filhas} />
              </ul>
            ) : null}
          </li>
        ) : (
          <CategoryLinks links={filhas} />
        )}
        <CategoryLinks links={irmas} />
      </ul>
    </nav>
  );
}
