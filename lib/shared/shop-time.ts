const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** The day of a moment in the shop's time zone, as '2026-11-22'. */
export const shopDay = (at: Date | number): string => DAY.format(at);

/** For example '2026-11-27 00:00:00', '2026-11-27T00:00', '2026-11-27' or '2026-11-27T03:00:00.000Z'. */
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;
/** The platform writes local times; Brazil has had no daylight saving time since 2019. */
const OFFSET = '-03:00';

/**
 * A time from the platform in ms since 1970. If it is only a date, `timeOfDay` is added. NaN if it is not a
 * time.
 */
export function parseShopTime(text: string, timeOfDay: string): number {
  const [, date, time = timeOfDay, offset = OFFSET] = TIME.exec(text) ?? [];
  if (date === undefined) return Number.NaN;
  // PHP also writes '-0300'.
  return Date.parse(`${date}T${time}${offset.replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
}
