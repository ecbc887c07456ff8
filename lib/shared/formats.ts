// Created on first use, which takes long on a slow phone.
let longDate: Intl.DateTimeFormat | undefined;

/**
 * Formats an ISO date, with or without a time, as '14 de novembro de 2026'; `''` for other texts. A day that
 * does not exist in its month counts on into the next, as in `Date`.
 */
export function formatLongDate(date: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  if (day === undefined) return '';
  const time = Date.parse(day);
  if (Number.isNaN(time)) return '';
  longDate ??= new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
  return longDate.format(time);
}

/**
 * A number with a decimal comma and at most `digits` decimals, without thousands separators: '4,3'. Avoids
 * Intl.NumberFormat, whose first use keeps a slow phone busy for 50 ms.
 */
export function formatDecimal(value: number, digits: number): string {
  return String(Number(value.toFixed(digits))).replace('.', ',');
}

/** Length of a formatted postal code: five digits, a hyphen, three digits. */
export const CEP_LENGTH = 9;

/** A postal code without its hyphen, as the platform expects it. */
export function cepDigits(cep: string): string {
  return cep.replaceAll('-', '');
}
