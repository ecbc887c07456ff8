'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons-arrows';
import type { CarouselControl } from '@/components/ui/use-carousel';
import styles from './gallery.module.css';

type Props = Pick<CarouselControl, 'index' | 'step'> & {
  /** Number of pictures. */
  count: number;
  thumbs: RefObject<HTMLElement | null>;
};

/**
 * Arrows of the gallery, for pointers, because the pictures follow the arrow keys; and the current position, for screen
 * readers and among the thumbnails. They load together with the slider.
 */
export function GalleryArrows({ index, step, count, thumbs }: Props) {
  const before = useRef(index);
  useEffect(() => {
    const row = thumbs.current;
    const thumb = row?.children[index];
    // Not on the first render, because the shopper may have scrolled the thumbnails.
    if (before.current !== index && row && thumb instanceof HTMLElement)
      row.scrollLeft = thumb.offsetLeft - (row.clientWidth - thumb.offsetWidth) / 2;
    before.current = index;
  }, [index, thumbs]);
  return (
    <>
      <button
        className={styles.arrow}
        type="button"
        tabIndex={-1}
        onClick={() => step(-1)}
        disabled={index === 0}
        aria-label="Foto anterior"
      >
        <ChevronLeftIcon />
      </button>
      <button
        className={styles.arrow}
        type="button"
        tabIndex={-1}
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
