'use client';

import { quickChoices } from '@/lib/catalog/listing/quick-choices';
import { sizeLetter } from '@/lib/catalog/product/fit';
import { FitFilter } from './fit-filter';
import { ListingLink } from './listing-link';
import { useListing, useMarkedFacets } from './listing-provider';
import styles from './quick-filters.module.css';

/** Width in px from which more than one line of the list is seen with the filters. */
const TABLET = 768;

/** Offered choices by path and search: a choice must not change their order, so that the next tap hits what the shopper sees. */
const offers = new Map<string, ReturnType<typeof quickChoices>>();

/** The sizes that fit the shopper, and on phones the most used filters, which apply at once. */
export function QuickFilters() {
  const { path, query } = useListing().page;
  const { groups } = useMarkedFacets();
  const list = `${path}?${query.busca ?? ''}`;
  const offered = offers.get(list) ?? quickChoices(groups);
  offers.set(list, offered);
  const links = (window.innerWidth < TABLET ? offered : []).flatMap(({ id, label }) =>
    groups
      .filter((group) => group.id === id)
      .flatMap((group) => group.links.filter((link) => link.label === label)),
  );
  return (
    <>
      <FitFilter />
      {links.map(({ label, href, isActive }) => {
        const letter = sizeLetter(label);
        return (
          <ListingLink
            className={styles.filter}
            href={href}
            rel="nofollow"
            aria-current={isActive || undefined}
            aria-label={letter ? label : undefined}
            key={label}
          >
            {letter ?? label}
          </ListingLink>
        );
      })}
    </>
  );
}
