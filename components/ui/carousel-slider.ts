import Swiper from 'swiper';
import { A11y, Autoplay, FreeMode, Keyboard } from 'swiper/modules';
import { animateScroll, prefersReducedMotion } from './animate-scroll';

/** The position of a row. */
export type CarouselState = { index: number; atStart: boolean; atEnd: boolean; isPlaying: boolean };

export type CarouselOptions = {
  /** The row can stop anywhere, not only at an item. */
  isFree?: boolean | undefined;
  /** A step moves by all visible items instead of one. */
  isPaged?: boolean | undefined;
  /** Duration of a step in ms; by default the browser's. */
  speedMs?: number | undefined;
  /** Time in ms after which the row advances automatically; undefined for never. */
  autoplayMs?: number | undefined;
};

export type CarouselSlider = {
  step: (direction: 1 | -1) => void;
  slideTo: (index: number) => void;
  toggleAutoplay: () => void;
  destroy: () => void;
};

const WRAPPER_CLASS = 'swiper-wrapper';
const SLIDE_CLASS = 'swiper-slide';
const SPEED_MS = 300;

const itemsOf = (row: HTMLElement) => Array.from(row.children, (item) => item as HTMLElement);

/** The items on the first line are the slides; a second line scrolls with them. */
function markSlides(row: HTMLElement): void {
  const items = itemsOf(row);
  for (const item of items) item.classList.toggle(SLIDE_CLASS, item.offsetTop === items[0]?.offsetTop);
}

/**
 * Stops autoplay for good once the shopper moves the row. Pauses it while the focus is in the row, or a dialog or
 * popover, such as the search box, is open above it; Swiper pauses it under the pointer and in a hidden tab.
 */
function watchShopper(swiper: Swiper, signal: AbortSignal): void {
  const { el: frame } = swiper;
  const options = { signal, passive: true };
  for (const type of ['touchmove', 'wheel'])
    frame.addEventListener(type, () => swiper.autoplay.stop(), options);
  const hold = (isHeld: boolean) => {
    if (!swiper.autoplay.running) return;
    if (isHeld) swiper.autoplay.pause();
    else swiper.autoplay.resume();
  };
  frame.addEventListener('focusin', () => hold(true), options);
  frame.addEventListener('focusout', () => hold(false), options);
  // The event does not bubble.
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (!(target instanceof HTMLDetailsElement)) hold(newState === 'open');
    },
    { signal, capture: true },
  );
}

/**
 * Scrolls to the focused item, because the browser does not if even a fraction of a pixel of it is in view, and Swiper
 * would scroll to the item that had the focus a frame ago.
 */
function showFocused(row: HTMLElement): void {
  const items = itemsOf(row);
  const item = items.find((candidate) => candidate.contains(document.activeElement));
  if (item === undefined) return;
  const left = item.offsetLeft - (items[0]?.offsetLeft ?? 0);
  if (left < row.scrollLeft || left + item.offsetWidth > row.scrollLeft + row.clientWidth + 1)
    row.scrollTo({ left, behavior: 'instant' });
}

/**
 * Attaches Swiper to an existing row, the first list in the element. In its CSS mode the browser scrolls; Swiper tracks
 * the items, and adds keys, autoplay and scrolling to the focused item. Only to be imported dynamically.
 */
export function createCarouselSlider(
  frame: HTMLElement,
  { isFree = false, isPaged = false, speedMs, autoplayMs }: CarouselOptions,
  onChange: (state: CarouselState) => void,
): CarouselSlider | null {
  const row = frame.querySelector('ul');
  if (row === null) return null;
  row.classList.add(WRAPPER_CLASS);
  markSlides(row);
  const isStill = prefersReducedMotion();
  const controller = new AbortController();
  const report = ({ activeIndex, isBeginning, isEnd, autoplay }: Swiper) =>
    onChange({ index: activeIndex, atStart: isBeginning, atEnd: isEnd, isPlaying: autoplay.running });
  let width = row.clientWidth;
  const readPosition = () => row.dispatchEvent(new Event('scroll'));

  /**
   * After a resize Swiper scrolls to its current item, and counts a fraction of a pixel as a resize. It must know the
   * item to which the browser has scrolled for the focus in the same frame.
   */
  const beforeResize = () => {
    markSlides(row);
    if (row.clientWidth === width) readPosition();
    width = row.clientWidth;
  };

  const swiper = new Swiper(frame, {
    modules: [A11y, Autoplay, FreeMode, Keyboard],
    cssMode: true,
    slidesPerView: 'auto',
    watchSlidesProgress: true,
    speed: isStill ? 0 : SPEED_MS,
    freeMode: { enabled: isFree },
    // Keys apply only to the focused row, because several may be in view.
    keyboard: { enabled: false, pageUpDown: false },
    // The items remain list items, and the buttons have their names. See `showFocused`.
    a11y: {
      scrollOnFocus: false,
      slideRole: '',
      slideLabelMessage: '',
      wrapperLiveRegion: false,
      notificationClass: 'visually-hidden',
    },
    ...(autoplayMs === undefined
      ? {}
      : {
          autoplay: {
            enabled: !isStill,
            delay: autoplayMs,
            disableOnInteraction: false,
            pauseOnMouseEnter: true,
          },
        }),
    on: {
      slideChange: report,
      reachEnd: report,
      fromEdge: report,
      progress: report,
      autoplayStart: report,
      autoplayStop: report,
      beforeResize,
      resize: report,
    },
  });
  showFocused(row);
  // Swiper assumes that the row is at its start, but the shopper may have scrolled it.
  readPosition();
  frame.addEventListener('focusin', () => swiper.keyboard.enable(), controller);
  frame.addEventListener('focusin', () => requestAnimationFrame(() => showFocused(row)), controller);
  frame.addEventListener('focusout', () => swiper.keyboard.disable(), controller);
  if (frame.contains(document.activeElement)) swiper.keyboard.enable();
  if (autoplayMs !== undefined) watchShopper(swiper, controller.signal);
  report(swiper);

  function slideTo(index: number) {
    const left = swiper.slidesGrid[Math.max(0, Math.min(index, swiper.slides.length - 1))] ?? 0;
    if (row && speedMs !== undefined) animateScroll(row, left, isStill ? 0 : speedMs);
    else swiper.slideTo(index);
  }

  return {
    step(direction) {
      const items = isPaged ? swiper.slidesPerViewDynamic() : 1;
      slideTo(swiper.activeIndex + direction * items);
    },
    slideTo(index) {
      if (swiper.autoplay.running) swiper.autoplay.stop();
      slideTo(index);
    },
    toggleAutoplay() {
      if (swiper.autoplay.running) swiper.autoplay.stop();
      else swiper.autoplay.start();
    },
    destroy() {
      controller.abort();
      swiper.destroy(true, true);
      row.classList.remove(WRAPPER_CLASS);
    },
  };
}
