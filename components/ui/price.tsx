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
  /** md: in lists; lg: where the product is bought. */
  size?: 'md' | 'lg';
};

/** Old price struck through, the amount to pay as the strongest figure, then the instalments. */
export function Price({ old = '', amount, note = '', terms = '', size = 'md' }: Props) {
  return (
    <div className={styles.price} data-size={size}>
      {old === '' ? null : <s>{`de ${old}`}</s>}
      <strong className={styles.amount}>{amount}</strong>
      {note === '' ? null : ` ${note}`}
      {terms === '' ? null : <p>{terms}</p>}
    </div>
  );
}
