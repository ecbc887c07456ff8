import { creditText, type DisplayPrices } from '@/lib/platform/prices';
import { formatBRL } from '@/lib/shared/money';
import { CashNote } from './cash-note';
import { InstalmentDisclosure } from './instalment-table';
import styles from './price-block.module.css';

/** Prices of the product page: old price, Pix price, then credit price and instalment plans. */
export function PriceBlock({ precos, creditNote }: { precos: DisplayPrices; creditNote: string }) {
  const { de, por, pix, pixDiscount, instalments } = precos;
  const credit = creditText(precos, true);
  return (
    <div className={styles.block}>
      {de === null ? null : (
        <s className={styles.old}>
          <span className="visually-hidden">de </span>
          {formatBRL(de)}
        </s>
      )}
      <p className={styles.main}>
        <strong className={styles.price}>{formatBRL(pix ?? por)}</strong>
        {pix === null ? null : <CashNote percent={pixDiscount} />}
      </p>
      {credit === '' ? null : <p className={styles.credit}>{credit}</p>}
      {instalments.length > 0 ? (
        <InstalmentDisclosure parcelas={instalments} por={por} creditNote={creditNote} />
      ) : null}
    </div>
  );
}
