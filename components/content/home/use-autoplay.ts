'use client';

import { type RefObject, useCallback, useEffect, useState } from 'react';
import { animateScroll, prefersReducedMotion } from '@/lib/browser/animate-scroll';

const SLIDE_MS = 6_000;
const TRANSITION_MS = 500;

/** Index of the slide in view. */
function slideIndex(track: HTMLElement): number {
  return track.clientWidth > 0 ? Math.round(track.scrollLeft / track.clientWidth) : 0;
}

/**
 * Advances a row of full-width slides every six seconds. It pauses while hovered, focused or in a hidden tab,
 * never starts under reduced motion, and stops for good when the shopper stops it or moves a slide (WCAG
 * 2.2.2).
 */
export function useAutoplay(track: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [isPaused, setIsPaused] = useState(false);

  const scrollToSlide = useCallback(
    (target: number) => {
      const row = track.current;
      if (row) animateScroll(row, target * row.clientWidth, prefersReducedMotion() ? 0 : TRANSITION_MS);
    },
    [track],
  );

  useEffect(() => {
    if (count > 1 && !prefersReducedMotion()) setPlaying(true);
  }, [count]);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const controller = new AbortController();
    const listen = (type: string, listener: () => void) =>
      row.addEventListener(type, listener, { signal: controller.signal, passive: true });
    listen('scroll', () => setIndex(slideIndex(row)));
    for (const type of ['pointerenter', 'focusin']) listen(type, () => setIsPaused(true));
    for (const type of ['pointerleave', 'focusout']) listen(type, () => setIsPaused(false));
    // A swipe or a wheel stops autoplay.
    for (const type of ['touchmove', 'wheel']) listen(type, () => setPlaying(false));
    return () => controller.abort();
  }, [track]);

  useEffect(() => {
    if (!playing || isPaused) return;
    const timer = setInterval(() => {
      const row = track.current;
      if (row && !document.hidden) scrollToSlide((slideIndex(row) + 1) % count);
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [playing, isPaused, count, scrollToSlide, track]);

  return {
    index,
    playing,
    toggle: () => setPlaying(!playing),
    goTo(target: number) {
      setPlaying(false);
      scrollToSlide(target);
    },
  };
}
