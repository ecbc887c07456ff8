import './core-styles';
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Help text of a field; nothing without a text. */
export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null;
  return (
    <p className={styles.hint} id={id}>
      {hint}
    </p>
  );
}

/** Error message of a field or group, announced when it appears; nothing without a text. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={id} role="alert">
      {error}
    </p>
  );
}
