import styles from './payment-marks.module.css';

/** `drawing` is one path on a grid of 24 by 20. */
const MARKS: readonly { label: string; drawing?: string }[] = [
  { label: 'Visa' },
  { label: 'Master', drawing: 'M3 10a6 6 0 1 0 12 0A6 6 0 1 0 3 10m6 0a6 6 0 1 0 12 0A6 6 0 1 0 9 10' },
  { label: 'Amex' },
  { label: 'Diners', drawing: 'M4.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0m5-5.5v11m5-11v11' },
  { label: 'Elo' },
  { label: 'Hipercard' },
  { label: 'Dois cartões', drawing: 'M6 7V2.5h16v10.5h-4M2 7h16v10.5H2zM2 10.5h16' },
  { label: 'Boleto', drawing: 'M3 4v12m3.5 0V4m2 0v12m4.5 0V4m3 0v12m1.5 0V4M21 4v12' },
  { label: 'Pix', drawing: 'm12 2 8 8-8 8-8-8zM7.5 6.5 12 11l4.5-4.5M7.5 13.5 12 9l4.5 4.5' },
  { label: 'Compre agora, pague depois' },
];

/** Payment methods, as text with small drawings. */
export function PaymentMarks() {
  return (
    <ul className={styles.list} aria-label="Formas de pagamento">
      {MARKS.map(({ label, drawing }) => (
        <li className={styles.mark} key={label}>
          {drawing ? (
            <svg className={styles.drawing} viewBox="0 0 24 20" aria-hidden="true">
              <path d={drawing} />
            </svg>
          ) : null}
          {label}
        </li>
      ))}
    </ul>
  );
}
