'use client';

import type { MouseEvent } from 'react';
import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { choiceFromLink } from '@/lib/catalog/listing/choices';
import { fitFilterText, narrowingSizeLinks } from '@/lib/catalog/listing/size-filter';
import { isPlainClick } from './listing-link';
import { useListing, useMarkedFacets } from './listing-provider';
import styles from './quick-filters.module.css';

/**
 * Link that filters the list by the sizes that fit the shopper. Renders nothing if the list has no size filter, the
 * shopper has no measurements, or other sizes filter the list. Sizes are sent only on click, like any filter.
 */
export function FitFilter() {
  const own = useShopperMeasure();
  const { page, facets, state, choose } = useListing();
  const { groups } = useMarkedFacets();
  const links = own ? narrowingSizeLinks(groups, own.fit.fittingSizes(own.measures)) : [];
  const [first] = links;
  if (!first) return null;
  const isOn = links.every(({ isActive }) => isActive);
  const changed = links.filter(({ isActive }) => isActive === isOn);

  function apply(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    for (const { href } of changed)
      choose(choiceFromLink(page, facets, href, false, state.get().choices), link);
  }

  return (
    <a
      className={styles.filter}
      href={(changed[0] ?? first).href}
      rel="nofollow"
      aria-current={isOn ? 'true' : undefined}
      onClick={apply}
    >
      {fitFilterText(links, own?.fit.areSizesSure(own.measures) ?? false)}
    </a>
  );
}
