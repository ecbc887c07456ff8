/** The Black Friday of a year: the day after the fourth Thursday of November, as a date in UTC. */
export function blackFriday(year: number): Date {
  const first = new Date(Date.UTC(year, 10, 1));
  const firstThursday = 1 + ((4 - first.getUTCDay() + 7) % 7);
  return new Date(Date.UTC(year, 10, firstThursday + 22));
}

/** Last month, counted from 0, in which the campaign still refers to last year's Black Friday. */
const LAST_MONTH_AFTER = 5;

/**
 * The Black Friday that the campaign refers to at `now`: last year's until June, this year's from July on.
 */
export function campaignFriday(now: Date): Date {
  const isAfterNewYear = now.getUTCMonth() <= LAST_MONTH_AFTER;
  return blackFriday(now.getUTCFullYear() - (isAfterNewYear ? 1 : 0));
}

/** The shop's time zone, in hours behind UTC. */
const BRASILIA_HOURS = 3;

/** Whether a day, given as a date in UTC, is over in Brasília at `now`. */
export const isPast = (day: Date, now: Date): boolean =>
  now.getTime() >= day.getTime() + (24 + BRASILIA_HOURS) * 60 * 60_000;
