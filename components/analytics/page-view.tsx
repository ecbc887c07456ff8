'use client';

import { useEffect } from 'react';
import {
  type CardFacts,
  type PageData,
  registerCard,
  registerPage,
  toListedProduct,
} from '@/lib/catalog/page-view';

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

/**
 * Publishes what the page is about to tracking when it is shown. Stands after the page's cards, which announce
 * themselves first. Shows nothing.
 */
export function PageViewTracker({ page }: { page: PageData }) {
  useEffect(() => registerPage(page, window.location.pathname), [page]);
  return null;
}
