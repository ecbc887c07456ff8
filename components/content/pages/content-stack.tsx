import type { ReactNode } from 'react';
import styles from './content-stack.module.css';

/** Spaces a page's text and its larger blocks. */
export function ContentStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
