'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { GalleryClasses, GallerySlider } from './gallery-slider';

/**
 * Loads the slider once the gallery is on screen and the browser idle. `index` is the picture shown, from
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
    const cancel = whenNearAndIdle(element, async () => {
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

function whenNearAndIdle(element: Element, run: () => Promise<void>): () => void {
  // A chunk that does not arrive leaves the native row, which needs no slider.
  const start = () => run().catch((error: unknown) => console.warn('Gallery slider not loaded', error));
  let cancel = () => observer.disconnect();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    cancel = whenIdle(start);
  });
  observer.observe(element);
  return () => cancel();
}

function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}
