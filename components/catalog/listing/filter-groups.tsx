import type { ReactNode, ToggleEvent } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { useFirstOpening } from '@/components/ui/use-first-opening';
import type { FacetLink } from '@/lib/catalog/listing/facet-links';
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

/** Number of values shown before 'Ver mais'. */
const VISIBLE_VALUES = 8;

type ValuesProps = {
  links: readonly FacetLink[];
  /** Whether a value replaces the previous one, as with price ranges. */
  isSingle: boolean;
};

/** The remaining values, rendered only once the shopper opens them. */
function MoreValues({ links, isSingle }: ValuesProps) {
  const { wasOpened, details } = useFirstOpening(links.some(({ isActive }) => isActive));
  const values = <FacetValues links={links} isSingle={isSingle} />;
  return (
    <details open={wasOpened} {...details}>
      <summary className={styles.more}>Ver mais {links.length}</summary>
      {wasOpened ? values : <noscript>{values}</noscript>}
    </details>
  );
}

function FacetValues({ links, isSingle }: ValuesProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ label, href, isActive, image, count }) => (
        <li key={label} data-count={count}>
          {/* nofollow: crawlers gain nothing from every combination of filters. */}
          <ListingLink
            className={styles.value}
            href={href}
            rel="nofollow"
            aria-current={isActive || undefined}
            data-single={isSingle ? '' : undefined}
          >
            {image ? <img src={image} alt="" loading="lazy" /> : null}
            {label}
          </ListingLink>
        </li>
      ))}
    </ul>
  );
}

/** Filter groups that the shopper has opened or closed in this tab, by name; the next list would forget them. */
const toggled = new Map<string, boolean>();

/**
 * Whether a filter group is open (as the shopper left it, otherwise `open`), and a handler for the `toggle` event of
 * its `details` that records it.
 */
export function facetOpening(nome: string, open: boolean) {
  const isOpen = toggled.get(nome) ?? open;
  const remember = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    // The event also fires if a render opens or closes the group, for example when its last selected value is removed.
    if (toggled.has(nome) || currentTarget.open !== isOpen) toggled.set(nome, currentTarget.open);
  };
  return { isOpen, remember };
}

/** A filter group. Once it is open, its values are links to the filtered lists; active values are marked. */
export function FacetGroup({
  nome,
  links,
  isSingle,
  open,
  children,
}: ValuesProps & {
  nome: string;
  open: boolean;
  /** Content below the values. Always rendered, because a browser assistant may use it while the group is collapsed. */
  children?: ReactNode;
}) {
  const rest = links.slice(VISIBLE_VALUES);
  const { isOpen, remember } = facetOpening(nome, open);
  const { wasOpened, details } = useFirstOpening(isOpen);
  function onToggle(event: ToggleEvent<HTMLDetailsElement>) {
    remember(event);
    details.onToggle();
  }
  return (
    <Disclosure title={nome} open={isOpen} details={{ ...details, onToggle }}>
      {wasOpened ? (
        <>
          <FacetValues links={links.slice(0, VISIBLE_VALUES)} isSingle={isSingle} />
          {rest.length > 0 ? <MoreValues links={rest} isSingle={isSingle} /> : null}
        </>
      ) : (
        // All values, because a noscript cannot contain another one.
        <noscript>
          <FacetValues links={links} isSingle={isSingle} />
        </noscript>
      )}
      {children}
    </Disclosure>
  );
}

/** Number of groups that are open from the start, in addition to the price. */
const OPEN_GROUPS = 2;

/** Whether a group is open from the start: the first ones, the price, and those with an active value. */
export function isInitiallyOpen(
  { id, links }: { id: string; links: readonly FacetLink[] },
  index: number,
  openGroups = OPEN_GROUPS,
): boolean {
  return index < openGroups || id === 'preco' || links.some(({ isActive }) => isActive);
}
