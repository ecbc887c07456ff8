import type { ComponentProps } from 'react';
import { textButton } from '@/components/ui/button';
import { useFirstOpening } from '@/components/ui/use-first-opening';
import { costPercent, type InstalmentRow, instalmentCondition, percent } from '@/lib/platform/instalments';
import { formatBRL } from '@/lib/shared/money';
import styles from './instalment-table.module.css';

/** The rate, if the platform shows it, and the effective cost, which the law always requires. */
function interestText(row: InstalmentRow): string {
  const { taxa, isRateHidden, surcharge, creditCost } = row;
  if (taxa <= 0) return instalmentCondition(row);
  const cost = creditCost
    ? `${formatBRL(surcharge)}, CET ${costPercent(creditCost.yearly)} ao ano (${costPercent(creditCost.monthly)} ao mês)`
    : '';
  return [isRateHidden ? '' : `juros de ${percent(taxa)}`, cost].filter(Boolean).join(': ') || 'com juros';
}

/**
 * Total of an instalment plan. If it differs from the price only by rounding, it is the price, because the last
 * instalment absorbs the difference.
 */
const totalOf = ({ total, surcharge, parcelas }: InstalmentRow, por: number) =>
  Math.abs(surcharge) * 100 < parcelas ? por : total;

type Props = {
  parcelas: readonly InstalmentRow[];
  /** Cash price in BRL, for the note on the effective cost. */
  por: number;
  /** The shop's note about credit with interest, a sentence; '' for none. */
  creditNote: string;
};

/** Table of all instalment plans. Brazilian law requires the total, the interest and the effective cost (CET). */
export function InstalmentRows({ parcelas, por, creditNote }: Props) {
  const hasInterest = parcelas.some(({ creditCost }) => creditCost !== null);
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
                {row.parcelas}x de {formatBRL(row.amount)}
              </th>
              <td>{formatBRL(totalOf(row, por))}</td>
              <td>{interestText(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        Parcelas mensais, cobradas pela administradora do seu cartão.
        {hasInterest ? ` Sem juros o produto custa ${formatBRL(por)}. ${creditNote}` : ''}
      </p>
    </>
  );
}

/** All instalment plans, collapsed. */
export function InstalmentDisclosure(props: ComponentProps<typeof InstalmentRows>) {
  const { wasOpened, details } = useFirstOpening();
  const rows = <InstalmentRows {...props} />;
  return (
    <details {...details}>
      <summary className={textButton}>Ver todas as parcelas</summary>
      {wasOpened ? rows : <noscript>{rows}</noscript>}
    </details>
  );
}
