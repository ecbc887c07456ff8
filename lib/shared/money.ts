const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const wholeBrl = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
});

/** Replaces blanks, whichever the runtime's ICU data uses, by no-break spaces. */
const withoutLineBreaks = (amount: string) => amount.replace(/\s/g, '\u00a0');

/** Formats reais as 'R$ 1.234,56' with a no-break space; unusable numbers as zero. */
export function formatBRL(reais: number): string {
  return withoutLineBreaks(brl.format(toCents(reais) / 100 || 0));
}

/** Like `formatBRL`, without ',00' for whole reais, as in price ranges: 'R$ 449'. */
export function formatRoundBRL(reais: number): string {
  return Number.isInteger(reais) ? withoutLineBreaks(wholeBrl.format(reais || 0)) : formatBRL(reais);
}

/** An amount above ten billion reais is bad data, not a price. */
const MAX_CENTS = 1e12;

/** Reais to whole cents, half a cent rounded up (1.005 → 101); unusable numbers become 0. */
export function toCents(reais: number): number {
  // 15 digits drop the binary noise of the product: 1.005 * 100 is 100.49999999999999.
  const cents = Math.round(Number((reais * 100).toPrecision(15)));
  return Math.abs(cents) <= MAX_CENTS ? cents : 0;
}
