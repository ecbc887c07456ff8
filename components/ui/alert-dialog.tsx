'use client';

import { useId, useRef } from 'react';
import styles from './alert-dialog.module.css';
import { Button } from './button';
import { useModal } from './dialog';

export type Question = {
  /** Heading; without one the text labels the dialog. */
  title?: string;
  text: string;
  /** Label of the confirming button. */
  confirm: string;
  /** Label of the cancelling button; without it the dialog is a notice. */
  cancel?: string;
};

type Props = {
  /** If null, the dialog is closed. */
  question: Question | null;
  /** Whether the confirmed action is in progress. */
  busy?: boolean;
  /** Called with true for confirm, false for cancel and Escape. */
  onAnswer: (answer: boolean) => void;
};

/** Modal question or notice, which must be answered: a click on the backdrop does not close it. */
export function AlertDialog({ question, busy = false, onAnswer }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const open = question !== null;
  useModal(ref, open);

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
        <Button busy={busy} onClick={() => onAnswer(true)}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
