import type { ReactNode } from 'react';
import styles from './error-view.module.css';

/** Ornament of the failure views: a frame out of focus behind a lens, which may hold a count. */
export function BlurredLens({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.lens}>
      <svg className={styles.frame} viewBox="0 0 120 60" aria-hidden="true">
        <path d="M4 22c4-6 10-6 14-4M116 22c-4-6-10-6-14-4M52 26c4-5 12-5 16 0" />
        <circle cx="34" cy="30" r="19" />
        <circle cx="86" cy="30" r="19" />
      </svg>
      {children}
    </div>
  );
}
