import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatBRL } from '@/lib/money/format';
import { creditText, type DisplayPrices } from '@/lib/money/prices';
import { InstalmentTable } from './instalment-table';
import styles from './price-block.module.css';

/** Prices on the product page: old, Pix, then price and instalments with every option (PDP-33 to PDP-36). */
export function PriceBlock({ precos }: { precos: DisplayPrices }) {
  const { de, por, pix, descontoPix, parcelas } = precos;
  const credit = creditText(precos, true);
  return (
    <div className={styles.block}>
      {de === null ? null : (
        <p className={styles.old}>
          <VisuallyHidden>de </VisuallyHidden>
          <s>{formatBRL(de)}</s>
        </p>
      )}
      <p className={styles.main}>
        <strong className={styles.price}>{formatBRL(pix ?? por)}</strong>
        {pix === null ? null : (
          <span> à vista no PIX{descontoPix > 0 ? `, ${descontoPix}% de desconto` : ''}</span>
        )}
      </p>
      {credit === '' ? null : <p className={styles.credit}>{credit}</p>}
      {parcelas.length > 0 ? <InstalmentTable parcelas={parcelas} por={por} /> : null}
    </div>
  );
}
