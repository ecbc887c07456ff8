'use client';

import { type ReactNode, useRef } from 'react';
import styles from './carousel.module.css';
import { IconButton } from './icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from './icons-controls';
import { useCarousel } from './use-carousel';

/** How many items are seen at once: below 768 px, from 768 px and from 1024 px. */
export type Visible = {
  narrow: 1 | 1.15 | 2;
  medium: 2 | 3 | 4;
  wide: 3 | 4 | 5 | 6 | 9 | 10;
};

type Props = {
  /** What is in the row, for the names of row and arrows: 'Lançamentos'. */
  label: string;
  visible: Visible;
  /** Leaves the arrows out, for rows that fit. */
  arrows?: boolean;
  /** For items without a link or button: the row itself then takes the focus, so that keys can scroll it. */
  plain?: boolean;
  /** Items, each an `li`. */
  children: ReactNode;
};

/**
 * Row that is swiped, scrolled or turned with arrows. It has its final geometry in the HTML and works as a native
 * scroll-snap row; when it comes near the viewport the slider joins it and adds keys and the arrows' ends.
 */
export function Carousel({ label, visible, arrows = true, plain = false, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { atStart, atEnd, turn } = useCarousel(frame, styles.track ?? '');
  return (
    <div className={styles.frame} ref={frame}>
      <ul
        className={styles.track}
        aria-label={label}
        data-narrow={visible.narrow}
        data-medium={visible.medium}
        data-wide={visible.wide}
        {...(plain ? { tabIndex: 0 } : {})}
      >
        {children}
      </ul>
      {arrows ? (
        <div className={styles.arrows}>
          <IconButton tone="accent" label={`Voltar em ${label}`} disabled={atStart} onClick={() => turn(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton tone="accent" label={`Avançar em ${label}`} disabled={atEnd} onClick={() => turn(1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      ) : null}
    </div>
  );
}
