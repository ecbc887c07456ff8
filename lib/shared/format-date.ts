const LONG_DATE = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats an ISO date, with or without a time, as '14 de novembro de 2026'; `''` for anything else. */
export function formatLongDate(date: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  if (day === undefined) return '';
  const time = Date.parse(day);
  return Number.isNaN(time) ? '' : LONG_DATE.format(time);
}
