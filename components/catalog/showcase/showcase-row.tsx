'use client';

import { useContext, useMemo } from 'react';
import { CardView } from '@/components/catalog/card/card-view';
import { ShopperMeasureContext } from '@/components/catalog/fit/shopper-measure';
import { CarouselArrows, CarouselRow } from '@/components/ui/carousel-row';
import { useCarousel } from '@/components/ui/use-carousel';
import type { ListedCard } from '@/lib/catalog/card/card';
import { type CompactJson, decodeCompactJson } from '@/lib/shared/compact-json';
import styles from './showcase.module.css';

const VISIBLE = { narrow: 1.15, medium: 2, wide: 3 } as const;

type Props = {
  id: string;
  title: string;
  cards: CompactJson<readonly ListedCard[]>;
};

/**
 * Heading and row of a showcase, with arrows when not all products fit on wide screens. Frames that fit the shopper's
 * saved measure come first.
 */
export function ShowcaseRow({ id, title, cards: encoded }: Props) {
  const own = useContext(ShopperMeasureContext);
  const cards = useMemo(() => {
    const listed = decodeCompactJson(encoded);
    return own?.fit.fittingFirst(own.measures, listed) ?? listed;
  }, [encoded, own]);
  const carousel = useCarousel();
  return (
    <>
      <div className={`spread ${styles.head}`}>
        <h2 id={id}>{title}</h2>
        {cards.length > VISIBLE.wide ? (
          <CarouselArrows className={styles.arrows} carousel={carousel} label={`em ${title}`} />
        ) : null}
      </div>
      <CarouselRow carousel={carousel} visible={VISIBLE}>
        {cards.map(({ card, payload }) => (
          <li className={styles.item} key={card.id}>
            <CardView card={card} payload={payload} />
          </li>
        ))}
      </CarouselRow>
    </>
  );
}
