import './core-styles';
import type { ReactNode } from 'react';
import styles from './price.module.css';

type Props = {
  /** Formatted; `''` for none. */
  old?: string;
  /** Formatted, or a skeleton while it loads. */
  amount: ReactNode;
  /** Condition of the amount: 'à vista no PIX'. */
  note?: string;
  /** Instalments. */
  terms?: ReactNode;
};

/**
 * Price in a list: the old price struck through, the amount to pay most prominent, then the instalments. After a note
 * they are on the same line of text, because a list has a price for each of its cards.
 */
export function Price({ old = '', amount, note = '', terms = '' }: Props) {
  const isOneText = note !== '' && typeof terms === 'string';
  return (
    <div className={styles.price}>
      {old === '' ? null : <s>{old}</s>}
      <strong>{amount}</strong>
      {isOneText ? ` ${[note, terms].join('\n').trim()}` : null}
      {isOneText || terms === '' ? null : <p>{terms}</p>}
    </div>
  );
}
