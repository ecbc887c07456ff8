/**
 * A number in Brazilian form with at most `digits` decimals: '4,3'. Not by Intl.NumberFormat, whose first use keeps a
 * slow phone busy for 50 ms.
 */
export function formatDecimal(value: number, digits: number): string {
  return String(Number(value.toFixed(digits))).replace('.', ',');
}
