'use client';

import { type ReactNode, useRef } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons-controls';
import styles from './showcase.module.css';

/** Up to this many products fit on wide screens without arrows. */
const MAX_WITHOUT_ARROWS = 3;

type Props = { id: string; title: string; count: number; children: ReactNode };

/** Heading and row of a showcase, with arrows that scroll it by one product. */
export function ShowcaseRow({ id, title, count, children }: Props) {
  const row = useRef<HTMLUListElement>(null);

  function scroll(direction: 1 | -1) {
    const width = row.current?.firstElementChild?.clientWidth ?? 0;
    row.current?.scrollBy({ left: direction * width, behavior: 'smooth' });
  }

  return (
    <>
      <div className={`spread ${styles.head}`}>
        <h2 id={id}>{title}</h2>
        {count > MAX_WITHOUT_ARROWS ? (
          <div className={styles.arrows}>
            <button
              className={styles.arrow}
              type="button"
              onClick={() => scroll(-1)}
              aria-label={`Voltar em ${title}`}
            >
              <ChevronLeftIcon />
            </button>
            <button
              className={styles.arrow}
              type="button"
              onClick={() => scroll(1)}
              aria-label={`Avançar em ${title}`}
            >
              <ChevronRightIcon />
            </button>
          </div>
        ) : null}
      </div>
      <ul className={styles.row} ref={row}>
        {children}
      </ul>
    </>
  );
}
