import './core-styles';
import type { ReactNode } from 'react';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden';

type Props = {
  /** Formatted, or '' when there is none. */
  old?: string;
  /** Formatted, or what holds its place while it loads. */
  amount: ReactNode;
  /** What the amount holds for: 'à vista no PIX'. */
  note?: string;
  /** Instalments in words. */
  terms?: ReactNode;
  /** md: in lists; lg: where the thing is bought. */
  size?: 'md' | 'lg';
};

/** Old price struck and quiet, then the amount to pay as the strongest figure, then how else it can be paid. */
export function Price({ old = '', amount, note = '', terms = '', size = 'md' }: Props) {
  return (
    <div className={styles.price} data-size={size}>
      {old === '' ? null : (
        <s>
          <VisuallyHidden>de </VisuallyHidden>
          {old}
        </s>
      )}
      <p>
        <strong className={styles.amount}>{amount}</strong>
        {note === '' ? null : (
          <>
            {' '}
            <span className={styles.note}>{note}</span>
          </>
        )}
      </p>
      {terms === '' ? null : <p>{terms}</p>}
    </div>
  );
}
