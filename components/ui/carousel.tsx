'use client';

import { CarouselArrows, CarouselRow, type CarouselRowProps } from './carousel-row';
import type { CarouselOptions } from './carousel-slider';
import { useCarousel } from './use-carousel';

type Props = Omit<CarouselRowProps, 'carousel' | 'controls' | 'label'> &
  CarouselOptions & {
    label: string;
    /** False for rows that fit. */
    arrows?: boolean;
  };

/** Carousel with its arrows under the row. */
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
