import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatBRL } from '@/lib/money/format';
import { creditText, type DisplayPrices } from '@/lib/money/prices';
import styles from './product-card.module.css';

/** Prices of a card: old, Pix as the strongest figure, then instalments (CARD-10, CARD-13, CARD-14). */
export function CardPrices({ precos }: { precos: DisplayPrices }) {
  const { de, por, pix } = precos;
  const credit = creditText(precos);
  return (
    <div className={styles.prices}>
      {de === null ? null : (
        <s>
          <VisuallyHidden>de </VisuallyHidden>
          {formatBRL(de)}
        </s>
      )}
      <p>
        <strong className={styles.price}>{formatBRL(pix ?? por)}</strong>
        {pix === null ? null : (
          <>
            {' '}
            <span className={styles.pix}>à vista no PIX</span>
          </>
        )}
      </p>
      {credit === '' ? null : <p>{credit}</p>}
    </div>
  );
}
