'use client';

import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import styles from './listing.module.css';

type Props = {
  /** The text, its foldable part marked by RichText. */
  children: ReactNode;
  /** Whether there is hidden text when folded, on wide screens and on narrow ones. */
  isLong: boolean;
  isLongOnPhones: boolean;
};

/**
 * Description of a listing, folded to 410 characters on wide screens and to a few lines on narrow ones. The button
 * sticks to the lower edge of the screen while the open text is in view. Without script the whole text shows.
 */
export function CollapsibleDescription({ children, isLong, isLongOnPhones }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();

  function toggle({ currentTarget }: MouseEvent) {
    const top = currentTarget.parentElement;
    // If it is closed from its middle, the shopper would end up somewhere in the list below.
    if (open && top && top.getBoundingClientRect().top < 0) top.scrollIntoView();
    setOpen(!open);
  }

  return (
    <div className={styles.description} data-open={open || undefined} data-long={isLong || undefined}>
      <div className={styles.folded} id={id}>
        {children}
      </div>
      {isLongOnPhones ? (
        <button
          className={styles.fold}
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
        >
          {open ? 'fechar descrição completa' : 'ver descrição completa'}
        </button>
      ) : null}
    </div>
  );
}
