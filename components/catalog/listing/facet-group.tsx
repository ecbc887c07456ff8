import type { ReactNode, ToggleEvent } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { useFirstOpening } from '@/components/ui/use-first-opening';
import type { FacetLink } from '@/lib/catalog/listing/facet-links';
import { facetOpening } from './facet-opening';
import styles from './filter-panel.module.css';
import { PRODUCTS_ID } from './ids';
import { ListingLink } from './listing-link';

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
          {links.some(({ isActive }) => isActive) ? (
            // After a choice, the next groups are between a keyboard user and the results.
            <a className="visually-hidden" href={`#${PRODUCTS_ID}`}>
              Ver os resultados
            </a>
          ) : null}
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
