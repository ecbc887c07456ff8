import { formatBRL } from '@/lib/money/format';
import { type InstalmentRow, instalmentCondition, percent } from '@/lib/money/instalments';
import styles from './instalment-table.module.css';

function interestOf({ taxa, acrescimo, custo }: InstalmentRow): string {
  if (taxa <= 0) return instalmentCondition(taxa);
  if (custo === null) return `juros de ${percent(taxa)}`;
  return `${formatBRL(acrescimo)}, CET ${percent(custo.anual * 100)} ao ano (${percent(custo.mensal * 100)} ao mês)`;
}

type Props = {
  parcelas: readonly InstalmentRow[];
  /** Price without credit in reais, on which interest is counted. */
  por: number;
};

/** Every way to pay in instalments with its total, interest and effective cost (PDP-36, KIT-12, L6, L7). */
export function InstalmentRows({ parcelas, por }: Props) {
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Parcelas</th>
            <th scope="col">Total</th>
            <th scope="col">Juros</th>
          </tr>
        </thead>
        <tbody>
          {parcelas.map((row) => (
            <tr key={`${row.parcelas}-${row.taxa}`}>
              <th scope="row">
                {row.parcelas}x de {formatBRL(row.valor)}
              </th>
              <td>{formatBRL(row.total)}</td>
              <td>{interestOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        Parcelas mensais, cobradas pela administradora do seu cartão.
        {parcelas.some(({ custo }) => custo !== null)
          ? ` CET é o custo efetivo total do parcelamento: sem ele o produto custa ${formatBRL(por)}.`
          : ''}
      </p>
    </>
  );
}
