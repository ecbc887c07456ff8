import Swiper from 'swiper';
import { Keyboard } from 'swiper/modules';

/** Class names of the scrolling row and of a picture in it. */
export type GalleryClasses = { track: string; slide: string };

export type GallerySlider = { go: (index: number) => void; destroy: () => void };

/**
 * Puts Swiper on the scroll-snap row that is already there: in its CSS mode the browser keeps scrolling,
 * Swiper adds arrow keys and tells which picture is shown. Loaded on demand only.
 */
export function createGallerySlider(
  stage: HTMLElement,
  { track, slide }: GalleryClasses,
  onChange: (index: number) => void,
): GallerySlider {
  const swiper = new Swiper(stage, {
    modules: [Keyboard],
    cssMode: true,
    keyboard: { enabled: true, onlyInViewport: true },
    wrapperClass: track,
    slideClass: slide,
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  });
  onChange(swiper.activeIndex);
  return {
    go: (index) => swiper.slideTo(index),
    destroy: () => swiper.destroy(true, false),
  };
}
