'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { GalleryClasses, GallerySlider } from './gallery-slider';

/**
 * Loads the slider when the shopper turns to the gallery. `index` is the picture shown, from
 * 0; `go` turns to another one and is null until the slider is there (then the row scrolls natively).
 */
export function useGallerySlider(stage: RefObject<HTMLElement | null>, { track, slide }: GalleryClasses) {
  const [index, setIndex] = useState(0);
  const [slider, setSlider] = useState<GallerySlider | null>(null);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let live = true;
    let loaded: GallerySlider | null = null;
    const cancel = whenWanted(element, async () => {
      const { createGallerySlider } = await import('./gallery-slider');
      if (!live) return;
      loaded = createGallerySlider(element, { track, slide }, setIndex);
      setSlider(loaded);
    });
    return () => {
      live = false;
      cancel();
      loaded?.destroy();
    };
  }, [stage, track, slide]);

  return { index, go: slider?.go ?? null };
}

const INTEREST = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** Runs once at the first sign of interest: most visits never turn a picture and need not pay for the slider. */
function whenWanted(element: Element, run: () => Promise<void>): () => void {
  const controller = new AbortController();
  const start = () => {
    controller.abort();
    // A chunk that does not arrive leaves the native row, which needs no slider.
    run().catch((error: unknown) => console.warn('Gallery slider not loaded', error));
  };
  for (const type of INTEREST)
    element.addEventListener(type, start, { signal: controller.signal, passive: true });
  return () => controller.abort();
}
