/** Today's date in São Paulo, as '2026-11-22'. */
const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });
const SHOWN = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  timeZone: 'UTC',
});

const HOLIDAYS = new Set('01-01 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25'.split(' '));

/** Good Fridays, the only holiday of the country that moves and is no weekend. */
const GOOD_FRIDAYS = new Set('2026-04-03 2027-03-26 2028-04-14 2029-03-30 2030-04-19 2031-04-11'.split(' '));

function isWorkingDay(day: Date): boolean {
  const date = day.toISOString().slice(0, 10);
  return day.getUTCDay() % 6 !== 0 && !HOLIDAYS.has(date.slice(5)) && !GOOD_FRIDAYS.has(date);
}

/** The day that is `count` working days after `now`, as the shop writes it: 'quinta, 26/11'. */
export function dayAfter(count: number, now: Date): string {
  const day = new Date(`${TODAY.format(now)}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return SHOWN.format(day).replace('-feira', '');
}
