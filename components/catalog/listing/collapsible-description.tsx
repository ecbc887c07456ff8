'use client';

import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import styles from './listing.module.css';

type Props = {
  /** The text; RichText has marked its collapsible part. */
  children: ReactNode;
  /** Whether collapsing hides any text, on wide screens and on narrow ones. */
  isLong: boolean;
  isLongOnPhones: boolean;
};

/**
 * Description of a listing, collapsed to 410 characters on wide screens and to a few lines on narrow ones. While the
 * expanded text is in view, the button sticks to the lower edge of the screen. Without JavaScript the whole text is
 * shown.
 */
export function CollapsibleDescription({ children, isLong, isLongOnPhones }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();

  function toggle({ currentTarget }: MouseEvent) {
    const top = currentTarget.parentElement;
    // If it is collapsed from the middle of the text, the shopper would end up somewhere in the list below.
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
