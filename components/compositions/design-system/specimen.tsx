import type { ReactNode } from 'react';
import styles from './design-system.module.css';

/** One primitive in its variants, under its name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`ruled ${styles.specimen}`} aria-label={title}>
      <h2 className={styles.name}>{title}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  );
}
