'use client';

import { useEffect } from 'react';
import type { PageData } from '@/lib/catalog/page-view';
import { registerPage } from '@/lib/catalog/page-view';

/**
 * Publishes what the page is about to tracking when it is shown. Stands after the page's cards, which announce
 * themselves first. Shows nothing.
 */
export function PageViewTracker({ page }: { page: PageData }) {
  useEffect(() => registerPage(page, window.location.pathname), [page]);
  return null;
}
