'use client';

import { type ReactNode, useEffect } from 'react';
import { CarouselArrows, CarouselRow } from '@/components/ui/carousel-row';
import { useCarousel } from '@/components/ui/use-carousel';
import { afterPaint } from '@/lib/browser/page-lifecycle';
import styles from './colour-links.module.css';

/** More colours than this scroll: three are visible, five from 1024 px. */
const MAX_WITHOUT_SCROLLING = 3;
const VISIBLE = { narrow: 3, medium: 3, wide: 5 } as const;

/** Row of colours that scrolls freely, at first no further than to the current one. */
function ScrollableColours({ children }: { children: ReactNode }) {
  // Part of the first view: loading its code at once would delay the page.
  const carousel = useCarousel({ load: 'use', isFree: true });
  const { frame } = carousel;

  useEffect(() => {
    // Reading a position during hydration would force a layout of the whole page.
    afterPaint(() => {
      const current = frame.current?.querySelector('[aria-current]')?.parentElement;
      const row = current?.parentElement;
      if (row) row.scrollLeft = current.offsetLeft + current.offsetWidth - row.clientWidth;
    });
  }, [frame]);

  return (
    <>
      <CarouselRow carousel={carousel} visible={VISIBLE} isFree>
        {children}
      </CarouselRow>
      <CarouselArrows className={styles.arrows} carousel={carousel} label="cores" />
    </>
  );
}

/** Row of colours, with arrows if they do not fit. */
export function ColourRow({ count, children }: { count: number; children: ReactNode }) {
  if (count > MAX_WITHOUT_SCROLLING) return <ScrollableColours>{children}</ScrollableColours>;
  return <ul className={styles.list}>{children}</ul>;
}
