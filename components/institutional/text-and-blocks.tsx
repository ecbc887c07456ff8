import type { ReactNode } from 'react';
import styles from './text-and-blocks.module.css';

/** A page's text followed by its larger parts, with room between them. */
export function TextAndBlocks({ children }: { children: ReactNode }) {
  return <div className={styles.blocks}>{children}</div>;
}
