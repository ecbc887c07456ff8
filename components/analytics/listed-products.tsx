'use client';

import { useEffect } from 'react';
import { type CardFacts, registerCard, toListedProduct } from '@/lib/catalog/page-view';

/**
 * Announces what a page lists, where there are no product cards or they hydrate later. Stands before the page's
 * tracker; shows nothing.
 */
export function ListedProducts({ cards }: { cards: readonly CardFacts[] }) {
  useEffect(() => {
    for (const card of cards) registerCard(toListedProduct(card), window.location.pathname);
  }, [cards]);
  return null;
}
