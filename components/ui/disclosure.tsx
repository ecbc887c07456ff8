import './core-styles';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type Props = {
  title: ReactNode;
  children: ReactNode;
  /** Open from the start. */
  open?: boolean;
  /** Disclosures with the same name close each other. */
  name?: string;
};

/** Foldable block on native details: works without script and is found by the browser's own search. */
export function Disclosure({ title, children, open, name }: Props) {
  return (
    <details className={styles.root} open={open} name={name}>
      <summary className={styles.summary}>
        {title}
        <span className={styles.sign} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
