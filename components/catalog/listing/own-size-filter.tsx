'use client';

import type { MouseEvent } from 'react';
import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { choiceFromLink } from '@/lib/catalog/listing/choices';
import { ownSizeLinks, ownSizeText } from '@/lib/catalog/listing/own-size';
import { isPlainClick } from './listing-link';
import { useListing, useMarkedFacets } from './listing-provider';
import styles from './listing-toolbar.module.css';

/**
 * The list's own filter of sizes, set to those that suit the shopper; nothing without either. What is sent is a filter
 * as any other, and only when it is pressed.
 */
export function OwnSizeFilter() {
  const own = useShopperMeasure();
  const { page, facets, choose } = useListing();
  const { groups } = useMarkedFacets();
  const links = own ? ownSizeLinks(groups, own.fit.fittingSizes(own.measures)) : [];
  const [first] = links;
  if (!first) return null;
  const isActive = links.every(({ ativo }) => ativo);
  const changed = links.filter(({ ativo }) => ativo === isActive);

  function apply(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    for (const { href } of changed) choose(choiceFromLink(page, facets, href), link);
  }

  return (
    <a
      className={styles.chip}
      href={(changed[0] ?? first).href}
      rel="nofollow"
      aria-current={isActive ? 'true' : undefined}
      onClick={apply}
    >
      {ownSizeText(links, own?.fit.areSizesSure(own.measures) ?? false)}
    </a>
  );
}
