import { cardFitPhrase, doesFit, fitOfLetters, isUnknownFit } from '@/lib/catalog/product/fit';
import type { ShopperMeasures } from '@/lib/catalog/product/shopper-measure-store';
import styles from './fit-badges.module.css';

/**
 * 'Serve em você' or 'Deve servir' on the picture of a card whose frame has these size letters, with a mark that
 * tells good from bad; null if nothing is known about the shopper.
 */
export function cardFit(measures: ShopperMeasures, letters: string) {
  const fit = fitOfLetters(measures, letters);
  return (
    fit && (
      <p className={styles.fit} data-fit="" data-fits={isUnknownFit(fit) ? undefined : doesFit(fit)}>
        {cardFitPhrase(fit)}
      </p>
    )
  );
}

/** The words on the button of the recommended size. */
export function sizeMark(words: string) {
  return <b className={styles.mark}> {words}</b>;
}
