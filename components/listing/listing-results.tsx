'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useTransition } from 'react';
import { CardSkeleton } from '@/components/product/card-skeleton';
import { SKELETON_CARDS } from '@/lib/listing/paging';
import { softTarget } from '@/lib/listing/soft-target';
import styles from './listing-screen.module.css';

const PLACEHOLDERS = Array.from({ length: SKELETON_CARDS }, (_, index) => `placeholder-${index}`);

/**
 * Product area. Every link and selector of the listing is plain HTML that works without script; this one
 * leaf turns those that only change the query into soft navigation: it closes the filter sheet, brings the
 * product area into view and shows placeholders until the answer is there (LIST-01, LIST-46 to LIST-48, A-85).
 */
export function ListingResults({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  useEffect(() => {
    const listing = area.current?.closest<HTMLElement>('[data-listing]');
    if (!listing) return;

    function follow(event: Event) {
      const href = softTarget(event, window.location);
      if (href === null) return;
      event.preventDefault();
      listing?.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
      startTransition(() => router.push(href, { scroll: false }));
      area.current?.closest('section')?.scrollIntoView();
    }

    listing.addEventListener('click', follow);
    listing.addEventListener('change', follow);
    return () => {
      listing.removeEventListener('click', follow);
      listing.removeEventListener('change', follow);
    };
  }, [router]);

  return (
    <div className={styles.results} ref={area} aria-busy={pending}>
      <div hidden={pending}>{children}</div>
      {pending ? (
        <ul className={styles.grid} aria-hidden="true">
          {PLACEHOLDERS.map((key) => (
            <li key={key}>
              <CardSkeleton />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
