import { type ReactNode, useId } from 'react';
import styles from './field-group.module.css';

type Props = {
  legend: string;
  hint?: string;
  /** What is wrong with the answer, in words. */
  error?: string | undefined;
  /** title: a question of its own; label: one field among others. */
  look?: 'title' | 'label';
  children: ReactNode;
};

/** Controls that answer one question: a real group, its hint and error tied to it. */
export function FieldGroup({ legend, hint, error, look = 'title', children }: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.group} data-look={look} aria-describedby={described || undefined}>
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
