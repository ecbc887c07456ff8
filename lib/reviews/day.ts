const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date (`2026-11-14`, with or without a time) as '14 de novembro de 2026'; `''` when it is none. */
export function formatDay(date: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  if (day === undefined) return '';
  const time = Date.parse(day);
  return Number.isNaN(time) ? '' : DAY.format(time);
}
