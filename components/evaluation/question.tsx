import { type ReactNode, useId } from 'react';
import styles from './question.module.css';

type Props = {
  legend: string;
  hint?: string;
  /** What is wrong with the answer, in words. */
  error?: string | undefined;
  children: ReactNode;
};

/** One question with a single choice: a real group of radio buttons, its hint and error tied to it. */
export function Question({ legend, hint, error, children }: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.question} aria-describedby={described || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      {error ? (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
