'use client';

import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons-arrows';
import type { CarouselControl } from '@/components/ui/use-carousel';
import styles from './gallery.module.css';

type Props = Pick<CarouselControl, 'index' | 'step'> & {
  /** Number of pictures. */
  count: number;
};

/**
 * Arrows of the gallery, and the current position for screen readers. They load with the slider that they move.
 */
export function GalleryArrows({ index, step, count }: Props) {
  return (
    <>
      <button
        className={styles.arrow}
        type="button"
        onClick={() => step(-1)}
        disabled={index === 0}
        aria-label="Foto anterior"
      >
        <ChevronLeftIcon />
      </button>
      <button
        className={styles.arrow}
        type="button"
        data-forward
        onClick={() => step(1)}
        disabled={index === count - 1}
        aria-label="Próxima foto"
      >
        <ChevronRightIcon />
      </button>
      <span className="visually-hidden" role="status">
        Foto {index + 1} de {count}
      </span>
    </>
  );
}
