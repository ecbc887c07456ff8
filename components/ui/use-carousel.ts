'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { CarouselSlider, Ends } from './carousel-slider';

/** How far below or above the viewport a row counts as near. */
const NEAR = '300px';

/**
 * Loads the slider for the row of class `track` in `frame` when it comes near the viewport. `turn` moves by an item;
 * until the slider is there, or when it cannot be loaded, by what is seen of the row.
 */
export function useCarousel(frame: RefObject<HTMLElement | null>, track: string) {
  const [slider, setSlider] = useState<CarouselSlider | null>(null);
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: false });

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    let live = true;
    let loaded: CarouselSlider | null = null;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./carousel-slider').then(
          ({ createCarouselSlider }) => {
            if (!live) return;
            loaded = createCarouselSlider(element, track, setEnds);
            setSlider(loaded);
          },
          () => {
            // Offline: the native row stays, with both arrows.
            if (live) setEnds({ atStart: false, atEnd: false });
          },
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      live = false;
      observer.disconnect();
      loaded?.destroy();
    };
  }, [frame, track]);

  function turn(direction: 1 | -1) {
    if (slider !== null) return slider.turn(direction);
    const row = frame.current?.querySelector(`.${track}`);
    row?.scrollBy({ left: direction * row.clientWidth, behavior: 'smooth' });
  }

  return { ...ends, turn };
}
