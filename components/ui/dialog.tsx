'use client';

import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';
import { CloseIcon } from './icons-core';
import { closeWaitingPanel } from './lazy-loading';
import { OfflineNote } from './offline-note';

function openModal(dialog: HTMLDialogElement): void {
  const isExpected = closeWaitingPanel();
  dialog.showModal();
  if (!isExpected) return;
  // Replaces a dialog that looks the same.
  for (const animation of dialog.getAnimations({ subtree: true })) animation.finish();
}

/** Opens and closes a modal `dialog` with `isOpen`. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === isOpen) return;
    if (isOpen) openModal(dialog);
    else dialog.close();
  }, [ref, isOpen]);
}

type Props = {
  open: boolean;
  /** Called on Escape, the close button and a click on the backdrop. */
  onClose: () => void;
  title: string;
  side?: 'right' | 'left' | 'bottom' | 'center';
  /** Stays below the title while the body scrolls. */
  notice?: ReactNode;
  /** Stays at the bottom while the body scrolls. */
  footer?: ReactNode;
  children: ReactNode;
  id?: string;
};

/**
 * Modal dialog or drawer. The native element traps the focus, makes the page inert and restores the focus on close;
 * base.css prevents the page from scrolling.
 */
export function Dialog({ open, onClose, title, side = 'right', notice, footer, children, id }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref, open);

  function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    // The click would move the focus to the page behind the dialog, after the dialog has restored it.
    event.preventDefault();
    onClose();
  }

  function onDialogClose(event: SyntheticEvent<HTMLDialogElement>) {
    // React lets `close` bubble: a nested dialog must not close this one.
    if (event.target === event.currentTarget) onClose();
  }

  return (
    // The dialog element covers the screen, so a click outside the panel targets it. Keyboard users have Escape.
    <dialog
      ref={ref}
      id={id}
      className={styles.dialog}
      data-side={side}
      aria-labelledby={titleId}
      onClose={onDialogClose}
      onMouseDown={closeFromBackdrop}
    >
      <div className={styles.panel}>
        <div className={`spread ${styles.head}`}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <IconButton tone="accent" label="Fechar" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={styles.notice}>
          <OfflineNote />
          {notice}
        </div>
        <div className={styles.body}>{children}</div>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </div>
    </dialog>
  );
}
