import type { ReactNode } from 'react';
import styles from './payment-marks.module.css';

const drawingOf = (children: ReactNode) => (
  <svg className={styles.drawing} viewBox="0 0 24 20" aria-hidden="true">
    {children}
  </svg>
);

const MARKS: readonly { label: string; drawing?: ReactNode }[] = [
  { label: 'Visa' },
  {
    label: 'Master',
    drawing: drawingOf(
      <>
        <circle cx="9" cy="10" r="6" />
        <circle cx="15" cy="10" r="6" />
      </>,
    ),
  },
  { label: 'Amex' },
  {
    label: 'Diners',
    drawing: drawingOf(
      <>
        <circle cx="12" cy="10" r="7.5" />
        <path d="M9.5 4.5v11M14.5 4.5v11" />
      </>,
    ),
  },
  { label: 'Elo' },
  { label: 'Hipercard' },
  { label: 'Dois cartões', drawing: drawingOf(<path d="M6 7V2.5h16v10.5h-4M2 7h16v10.5H2zM2 10.5h16" />) },
  {
    label: 'Boleto',
    drawing: drawingOf(<path d="M3 4v12M6.5 4v12M8.5 4v12M13 4v12M16 4v12M17.5 4v12M21 4v12" />),
  },
  {
    label: 'Pix',
    drawing: drawingOf(<path d="m12 2 8 8-8 8-8-8zM7.5 6.5 12 11l4.5-4.5M7.5 13.5 12 9l4.5 4.5" />),
  },
  { label: 'Compre agora, pague depois' },
];

/** Payment methods, as text with small drawings. */
export function PaymentMarks() {
  return (
    <ul className={styles.list} aria-label="Formas de pagamento">
      {MARKS.map((mark) => (
        <li className={styles.mark} key={mark.label}>
          {mark.drawing}
          {mark.label}
        </li>
      ))}
    </ul>
  );
}
