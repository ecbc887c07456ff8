'use client';

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CarouselOptions, CarouselSlider, CarouselState } from './carousel-slider';

type Options = CarouselOptions & {
  /** near: loaded when the row comes near the viewport; use: when the row, or an element next to it, is first used. */
  load?: 'near' | 'use';
};

export type CarouselControl = CarouselState & {
  /** Ref for the element around the row. */
  frame: RefObject<HTMLDivElement | null>;
  isLoaded: boolean;
  step: (direction: 1 | -1) => void;
  slideTo: (index: number) => void;
  toggleAutoplay: () => void;
};

/** Distance from the viewport at which the slider is loaded. */
const ROOT_MARGIN = '300px';
const USES = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** Calls `start` once when the element comes near the viewport. */
function onceNear(element: Element, start: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: ROOT_MARGIN },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Calls `start` once on the first use of the element's parent, or now if an anchor has already moved the row. */
function onceUsed(element: Element, start: () => void): void {
  let isUsed = false;
  const use = () => {
    if (!isUsed) start();
    isUsed = true;
  };
  if (element.querySelector(':target')) use();
  // They go with the parent: `start` ignores a use after the row is gone.
  for (const type of USES) element.parentElement?.addEventListener(type, use, true);
}

/** State of a carousel. Swiper is loaded late; until then the browser scrolls the row, and `step` moves it natively. */
export function useCarousel({ load = 'near', ...options }: Options = {}): CarouselControl {
  const frame = useRef<HTMLDivElement>(null);
  const [slider, setSlider] = useState<CarouselSlider | null>(null);
  const [state, setState] = useState<CarouselState>({
    index: 0,
    atStart: true,
    atEnd: false,
    isPlaying: false,
  });

  const attach = useEffectEvent(async (element: HTMLElement, signal: AbortSignal) => {
    try {
      const { createCarouselSlider } = await import('./carousel-slider');
      if (signal.aborted) return;
      const created = createCarouselSlider(element, options, setState);
      signal.addEventListener('abort', () => created?.destroy());
      setSlider(created);
    } catch (error) {
      // Offline: the native row keeps working, with both arrows.
      console.warn('Carousel not loaded', error);
      if (!signal.aborted) setState((before) => ({ ...before, atStart: false, atEnd: false }));
    }
  });

  /** A script may move the row, for example to the chosen colour: the arrows follow without Swiper. */
  const followRow = useEffectEvent(({ target }: Event) => {
    if (slider) return;
    const { scrollLeft, clientWidth, scrollWidth } = target as Element;
    const atEnd = scrollLeft + clientWidth > scrollWidth - 1;
    setState((before) => ({ ...before, atStart: scrollLeft < 1, atEnd }));
  });

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    // Scrolling does not bubble.
    element.addEventListener('scroll', followRow, { capture: true, signal });
    (load === 'near' ? onceNear : onceUsed)(element, () => void attach(element, signal), signal);
    return () => controller.abort();
  }, [load]);

  function scrollNatively(direction: 1 | -1) {
    const row = frame.current?.querySelector('ul');
    const stop = options.isPaged ? row : row?.firstElementChild;
    // Browsers do not apply this preference to scripts.
    const behavior = matchMedia('(prefers-reduced-motion)').matches ? 'auto' : 'smooth';
    row?.scrollBy({ left: direction * (stop?.clientWidth ?? 0), behavior });
  }

  /** Jumps, because Swiper, which may be loading, starts at the row's position. */
  function jumpNatively(index: number) {
    const row = frame.current?.querySelector('ul');
    row?.scrollTo({ left: index * row.clientWidth, behavior: 'instant' });
    setState((before) => ({ ...before, index }));
  }

  return {
    ...state,
    frame,
    isLoaded: slider !== null,
    step: (direction) => (slider ? slider.step(direction) : scrollNatively(direction)),
    slideTo: (index) => (slider ? slider.slideTo(index) : jumpNatively(index)),
    toggleAutoplay: () => slider?.toggleAutoplay(),
  };
}
