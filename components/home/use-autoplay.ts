'use client';

import { type RefObject, useCallback, useEffect, useState } from 'react';
import { glide, prefersStillness } from '@/lib/home/glide';

const SHOWN_MS = 6_000;
const TURN_MS = 500;

/** The slide in view, from 0. */
function indexIn(track: HTMLElement): number {
  return track.clientWidth > 0 ? Math.round(track.scrollLeft / track.clientWidth) : 0;
}

/**
 * Turns a row of full-width slides every six seconds (HOME-03). It rests while pointer or focus is on a slide and
 * while the tab is hidden; it never begins for those who want no motion, and ends when told or when the
 * shopper turns a slide (WCAG 2.2.2).
 */
export function useAutoplay(track: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [resting, setResting] = useState(false);

  const go = useCallback(
    (target: number) => {
      const row = track.current;
      if (row) glide(row, target * row.clientWidth, prefersStillness() ? 0 : TURN_MS);
    },
    [track],
  );

  useEffect(() => {
    if (count > 1 && !prefersStillness()) setPlaying(true);
  }, [count]);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const controller = new AbortController();
    const listen = (type: string, listener: () => void) =>
      row.addEventListener(type, listener, { signal: controller.signal, passive: true });
    listen('scroll', () => setIndex(indexIn(row)));
    for (const type of ['pointerenter', 'focusin']) listen(type, () => setResting(true));
    for (const type of ['pointerleave', 'focusout']) listen(type, () => setResting(false));
    // A swipe or a wheel is the shopper's own turn.
    for (const type of ['touchmove', 'wheel']) listen(type, () => setPlaying(false));
    return () => controller.abort();
  }, [track]);

  useEffect(() => {
    if (!playing || resting) return;
    const timer = setInterval(() => {
      const row = track.current;
      if (row && !document.hidden) go((indexIn(row) + 1) % count);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [playing, resting, count, go, track]);

  return {
    index,
    playing,
    toggle: () => setPlaying(!playing),
    turn(target: number) {
      setPlaying(false);
      go(target);
    },
  };
}
