import type { ReactNode } from 'react';
import styles from './container.module.css';

/** Column of blocks with one gap between them and room above and below. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
