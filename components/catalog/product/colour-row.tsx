'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollArrows } from '@/components/catalog/showcase/scroll-arrows';
import { afterPaint } from '@/lib/browser/after-paint';
import styles from './colour-links.module.css';

/** More colours than this scroll: three are visible, five from 1024 px. */
const MAX_WITHOUT_SCROLLING = 3;

/** Row of colours, scrolled to the current one, with arrows when they do not fit. */
export function ColourRow({ count, children }: { count: number; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  const isScrollable = count > MAX_WITHOUT_SCROLLING;

  useEffect(() => {
    if (!isScrollable) return;
    // While the page comes alive, asking for a position would have all of it laid out at once.
    afterPaint(() => {
      const current = row.current?.querySelector('[aria-current]')?.closest('li');
      if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft;
    });
  }, [isScrollable]);

  return (
    <ScrollArrows target={row} label="cores" hidden={!isScrollable}>
      <ul className={styles.list} data-row={isScrollable || undefined} ref={row}>
        {children}
      </ul>
    </ScrollArrows>
  );
}
