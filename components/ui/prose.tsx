import './core-styles';
import type { ReactNode } from 'react';
import styles from './rich-text.module.css';

/** Running text of our own in the same typography as the platform's texts. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}
