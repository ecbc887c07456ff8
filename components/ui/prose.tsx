import './core-styles';
import type { ReactNode } from 'react';
import styles from './rich-text.module.css';

/** The shop's own text in the typography of `RichText`. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}
