'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { ScrollArrows } from '@/components/catalog/showcase/scroll-arrows';
import { CarouselRow } from '@/components/ui/carousel-row';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { useCarousel } from '@/components/ui/use-carousel';
import styles from './gallery.module.css';
import { loadZoom, useZoom } from './use-zoom';

const loadArrows = () => import('./gallery-arrows');
/** If the slider cannot be loaded, thumbnails and swipes still show each picture. */
const reportMissingArrows = () => console.warn('Carousel not loaded');

/** Up to this many thumbnails need no scroll arrows. */
const MAX_WITHOUT_ARROWS = 4;

/** Scroll step of the thumbnails in px: on windows at least 1024 px wide, and on narrower ones. */
export type ThumbStep = { wide: number; narrow: number };

/** One thumbnail and its gap. */
const DEFAULT_THUMB_STEP: ThumbStep = { wide: 218, narrow: 83 };

const THUMB_KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Lets the Tab key stop only at the current picture and its thumbnail; arrow keys reach the others. The served page, which
 * may have no script, keeps all stops. The focus follows the current picture.
 */
function setStop(item: Element, isCurrent: boolean): void {
  const target = item instanceof HTMLAnchorElement ? item : item.querySelector<HTMLElement>('a, button');
  if (target) target.tabIndex = isCurrent ? 0 : -1;
  const hasFocus = item.parentElement?.contains(document.activeElement) === true;
  if (target && isCurrent && hasFocus) target.focus({ preventScroll: true });
}

type Props = {
  thumbs: readonly { src: string; label: string; isVideo?: boolean }[];
  /** Content on top of the pictures. */
  overlay: ReactNode;
  thumbStep?: ThumbStep | undefined;
  /** One `li` per thumbnail, in the same order. */
  children: ReactNode;
};

/**
 * Row of pictures with thumbnails. Without JavaScript the row can be swiped and the thumbnails are anchors; the slider,
 * which adds buttons and arrow keys, loads on the first interaction.
 */
export function GalleryFrame({ thumbs, overlay, thumbStep = DEFAULT_THUMB_STEP, children }: Props) {
  const row = useRef<HTMLElement>(null);
  // Most visitors never change the picture and need no slider.
  const carousel = useCarousel({ load: 'use' });
  const { index, isLoaded, slideTo } = carousel;
  const arrows = useLazyModule(loadArrows, isLoaded, reportMissingArrows);
  const zoom = useZoom(carousel.frame);
  const dialog = useLazyModule(loadZoom, zoom.opened !== null, zoom.openFile);
  const hasThumbs = thumbs.length > 1;

  useEffect(() => {
    for (const list of [carousel.frame.current?.querySelector('ul'), row.current])
      for (const [position, item] of [...(list?.children ?? [])].entries()) setStop(item, position === index);
  }, [index, carousel.frame]);

  function onThumbKey(event: KeyboardEvent) {
    const target = index + (THUMB_KEYS[event.key] ?? 0);
    const thumb = row.current?.children[target];
    // With Alt, or Command on a Mac, an arrow key goes back or forward.
    const isPlain = !(event.altKey || event.metaKey);
    if (target === index || !isPlain || !(thumb instanceof HTMLElement)) return;
    event.preventDefault();
    slideTo(target);
    thumb.focus();
  }

  function selectThumb(event: MouseEvent, target: number) {
    event.preventDefault();
    slideTo(target);
  }

  return (
    <div className={styles.gallery}>
      <CarouselRow
        carousel={carousel}
        className={styles.viewport}
        rowClassName={styles.track}
        controls={
          <>
            {overlay}
            {arrows && hasThumbs ? (
              <arrows.GalleryArrows {...carousel} count={thumbs.length} thumbs={row} />
            ) : null}
          </>
        }
      >
        {children}
      </CarouselRow>
      {hasThumbs ? (
        <ScrollArrows
          target={row}
          step={thumbStep}
          label="miniaturas"
          hidden={thumbs.length <= MAX_WITHOUT_ARROWS}
        >
          <nav className={styles.thumbs} ref={row} aria-label="Fotos" onKeyDown={onThumbKey}>
            {thumbs.map(({ src, label, isVideo }, position) => (
              <a
                key={`${label}${src}`}
                className={styles.thumb}
                data-video={isVideo}
                // Only on the link: with an alt text as well, screen readers would say it twice.
                aria-label={label}
                href={`#foto-${position + 1}`}
                aria-current={position === index ? 'true' : undefined}
                onClick={(event) => selectThumb(event, position)}
              >
                {src ? <img src={src} alt="" width={240} height={180} loading="lazy" /> : label}
              </a>
            ))}
          </nav>
        </ScrollArrows>
      ) : null}
      {dialog && zoom.opened ? (
        <dialog.ZoomDialog {...zoom.opened} onIndexChange={zoom.show} onClose={zoom.close} />
      ) : null}
    </div>
  );
}
