'use client';

import { type ReactNode, useRef } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons-controls';
import styles from './showcase.module.css';

/** Up to this many products fit side by side on wide screens and need no arrows (CARD-17). */
const WITHOUT_ARROWS = 3;

type Props = { id: string; titulo: string; count: number; children: ReactNode };

/** Heading of a showcase and its row, with arrows that turn it by one product (CARD-17). */
export function ShowcaseRow({ id, titulo, count, children }: Props) {
  const row = useRef<HTMLUListElement>(null);

  function turn(direction: 1 | -1) {
    const width = row.current?.firstElementChild?.clientWidth ?? 0;
    row.current?.scrollBy({ left: direction * width, behavior: 'smooth' });
  }

  return (
    <>
      <div className={styles.head}>
        <h2 id={id}>{titulo}</h2>
        {count > WITHOUT_ARROWS ? (
          <div className={styles.arrows}>
            <button type="button" onClick={() => turn(-1)} aria-label={`Voltar em ${titulo}`}>
              <ChevronLeftIcon />
            </button>
            <button type="button" onClick={() => turn(1)} aria-label={`Avançar em ${titulo}`}>
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
