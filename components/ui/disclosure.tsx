import './core-styles';
import type { ComponentProps, ReactNode } from 'react';
import styles from './disclosure.module.css';

type Props = {
  title: ReactNode;
  children: ReactNode;
  /** Initially open. */
  open?: boolean;
  /** Disclosures with the same name close each other. */
  name?: string;
  /** From `useFirstOpening`. */
  details?: ComponentProps<'details'>;
};

/** Expandable block based on native `details`: works without JavaScript and with the browser's find in page. */
export function Disclosure({ title, children, open, name, details }: Props) {
  return (
    <details className={styles.root} open={open} name={name} {...details}>
      <summary className="spread">{title}</summary>
      <div>{children}</div>
    </details>
  );
}
