import type { ReactNode } from 'react';
import styles from './badge.module.css';

type Props = {
  /** Meaning of the text. Coloured badges from the platform are `Seal`. */
  tone?: 'neutral' | 'success' | 'warning' | 'error';
  children: ReactNode;
};

/** A state in one or two words: 'Esgotado', 'Enviado'. */
export function Badge({ tone = 'neutral', children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
