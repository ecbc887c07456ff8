'use client';

import { useEffect, useId, useRef } from 'react';
import styles from './alert-dialog.module.css';
import { Button } from './button';

export type Question = {
  /** Heading; without one the text names the dialog. */
  title?: string;
  text: string;
  /** Answer that goes ahead, or the only one. */
  confirm: string;
  /** Answer that changes nothing; without it the dialog only tells. */
  cancel?: string;
};

type Props = {
  /** What is asked; null while nothing is. */
  question: Question | null;
  /** Called once with the answer; Escape answers false. */
  onAnswer: (answer: boolean) => void;
};

/** Modal question or notice that has to be answered: a press beside it does not count. */
export function AlertDialog({ question, onAnswer }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const open = question !== null;

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  const { title, text = '', confirm = '', cancel } = question ?? {};
  return (
    <dialog
      ref={ref}
      className={styles.alert}
      role="alertdialog"
      aria-labelledby={title ? `${id}-title` : `${id}-text`}
      aria-describedby={title ? `${id}-text` : undefined}
      onClose={() => open && onAnswer(false)}
    >
      {title ? (
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
      ) : null}
      <p id={`${id}-text`}>{text}</p>
      <div className={styles.answers}>
        {cancel ? (
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {cancel}
          </Button>
        ) : null}
        <Button onClick={() => onAnswer(true)}>{confirm}</Button>
      </div>
    </dialog>
  );
}
