import type { ReactNode } from 'react';
import styles from './status-message.module.css';

type Props = {
  tone?: 'neutral' | 'success' | 'warning' | 'error';
  /** Null for none: the live region stays in the DOM, so that the next message is announced. */
  children: ReactNode;
};

/** Message in a live region; errors are announced assertively, others politely. */
export function StatusMessage({ tone = 'neutral', children }: Props) {
  const isEmpty = children === null || children === undefined || children === false || children === '';
  return (
    <div className={styles.region} role={tone === 'error' ? 'alert' : 'status'}>
      {isEmpty ? null : (
        <div className={styles.message} data-tone={tone}>
          {children}
        </div>
      )}
    </div>
  );
}
