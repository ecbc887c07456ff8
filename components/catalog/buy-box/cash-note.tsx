/** Kept on one line. */
const LESS = '% a menos que no cartão'.replaceAll(' ', '\u00a0');

/** What makes a price the cash price, and how much less it is than the card price; the old price is another comparison. */
export function CashNote({ percent }: { percent: number }) {
  return <span> à vista no PIX{percent > 0 ? `, ${percent}${LESS}` : ''}</span>;
}
