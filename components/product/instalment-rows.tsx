import { formatBRL } from '@/lib/money/format';
import { type InstalmentRow, instalmentCondition, percent } from '@/lib/money/instalments';
import styles from './instalment-table.module.css';

function condition({ taxa, acrescimo }: InstalmentRow): string {
  if (taxa <= 0) return instalmentCondition(taxa);
  return acrescimo > 0 ? `${formatBRL(acrescimo)} de juros (${percent(taxa)})` : `juros de ${percent(taxa)}`;
}

/** Every way to pay in instalments with its total and interest (PDP-36, KIT-12, L6). */
export function InstalmentRows({ parcelas }: { parcelas: readonly InstalmentRow[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Parcelas</th>
          <th scope="col">Total</th>
          <th scope="col">Condição</th>
        </tr>
      </thead>
      <tbody>
        {parcelas.map((row) => (
          <tr key={`${row.parcelas}-${row.taxa}`}>
            <th scope="row">
              {row.parcelas}x de {formatBRL(row.valor)}
            </th>
            <td>{formatBRL(row.total)}</td>
            <td>{condition(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
