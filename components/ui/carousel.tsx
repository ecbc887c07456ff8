'use client';

import type { ReactNode } from 'react';
import styles from './carousel.module.css';
import { CarouselArrows, CarouselRow, type CarouselRowProps, type VisibleItems } from './carousel-row';
import type { CarouselOptions } from './carousel-slider';
import { useCarousel } from './use-carousel';

type Props = Omit<CarouselRowProps, 'carousel' | 'controls' | 'label'> &
  CarouselOptions & {
    label: string;
    /** False for rows that fit. */
    arrows?: boolean;
  };

/** Carousel with its arrows at the end of the heading above it. */
export function Carousel({ label, arrows = true, isPaged, speedMs, autoplayMs, ...row }: Props) {
  const carousel = useCarousel({ isFree: row.isFree, isPaged, speedMs, autoplayMs });
  return (
    <CarouselRow
      {...row}
      label={label}
      carousel={carousel}
      controls={arrows ? <CarouselArrows carousel={carousel} label={`em ${label}`} /> : null}
    />
  );
}

type SkeletonProps = {
  visible: VisibleItems;
  /** Placeholder of one item. */
  children: ReactNode;
};

/** Placeholder of a carousel with its dimensions: a row with as many items as wide screens show. */
export function CarouselSkeleton({ visible, children }: SkeletonProps) {
  const places = Array.from({ length: visible.wide }, (_, place) => String(place));
  return (
    <div className={styles.placeholder}>
      <ul
        className={styles.track}
        data-narrow={visible.narrow}
        data-medium={visible.medium}
        data-wide={visible.wide}
      >
        {places.map((place) => (
          <li key={place}>{children}</li>
        ))}
      </ul>
    </div>
  );
}
