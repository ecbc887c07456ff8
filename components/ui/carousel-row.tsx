'use client';

import type { ReactNode } from 'react';
import styles from './carousel.module.css';
import { IconButton } from './icon-button';
import type { CarouselControl } from './use-carousel';

/** Number of visible items below 768 px, from 768 px and from 1024 px. */
export type VisibleItems = {
  narrow: 1 | 1.15 | 2 | 3;
  medium: 2 | 3 | 4;
  wide: 3 | 4 | 5 | 6 | 9 | 10;
};

export type CarouselRowProps = {
  carousel: CarouselControl;
  /** Accessible name of the row, such as 'Lançamentos'. */
  label?: string | undefined;
  visible?: VisibleItems;
  /** Class of the element around the row, and of a row with custom dimensions. */
  className?: string | undefined;
  rowClassName?: string | undefined;
  isFree?: boolean | undefined;
  /** Makes the row itself focusable, so that keys can scroll items that contain no link or button. */
  focusable?: boolean;
  /** `li` elements. */
  children: ReactNode;
  /** Content next to the row, or on top of it. */
  controls?: ReactNode;
};

/**
 * Row of items that can be swiped, scrolled or moved by `carousel` (useCarousel): a native scroll-snap row with its
 * final dimensions, to which Swiper is added.
 */
export function CarouselRow({
  carousel,
  label,
  visible,
  className = styles.frame,
  rowClassName = styles.track,
  isFree,
  focusable,
  children,
  controls,
}: CarouselRowProps) {
  return (
    <div className={className} ref={carousel.frame}>
      <ul
        className={rowClassName}
        aria-label={label}
        data-narrow={visible?.narrow}
        data-medium={visible?.medium}
        data-wide={visible?.wide}
        data-free={isFree || undefined}
        data-attached={carousel.isLoaded || undefined}
        {...(focusable ? { tabIndex: 0 } : {})}
      >
        {children}
      </ul>
      {controls}
    </div>
  );
}

type ArrowProps = { carousel: CarouselControl; label: string; className?: string | undefined };

/** The arrows of a carousel; `label` completes 'Voltar' and 'Avançar'. At the ends they keep the focus. */
export function CarouselArrows({ carousel, label, className = styles.arrows }: ArrowProps) {
  const { atStart, atEnd, step } = carousel;
  return (
    <div className={`${styles.chevrons} ${className}`} data-arrows="">
      <IconButton
        tone="accent"
        label={`Voltar ${label}`}
        aria-disabled={atStart || undefined}
        onClick={() => step(-1)}
      />
      <IconButton
        tone="accent"
        label={`Avançar ${label}`}
        aria-disabled={atEnd || undefined}
        onClick={() => step(1)}
      />
    </div>
  );
}
