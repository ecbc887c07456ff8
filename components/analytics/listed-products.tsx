'use client';

import { useEffect } from 'react';
import type { ListedProduct } from '@/lib/catalog/page-view';
import { announceCard } from '@/lib/catalog/page-view';

/**
 * Announces what a page lists, where there are no product cards or they hydrate later. Stands before the page's
 * tracker; shows nothing.
 */
export function ListedProducts({ produtos }: { produtos: readonly ListedProduct[] }) {
  useEffect(() => {
    for (const product of produtos) announceCard(product, window.location.pathname);
  }, [produtos]);
  return null;
}
