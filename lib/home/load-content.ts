'use client';

import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { createSignal } from '@/lib/signal/signal';

/** How far (px) a shopper scrolls before the rest of the home page is fetched (HOME-19). */
const SCROLLED_PX = 100;

let begun = false;
const started = createSignal();

/** The spec's 'load content' moment: from now on, and for the whole visit, the later stages load (HOME-18). */
function begin(): void {
  if (begun) return;
  begun = true;
  started.tell();
}

const isDue = () =>
  window.scrollY > SCROLLED_PX || document.documentElement.scrollHeight <= window.innerHeight;

/**
 * True once the later stages of the home page are wanted: scrolled beyond 100 px, a page no taller than the screen,
 * or `place` itself on the screen, since a tall window would show it empty (HOME-18, HOME-19, A-18).
 */
export function useContentWanted(place: RefObject<Element | null>): boolean {
  const wanted = useSyncExternalStore(
    started.subscribe,
    () => begun,
    () => false,
  );

  useEffect(() => {
    if (wanted) return;
    const look = () => {
      if (isDue()) begin();
    };
    look();
    const listening = new AbortController();
    for (const type of ['scroll', 'resize', 'load'])
      window.addEventListener(type, look, { signal: listening.signal, passive: true });
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
    });
    if (place.current) observer.observe(place.current);
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [wanted, place]);

  return wanted;
}
