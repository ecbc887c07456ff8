/** Breaks at most before "que", so that it fits a narrow screen with large text. */
const LESS = '%\u00a0a\u00a0menos que no\u00a0cartão';

/** What makes a price the cash price, and how much less it is than the card price; the old price is another comparison. */
export function CashNote({ percent }: { percent: number }) {
  return <span> à vista no PIX{percent > 0 ? `, ${percent}${LESS}` : ''}</span>;
}
