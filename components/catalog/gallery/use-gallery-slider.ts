'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { GalleryClasses, GallerySlider } from './gallery-slider';

/**
 * Loads the slider on the first interaction with the gallery. `index` is the current slide, counted from 0; `slideTo`
 * is null until the slider is loaded.
 */
export function useGallerySlider(container: RefObject<HTMLElement | null>, { track, slide }: GalleryClasses) {
  const [index, setIndex] = useState(0);
  const [slider, setSlider] = useState<GallerySlider | null>(null);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let isMounted = true;
    let loaded: GallerySlider | null = null;
    const cancel = onFirstInteraction(element, async () => {
      const { createGallerySlider } = await import('./gallery-slider');
      if (!isMounted) return;
      loaded = createGallerySlider(element, { track, slide }, setIndex);
      setSlider(loaded);
    });
    return () => {
      isMounted = false;
      cancel();
      loaded?.destroy();
    };
  }, [container, track, slide]);

  return { index, slideTo: slider?.slideTo ?? null };
}

const INTERACTIONS = ['pointerenter', 'pointerdown', 'focusin'] as const;

/**
 * Calls `load` once, on the first interaction: most visits never change the picture and need no slider. Returns a
 * function that removes the listeners.
 */
function onFirstInteraction(element: Element, load: () => Promise<void>): () => void {
  const controller = new AbortController();
  const start = () => {
    controller.abort();
    // The native row works without the slider.
    load().catch((error: unknown) => console.warn('Gallery slider not loaded', error));
  };
  for (const type of INTERACTIONS)
    element.addEventListener(type, start, { signal: controller.signal, passive: true });
  return () => controller.abort();
}
