'use client';

import { useEffect } from 'react';
import type { PageFacts } from '@/lib/tracking/facts';
import { announcePage } from '@/lib/tracking/view-store';

/**
 * Tells tracking what the page is about when it is shown (TRACK-03). Stands after the page's cards, which tell
 * of themselves first. Shows nothing.
 */
export function PageTracking({ page }: { page: PageFacts }) {
  useEffect(() => announcePage(page, window.location.pathname), [page]);
  return null;
}
