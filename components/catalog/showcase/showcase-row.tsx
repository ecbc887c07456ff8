'use client';

import type { ReactNode } from 'react';
import { CarouselArrows, CarouselRow } from '@/components/ui/carousel-row';
import { useCarousel } from '@/components/ui/use-carousel';
import styles from './showcase.module.css';

const VISIBLE = { narrow: 1.15, medium: 2, wide: 3 } as const;

type Props = { id: string; title: string; count: number; children: ReactNode };

/** Heading and row of a showcase, with arrows when not all products fit on wide screens. */
export function ShowcaseRow({ id, title, count, children }: Props) {
  const carousel = useCarousel();
  return (
    <>
      <div className={`spread ${styles.head}`}>
        <h2 id={id}>{title}</h2>
        {count > VISIBLE.wide ? (
          <CarouselArrows className={styles.arrows} carousel={carousel} label={`em ${title}`} />
        ) : null}
      </div>
      <CarouselRow carousel={carousel} visible={VISIBLE}>
        {children}
      </CarouselRow>
    </>
  );
}
