import { type ReactNode, useId } from 'react';
import { FieldError, FieldHint } from './field';
import styles from './field-group.module.css';

type Props = {
  legend: string;
  hint?: string;
  /** Error message. */
  error?: string | undefined;
  /** title: the legend is a heading; label: it looks like a field label. */
  look?: 'title' | 'label' | undefined;
  children: ReactNode;
};

/** Fieldset whose hint and error describe the group. */
export function FieldGroup({ legend, hint, error, look = 'title', children }: Props) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.group} data-look={look} aria-describedby={describedBy || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <FieldHint id={`${id}-hint`} hint={hint} />
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
