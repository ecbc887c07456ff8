import Swiper from 'swiper';
import { Keyboard } from 'swiper/modules';

/** Class names of the scrolling row and of its slides. */
export type GalleryClasses = { track: string; slide: string };

export type GallerySlider = { slideTo: (index: number) => void; destroy: () => void };

/**
 * Attaches Swiper to the existing scroll-snap row. In its CSS mode the browser does the scrolling; Swiper adds arrow
 * keys and reports the current slide. Import it dynamically only.
 */
export function createGallerySlider(
  container: HTMLElement,
  { track, slide }: GalleryClasses,
  onChange: (index: number) => void,
): GallerySlider {
  const swiper = new Swiper(container, {
    modules: [Keyboard],
    cssMode: true,
    keyboard: { enabled: true, onlyInViewport: true },
    wrapperClass: track,
    slideClass: slide,
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  });
  onChange(swiper.activeIndex);
  return {
    slideTo: (index) => swiper.slideTo(index),
    destroy: () => swiper.destroy(true, false),
  };
}
