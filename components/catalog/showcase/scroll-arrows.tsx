'use client';

import type { ReactNode, RefObject } from 'react';
import carousel from '@/components/ui/carousel.module.css';
import styles from './showcase.module.css';

type Props = {
  /** The scrolling element in `children`. */
  target: RefObject<HTMLElement | null>;
  /** Scroll distance in px, on windows at least 1024 px wide and on narrower ones. */
  step: { wide: number; narrow: number };
  /** Name of the scrolling content, used in the labels of the buttons: 'miniaturas'. */
  label: string;
  /** Hides the arrows. */
  hidden: boolean;
  children: ReactNode;
};

/**
 * Row with an arrow on either side that scrolls it, for pointers: the row follows the focus of its links. Its style sheet
 * decides whether it scrolls smoothly.
 */
export function ScrollArrows({ target, step, label, hidden, children }: Props) {
  function scroll(direction: 1 | -1) {
    const distance = window.matchMedia('(width >= 1024px)').matches ? step.wide : step.narrow;
    target.current?.scrollBy({ left: direction * distance });
  }

  if (hidden) return children;
  return (
    <div className={`${carousel.chevrons} ${styles.scroller}`}>
      <button
        className={styles.arrow}
        type="button"
        tabIndex={-1}
        onClick={() => scroll(-1)}
        aria-label={`Voltar ${label}`}
      />
      {children}
      <button
        className={styles.arrow}
        type="button"
        tabIndex={-1}
        onClick={() => scroll(1)}
        aria-label={`Avançar ${label}`}
      />
    </div>
  );
}
