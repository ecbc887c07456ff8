import Swiper from 'swiper';
import { Keyboard } from 'swiper/modules';

/** Whether the row stands at its first or last item. */
export type Ends = { atStart: boolean; atEnd: boolean };

export type CarouselSlider = { turn: (direction: 1 | -1) => void; destroy: () => void };

const SLIDE = 'swiper-slide';
const TURN_MS = 300;

/**
 * Puts Swiper on the scroll-snap row of class `trackClass` that is already there: in its CSS mode the browser keeps
 * scrolling, Swiper adds arrow keys and knows the ends. Loaded on demand only.
 */
export function createCarouselSlider(
  frame: HTMLElement,
  trackClass: string,
  onEnds: (ends: Ends) => void,
): CarouselSlider {
  const track = frame.querySelector(`.${trackClass}`);
  for (const item of track?.children ?? []) item.classList.add(SLIDE);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const tell = ({ isBeginning, isEnd }: Swiper) => onEnds({ atStart: isBeginning, atEnd: isEnd });
  frame.setAttribute('data-slider', '');
  const swiper = new Swiper(frame, {
    modules: [Keyboard],
    cssMode: true,
    keyboard: { enabled: true, onlyInViewport: true },
    slidesPerView: 'auto',
    speed: still ? 0 : TURN_MS,
    wrapperClass: trackClass,
    slideClass: SLIDE,
    on: { slideChange: tell, reachEnd: tell, fromEdge: tell, resize: tell, progress: tell },
  });
  tell(swiper);
  return {
    turn: (direction) => (direction === 1 ? swiper.slideNext() : swiper.slidePrev()),
    destroy() {
      frame.removeAttribute('data-slider');
      swiper.destroy(true, true);
    },
  };
}
