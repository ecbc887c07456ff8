import Swiper from 'swiper';
import { Keyboard } from 'swiper/modules';

/** Whether the row is scrolled to its first or last item. */
export type CarouselEnds = { atStart: boolean; atEnd: boolean };

export type CarouselSlider = { step: (direction: 1 | -1) => void; destroy: () => void };

const SLIDE_CLASS = 'swiper-slide';
const ANIMATION_MS = 300;

/**
 * Attaches Swiper to the existing scroll-snap row of class `trackClass`. In its CSS mode the browser does the
 * scrolling; Swiper adds arrow keys and reports the ends. Import it dynamically only.
 */
export function createCarouselSlider(
  frame: HTMLElement,
  trackClass: string,
  onEnds: (ends: CarouselEnds) => void,
): CarouselSlider {
  const track = frame.querySelector(`.${trackClass}`);
  for (const item of track?.children ?? []) item.classList.add(SLIDE_CLASS);
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const reportEnds = ({ isBeginning, isEnd }: Swiper) => onEnds({ atStart: isBeginning, atEnd: isEnd });
  frame.setAttribute('data-slider', '');
  const swiper = new Swiper(frame, {
    modules: [Keyboard],
    cssMode: true,
    keyboard: { enabled: true, onlyInViewport: true },
    slidesPerView: 'auto',
    speed: reducedMotion ? 0 : ANIMATION_MS,
    wrapperClass: trackClass,
    slideClass: SLIDE_CLASS,
    on: {
      slideChange: reportEnds,
      reachEnd: reportEnds,
      fromEdge: reportEnds,
      resize: reportEnds,
      progress: reportEnds,
    },
  });
  // Swiper takes the row to its start. Who was quicker than this script has scrolled it already.
  track?.dispatchEvent(new Event('scroll'));
  reportEnds(swiper);
  return {
    step: (direction) => (direction === 1 ? swiper.slideNext() : swiper.slidePrev()),
    destroy() {
      frame.removeAttribute('data-slider');
      swiper.destroy(true, true);
    },
  };
}
