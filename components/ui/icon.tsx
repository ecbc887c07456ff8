import './core-styles';
import type { ReactNode } from 'react';
import styles from './icon.module.css';

/** Frame of every icon: 24 px grid, 1.5 px stroke, `currentColor`. Decorative: the control carries the name. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
