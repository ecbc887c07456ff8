/** The Black Friday of a year: the day after the fourth Thursday of November, as a date in UTC. */
export function blackFriday(year: number): Date {
  const first = new Date(Date.UTC(year, 10, 1));
  const firstThursday = 1 + ((4 - first.getUTCDay() + 7) % 7);
  return new Date(Date.UTC(year, 10, firstThursday + 22));
}

/** Months, counted from 0, in which the campaign speaks of the Black Friday of the year before. */
const LAST_MONTH_AFTER = 5;

/** The Black Friday that a campaign at `now` speaks of: this year's, or until June the last one. */
export function campaignFriday(now: Date): Date {
  const isAfterNewYear = now.getUTCMonth() <= LAST_MONTH_AFTER;
  return blackFriday(now.getUTCFullYear() - (isAfterNewYear ? 1 : 0));
}
