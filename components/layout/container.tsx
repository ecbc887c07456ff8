import type { ReactNode } from 'react';
import styles from './container.module.css';

/** Page width of 1440 px at most, with the page's margins. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
