import type { ReactNode } from 'react';
import styles from './badge.module.css';

type Props = {
  /** What the word means; the shop's own coloured seals are `Seal`. */
  tone?: 'neutral' | 'success' | 'warning' | 'error';
  children: ReactNode;
};

/** State in a word or two: 'Esgotado', 'Enviado'. */
export function Badge({ tone = 'neutral', children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
