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
 * Reports a page's list if it has no product cards or they hydrate later. Render it before the page's tracker; it
 * shows nothing.
 */
export function ListedProducts({ cards }: { cards: readonly CardFacts[] }) {
  useEffect(() => {
    for (const card of cards) registerCard(toListedProduct(card), window.location.pathname);
  }, [cards]);
  return null;
}

/**
 * Publishes the page's subject to tracking when shown. Render it after the page's cards, which report themselves
 * first. Shows nothing.
 */
export function PageViewTracker({ page }: { page: PageData }) {
  useEffect(() => registerPage(page, window.location.pathname), [page]);
  return null;
}
