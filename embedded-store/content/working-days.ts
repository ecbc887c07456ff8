/** Today's date in São Paulo, as '2026-11-22'. */
const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });
const SHOWN = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  timeZone: 'UTC',
});

const HOLIDAYS = new Set('01-01 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25'.split(' '));

/** Easter Sunday of a year from 1900 to 2099, as a day of March; April continues the count. (Gauss) */
function easter(year: number): number {
  const a = year % 19;
  const d = (19 * a + 24) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7;
  const isWeekEarlier = e === 6 && (d === 29 || (d === 28 && a > 10));
  return 22 + d + e - (isWeekEarlier ? 7 : 0);
}

/** Good Friday is the only national holiday that moves and is never on a weekend. */
const isGoodFriday = (day: Date) => {
  const year = day.getUTCFullYear();
  return day.getTime() === Date.UTC(year, 2, easter(year) - 2);
};

function isWorkingDay(day: Date): boolean {
  const isHoliday = HOLIDAYS.has(day.toISOString().slice(5, 10)) || isGoodFriday(day);
  return day.getUTCDay() % 6 !== 0 && !isHoliday;
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
