'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons-controls';
import { useOnDemand } from '@/components/ui/use-on-demand';
import styles from './gallery.module.css';
import { ScrollArrows } from './scroll-arrows';
import { useGallerySlider } from './use-gallery-slider';
import { loadZoom, useZoom } from './use-zoom';

/** Thumbnails scroll by arrows when there are more than this (PDP-07). */
const WITHOUT_ARROWS = 4;

/** Scroll step of the thumbnails in px: wide screens and phones (PDP-08, CONST-13). */
const STEP: ThumbStep = { wide: 218, narrow: 83 };

export type ThumbStep = { wide: number; narrow: number };

const CLASSES = { track: styles.track ?? '', slide: styles.slide ?? '' };

type Props = {
  /** `film` marks the one that leads to the film. */
  thumbs: readonly { src: string; label: string; film?: boolean }[];
  seals: ReactNode;
  /** Scroll step of the thumbnails, where it is another (PDP-09). */
  thumbStep?: ThumbStep | undefined;
  /** One list item per picture, in the order of the thumbnails. */
  children: ReactNode;
};

/**
 * Stage and thumbnails. Without script the row is swiped and thumbnails are links to the pictures; the
 * slider that adds buttons and arrow keys loads when the page is idle (PDP-06 to PDP-08, A14).
 */
export function GalleryFrame({ thumbs, seals, thumbStep = STEP, children }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const { index, go } = useGallerySlider(stage, CLASSES);
  const zoom = useZoom(stage);
  const dialog = useOnDemand(loadZoom, zoom.opened !== null, zoom.giveUp);
  const several = thumbs.length > 1;

  function choose(event: MouseEvent, target: number) {
    if (!go) return;
    event.preventDefault();
    go(target);
  }

  return (
    <div className={styles.gallery}>
      <div className={styles.stage} ref={stage}>
        <ul className={styles.track}>{children}</ul>
        {seals}
        {go && several ? (
          <>
            <button
              className={styles.turn}
              type="button"
              onClick={() => go(index - 1)}
              disabled={index === 0}
              aria-label="Foto anterior"
            >
              <ChevronLeftIcon />
            </button>
            <button
              className={styles.turn}
              type="button"
              data-forward
              onClick={() => go(index + 1)}
              disabled={index === thumbs.length - 1}
              aria-label="Próxima foto"
            >
              <ChevronRightIcon />
            </button>
            <span className="visually-hidden" role="status">
              Foto {index + 1} de {thumbs.length}
            </span>
          </>
        ) : null}
      </div>
      {several ? (
        <ScrollArrows
          target={row}
          step={thumbStep}
          label="miniaturas"
          hidden={thumbs.length <= WITHOUT_ARROWS}
        >
          <ul className={styles.thumbs} ref={row}>
            {thumbs.map(({ src, label, film }, position) => (
              <li key={`${label}${src}`}>
                <a
                  className={styles.thumb}
                  data-film={film}
                  href={`#foto-${position + 1}`}
                  aria-current={position === index ? 'true' : undefined}
                  onClick={(event) => choose(event, position)}
                >
                  {src ? <img src={src} alt={label} width={240} height={180} loading="lazy" /> : label}
                </a>
              </li>
            ))}
          </ul>
        </ScrollArrows>
      ) : null}
      {dialog && zoom.opened ? (
        <dialog.ZoomDialog {...zoom.opened} onTurn={zoom.turn} onClose={zoom.close} />
      ) : null}
    </div>
  );
}
