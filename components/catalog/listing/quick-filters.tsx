'use client';

import { useState } from 'react';
import { quickChoices } from '@/lib/catalog/listing/quick-choices';
import { sizeLetter } from '@/lib/catalog/product/fit';
import { FitFilter } from './fit-filter';
import { ListingLink } from './listing-link';
import { useMarkedFacets } from './listing-provider';
import styles from './quick-filters.module.css';

/** Width in px from which more than one line of the list is seen with the filters. */
const TABLET = 768;

/**
 * The sizes that fit the shopper, and on phones the most used filters, which apply at once. Their order does not change
 * with the list, so that a second tap hits what the shopper sees.
 */
export function QuickFilters() {
  const { groups } = useMarkedFacets();
  const [offered] = useState(() => (window.innerWidth < TABLET ? quickChoices(groups) : []));
  const links = offered.flatMap(({ id, label }) =>
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
