import type { ReactNode } from 'react';
import styles from './status-message.module.css';

type Props = {
  tone?: 'neutral' | 'success' | 'warning' | 'error';
  /** Nothing to say: the empty region stays, so that screen readers hear what comes next. */
  children: ReactNode;
};

/** What just happened, beside where it happened and read out: errors at once, the rest in turn. */
export function StatusMessage({ tone = 'neutral', children }: Props) {
  const silent = children === null || children === undefined || children === false || children === '';
  return (
    <div className={styles.region} role={tone === 'error' ? 'alert' : 'status'}>
      {silent ? null : (
        <div className={styles.message} data-tone={tone}>
          {children}
        </div>
      )}
    </div>
  );
}
