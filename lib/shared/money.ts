/*
 * Used instead of Intl.NumberFormat, whose data keeps a slow phone busy for 50 ms on first use, while the
 * page hydrates.
 */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** Formats reais as 'R$ 1.234,56' with a no-break space; invalid numbers as zero. */
export function formatBRL(reais: number): string {
  const cents = toCents(reais);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(THOUSANDS, '.');
  return `${cents < 0 ? '-' : ''}R$\u00a0${whole},${digits.slice(-2)}`;
}

/** Like `formatBRL`, without ',00' for whole reais, as in price ranges: 'R$ 449'. */
export function formatRoundBRL(reais: number): string {
  const amount = formatBRL(reais);
  return Number.isInteger(reais) ? amount.slice(0, -',00'.length) : amount;
}

/** An amount above ten billion reais is an error in the data, not a price. */
const MAX_CENTS = 1e12;

/** Converts reais to whole cents, rounding half a cent up (1.005 becomes 101); invalid numbers become 0. */
export function toCents(reais: number): number {
  // Rounding to 15 digits removes the binary noise of the product: 1.005 * 100 is 100.49999999999999.
  const cents = Math.round(Number((reais * 100).toPrecision(15)));
  return Math.abs(cents) <= MAX_CENTS ? cents : 0;
}

/** The same for a price: 0 for a negative number. */
export const positiveCents = (reais: number): number => Math.max(0, toCents(reais));

/** A price in BRL after a percentage discount, rounded to the cent. */
export const lessPercent = (price: number, percent: number) =>
  Math.round((toCents(price) * (100 - percent)) / 100) / 100;
