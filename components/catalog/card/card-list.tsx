'use client';

import { useEffect, useMemo } from 'react';
import { HydrateLater } from '@/components/ui/hydrate-later';
import type { ListedCard } from '@/lib/catalog/card/card';
import { registerCard, toListedProduct } from '@/lib/catalog/page-view';
import { type CompactJson, decodeCompactJson } from '@/lib/shared/compact-json';
import { CardView } from './card-view';

/** Number of cards in the first row on wide screens: their pictures load eagerly. */
const FIRST_ROW = 4;

/** Number of cards that hydrate together. */
const CARDS_PER_PIECE = 8;

/** The cards of a listing. They hydrate in groups, so they are reported from here. */
export function CardList({ cards: encoded }: { cards: CompactJson<readonly ListedCard[]> }) {
  const cards = useMemo(() => decodeCompactJson(encoded), [encoded]);
  useEffect(() => {
    for (const { card } of cards) registerCard(toListedProduct(card), window.location.pathname);
  }, [cards]);
  const pieces = Array.from({ length: Math.ceil(cards.length / CARDS_PER_PIECE) }, (_, piece) =>
    cards.slice(piece * CARDS_PER_PIECE, (piece + 1) * CARDS_PER_PIECE),
  );
  return pieces.map((piece, position) => (
    <HydrateLater key={piece[0]?.card.id} position={position + 1}>
      {piece.map(({ card, payload, isRepeated, repeated, sized }, index) => (
        <li key={card.id} data-repeated={isRepeated ? '' : undefined}>
          <CardView
            card={card}
            sized={sized}
            repeated={repeated}
            payload={payload}
            eager={position === 0 && index < FIRST_ROW}
            priority={position === 0 && index === 0}
          />
        </li>
      ))}
    </HydrateLater>
  ));
}
