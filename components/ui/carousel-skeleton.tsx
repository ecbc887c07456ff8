import type { ReactNode } from 'react';
import styles from './carousel.module.css';
import type { VisibleItems } from './carousel-row';

type Props = {
  visible: VisibleItems;
  /** Placeholder of one item. */
  children: ReactNode;
};

/** Placeholder of a carousel in its geometry: a row of as many items as wide screens show, and the room of its arrows. */
export function CarouselSkeleton({ visible, children }: Props) {
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
      <div className={styles.arrows} />
    </div>
  );
}
