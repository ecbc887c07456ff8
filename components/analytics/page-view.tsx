'use client';

import { useEffect } from 'react';
import {
  type CardSummary,
  type PageData,
  registerCard,
  registerPage,
  toListedProduct,
} from '@/lib/catalog/page-view';

/**
 * Reports the products of a page that has no product cards, or whose cards hydrate later. Render it before the page's
 * tracker. It renders nothing.
 */
export function ListedProducts({ cards }: { cards: readonly CardSummary[] }) {
  useEffect(() => {
    for (const card of cards) registerCard(toListedProduct(card), window.location.pathname);
  }, [cards]);
  return null;
}

/**
 * Publishes the page's subject to tracking when the page is shown. Render it after the page's cards, which report
 * themselves first. It renders nothing.
 */
export function PageViewTracker({ page }: { page: PageData }) {
  useEffect(() => registerPage(page, window.location.pathname), [page]);
  return null;
}
