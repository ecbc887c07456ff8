'use client';

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { createStore, useStore } from '@/lib/shared/store';

/** How far, in px, the page is scrolled before its remaining sections are fetched. */
const SCROLL_THRESHOLD_PX = 100;

/** Whether the later sections of the home page are needed; remains true for the whole visit. */
const contentRequested = createStore(false);
const requestContent = () => contentRequested.set(true);

const isPastThreshold = () =>
  window.scrollY > SCROLL_THRESHOLD_PX || document.documentElement.scrollHeight <= window.innerHeight;

/**
 * True once deferred sections should load: the page has scrolled beyond the threshold, is no taller than the screen, or
 * `ref` is in view, because a tall window would show it empty.
 */
function useContentRequested(ref: RefObject<Element | null>): boolean {
  const isWanted = useStore(contentRequested);

  useEffect(() => {
    if (isWanted) return;
    const check = () => {
      if (isPastThreshold()) requestContent();
    };
    const controller = new AbortController();
    for (const type of ['scroll', 'resize', 'load'])
      window.addEventListener(type, check, { signal: controller.signal, passive: true });
    // The observer reports once after the first layout; measuring here would force a layout while the page hydrates.
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) requestContent();
      else check();
    });
    if (ref.current) observer.observe(ref.current);
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [isWanted, ref]);

  return isWanted;
}

type DeferredProps<Loaded extends object> = {
  /** Must be the same function for all sections, so that the code is fetched only once. */
  load: () => Promise<Loaded>;
  /** Shown until the section has been requested and loaded. */
  fallback: ReactNode;
  children: (sections: Loaded) => ReactNode;
};

const ignoreLoadError = () => {
  // Offline: the fallback stays, and the next visit tries again.
};

/** A section of the home page whose code and data are fetched shortly before it comes into view. */
export function Deferred<Loaded extends object>({ load, fallback, children }: DeferredProps<Loaded>) {
  const ref = useRef<HTMLDivElement>(null);
  const loaded = useLazyModule(load, useContentRequested(ref), ignoreLoadError);
  return <div ref={ref}>{loaded === null ? fallback : children(loaded)}</div>;
}
