import type { ComponentProps } from 'react';
import { InstalmentRows } from './instalment-rows';
import styles from './instalment-table.module.css';

/** Every way to pay in instalments, folded until asked for (PDP-36). */
export function InstalmentTable(rows: ComponentProps<typeof InstalmentRows>) {
  return (
    <details>
      <summary className={styles.summary}>Ver todas as parcelas</summary>
      <InstalmentRows {...rows} />
    </details>
  );
}
