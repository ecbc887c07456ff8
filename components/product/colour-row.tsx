'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import styles from './colour-links.module.css';
import { ScrollArrows } from './scroll-arrows';

/** Above this many the colours become a slider: three in view, five from 1024 px (PDP-44, CONST-05). */
const SLIDER_ABOVE = 3;

/** Row of colours, that of the page in view, with arrows when there are more than fit. */
export function ColourRow({ count, children }: { count: number; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  const slides = count > SLIDER_ABOVE;

  useEffect(() => {
    // The colour that is looked at may be the last of many.
    const current = row.current?.querySelector('[aria-current]')?.closest('li');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft;
  }, []);

  return (
    <ScrollArrows target={row} label="cores" hidden={!slides}>
      <ul className={styles.list} data-row={slides || undefined} ref={row}>
        {children}
      </ul>
    </ScrollArrows>
  );
}
