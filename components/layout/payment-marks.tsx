import styles from './payment-marks.module.css';

/** The first eight are drawn in `public/fonts/pay.svg`, in this order. */
const METHODS = [
  'Pix',
  'Visa',
  'Master',
  'Amex',
  'Diners',
  'Elo',
  'Hipercard',
  'Boleto',
  'Dois cartões',
  'Compre agora, pague depois',
];

/** Payment methods: their marks, drawn for the shop in one colour, or text for those that have none. */
export function PaymentMarks() {
  return (
    <ul className={styles.list} aria-label="Formas de pagamento">
      {METHODS.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
