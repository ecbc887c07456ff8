import type { ComponentProps } from 'react';
import { textButton } from '@/components/ui/button';
import { useFirstOpening } from '@/components/ui/use-first-opening';
import { costPercent, type InstalmentRow, instalmentCondition, percent } from '@/lib/platform/instalments';
import { formatBRL } from '@/lib/shared/money';
import styles from './instalment-table.module.css';

/** The rate, if the platform shows it, and the amount. */
function interestText(row: InstalmentRow): string {
  if (row.taxa <= 0) return instalmentCondition(row);
  const texts = [!row.isRateHidden && percent(row.taxa), row.creditCost && formatBRL(row.surcharge)];
  return texts.filter(Boolean).join(': ') || 'com juros';
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
            {hasInterest && <th scope="col">CET ao ano (ao mês)</th>}
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
              {hasInterest && (
                <td>
                  {row.creditCost &&
                    `${costPercent(row.creditCost.yearly)} (${costPercent(row.creditCost.monthly)})`}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        Parcelas mensais, cobradas pela administradora do seu cartão.
        {hasInterest && ` Sem juros o produto custa ${formatBRL(por)}. ${creditNote}`}
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
