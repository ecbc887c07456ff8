'use client';

import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';
import { CloseIcon } from './icons-controls';

type Props = {
  open: boolean;
  /** Called on Escape, on the close button and on a press beside the panel. */
  onClose: () => void;
  title: string;
  side?: 'right' | 'left' | 'bottom' | 'center';
  /** Stays at the bottom edge while the body scrolls. */
  footer?: ReactNode;
  children: ReactNode;
  id?: string;
};

/**
 * Modal dialog or drawer on the native element, which keeps the focus inside, makes the page inert and gives
 * the focus back on closing. The page stays still by a rule in base.css.
 */
export function Dialog({ open, onClose, title, side = 'right', footer, children, id }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    // The press would take the focus along to what lies behind, after it was given back.
    event.preventDefault();
    onClose();
  }

  function closeOwn(event: SyntheticEvent<HTMLDialogElement>) {
    // React lets `close` bubble: a question inside that is answered must not close this dialog too.
    if (event.target === event.currentTarget) onClose();
  }

  return (
    // Escape reaches the element as `cancel` and then `close`, so the keyboard has its own way out.
    // The press beside the panel lands on the dialog itself, which spans the screen.
    <dialog
      ref={ref}
      id={id}
      className={styles.dialog}
      data-side={side}
      aria-labelledby={titleId}
      onClose={closeOwn}
      onMouseDown={closeFromBackdrop}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <IconButton tone="accent" label="Fechar" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
        {footer ? <div className={styles.foot}>{footer}</div> : null}
      </div>
    </dialog>
  );
}
