'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { SkeletonItems } from '@/components/catalog/card/card-skeleton';
import styles from './listing.module.css';
import { useListingState } from './listing-provider';

/** Entries of a list, or placeholders while another list loads. */
export function ListingResults({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const isNavigating = useListingState().status === 'navigating';

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    async function onTouchStart(event: TouchEvent) {
      const { enablePictureSwipe } = await import('@/components/catalog/card/card-swipe');
      if (area.current) enablePictureSwipe(area.current, event, signal);
    }
    area.current?.addEventListener('touchstart', onTouchStart, { signal, passive: true, once: true });
    return () => listeners.abort();
  }, []);

  return (
    <div className={styles.results} ref={area} aria-busy={isNavigating || undefined}>
      <div aria-hidden={isNavigating || undefined}>{children}</div>
      {isNavigating ? (
        <ul className={styles.grid} data-wall aria-hidden="true">
          <SkeletonItems />
        </ul>
      ) : null}
    </div>
  );
}
