import type { ReactNode } from 'react';
import styles from './listing.module.css';

/** A card, and the number of its product. */
export type NumberedCard = { id: number; card: ReactNode };

/** Product cards next to a list. */
export function CardGrid({ cards }: { cards: readonly NumberedCard[] }) {
  return (
    <ul className={styles.grid} data-wall>
      {cards.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ul>
  );
}

type Props = { title: string; level: 'h2' | 'h3'; cards: readonly NumberedCard[] };

/** Popular products, shown where a list of the shopper's is empty; renders nothing if there are none. */
export function PopularSection({ title, level: Heading, cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <section className={`ruled ${styles.popular}`} aria-labelledby="procurados">
      <Heading id="procurados">{title}</Heading>
      <CardGrid cards={cards} />
    </section>
  );
}
