import styles from './payment-marks.module.css';

const METHODS = [
  'Visa',
  'Master',
  'Amex',
  'Diners',
  'Elo',
  'Hipercard',
  'Dois cartões',
  'Boleto',
  'Pix',
  'Compre agora, pague depois',
];

/** Payment methods, all as text, because some have no logo that could be drawn. */
export function PaymentMarks() {
  return (
    <ul className={styles.list} aria-label="Formas de pagamento">
      {METHODS.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
