import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { CardPricesView } from '@/lib/product/card';
import styles from './product-card.module.css';

/** Prices of a card: old, Pix as the strongest figure, then instalments (CARD-10, CARD-13, CARD-14). */
export function CardPrices({ de, preco, noPix, credito }: CardPricesView) {
  return (
    <div className={styles.prices}>
      {de === '' ? null : (
        <s>
          <VisuallyHidden>de </VisuallyHidden>
          {de}
        </s>
      )}
      <p>
        <strong className={styles.price}>{preco}</strong>
        {noPix ? (
          <>
            {' '}
            <span className={styles.pix}>à vista no PIX</span>
          </>
        ) : null}
      </p>
      {credito === '' ? null : <p>{credito}</p>}
    </div>
  );
}
