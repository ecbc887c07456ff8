'use client';

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import type { CarouselEnds, CarouselSlider } from './carousel-slider';
import { IconButton } from './icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from './icons-controls';

/** Number of visible items below 768 px, from 768 px and from 1024 px. */
export type VisibleItems = {
  narrow: 1 | 1.15 | 2;
  medium: 2 | 3 | 4;
  wide: 3 | 4 | 5 | 6 | 9 | 10;
};

type Props = {
  /** Accessible name of the row, also part of the names of its arrows: 'Lançamentos'. */
  label: string;
  visible: VisibleItems;
  /** False for rows that fit. */
  arrows?: boolean;
  /** Makes the row itself focusable, so that keys can scroll items without a link or button. */
  focusable?: boolean;
  /** `li` elements. */
  children: ReactNode;
};

/**
 * Row of items that can be swiped, scrolled or moved with arrows. A native scroll-snap row in its final geometry;
 * Swiper is loaded near the viewport and adds keys and the disabled state of the arrows.
 */
export function Carousel({ label, visible, arrows = true, focusable = false, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { atStart, atEnd, step } = useCarousel(frame, styles.track ?? '');
  return (
    <div className={styles.frame} ref={frame}>
      <ul
        className={styles.track}
        aria-label={label}
        data-narrow={visible.narrow}
        data-medium={visible.medium}
        data-wide={visible.wide}
        {...(focusable ? { tabIndex: 0 } : {})}
      >
        {children}
      </ul>
      {arrows ? (
        <div className={styles.arrows}>
          <IconButton tone="accent" label={`Voltar em ${label}`} disabled={atStart} onClick={() => step(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton tone="accent" label={`Avançar em ${label}`} disabled={atEnd} onClick={() => step(1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      ) : null}
    </div>
  );
}

/** Distance from the viewport at which the slider is loaded. */
const ROOT_MARGIN = '300px';

/**
 * Loads the slider for the row of class `track` in `frame` when it comes near the viewport. `step` moves by one item,
 * or by the visible width while the slider is not loaded.
 */
function useCarousel(frame: RefObject<HTMLElement | null>, track: string) {
  const [slider, setSlider] = useState<CarouselSlider | null>(null);
  const [ends, setEnds] = useState<CarouselEnds>({ atStart: true, atEnd: false });

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    let isMounted = true;
    let loaded: CarouselSlider | null = null;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./carousel-slider').then(
          ({ createCarouselSlider }) => {
            if (!isMounted) return;
            loaded = createCarouselSlider(element, track, setEnds);
            setSlider(loaded);
          },
          () => {
            // Offline: the native row keeps working, with both arrows enabled.
            if (isMounted) setEnds({ atStart: false, atEnd: false });
          },
        );
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => {
      isMounted = false;
      observer.disconnect();
      loaded?.destroy();
    };
  }, [frame, track]);

  function step(direction: 1 | -1) {
    if (slider !== null) return slider.step(direction);
    const row = frame.current?.querySelector(`.${track}`);
    row?.scrollBy({ left: direction * row.clientWidth, behavior: 'smooth' });
  }

  return { ...ends, step };
}
