import type { Frete, Fretes } from '@/lib/platform/schemas/purchase';
import { workingDaysText } from '@/lib/purchase/shipping';
import { shopDay } from '@/lib/shared/shop-time';

const SHOWN_DAY = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  timeZone: 'UTC',
});

/** National holidays on fixed dates, as month and day. */
const FIXED_HOLIDAYS = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const days = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

function addDays(day: Date, count: number): Date {
  return new Date(day.getTime() + count * 86_400_000);
}

function isWorkingDay(day: Date): boolean {
  if (day.getUTCDay() % 6 === 0 || FIXED_HOLIDAYS.includes(day.toISOString().slice(5, 10))) return false;
  const goodFriday = addDays(easter(day.getUTCFullYear()), -2);
  return day.getTime() !== goodFriday.getTime();
}

/** Larger numbers cannot be delivery times. */
const MAX_WORKING_DAYS = 90;

/** The upper limit of a time such as '3 a 4 dias úteis' or '3', in working days; null for other texts. */
export function workingDays(prazo: string): number | null {
  const found = /^(?:\d{1,2}\s*(?:a|-|–)\s*)?(\d{1,2})(?:\s*dias?\s+úte?i[sl])?$/i.exec(prazo.trim());
  const days = Number(found?.[1] ?? 0);
  return days > 0 && days <= MAX_WORKING_DAYS ? days : null;
}

/** The day that is `count` working days after `now`, as shoppers read it: 'quinta, 26/11'. */
export function dayAfterWorkingDays(count: number, now: Date): string {
  let day = new Date(`${shopDay(now)}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return SHOWN_DAY.format(day).replace('-feira', '');
}

/** Whether the shopper collects the purchase. Platforms only show this in the option's name. */
const isPickUp = ({ label }: Frete): boolean => /\bretir(?:ar|e|ada)\b/i.test(label);

/** The first delivery option of the quote; a pick-up only if there is nothing else. */
export const firstOption = (quote: Fretes | undefined): Frete | undefined =>
  quote?.fretes.find((frete) => !isPickUp(frete)) ?? quote?.fretes[0];

/** Time for making lenses before they are sent, in working days. */
export type Laboratory = {
  days: number;
  /** Whether every order includes lenses; otherwise a frame can be bought without them. */
  isIncluded: boolean;
};

export type Arrival = {
  /** Text before the day. */
  verb: 'Chega até' | 'Para retirar a partir de';
  /** Latest day of arrival, as 'quinta, 26/11'. */
  day: string;
  /** 'Com lentes de grau, até terça, 08/12', or that the day includes making them; `''` for a product without lenses. */
  lensNote: string;
};

/**
 * Arrival by a delivery option if the order is paid for today; null if its time is not in working days.
 * @param laboratory undefined for a product without lenses
 */
export function arrival(frete: Frete, laboratory: Laboratory | undefined, now: Date): Arrival | null {
  const days = workingDays(frete.prazo);
  if (days === null) return null;
  const [verb, limit] = isPickUp(frete)
    ? (['Para retirar a partir de', 'a partir de'] as const)
    : (['Chega até', 'até'] as const);
  const day = dayAfterWorkingDays(days, now);
  if (!laboratory?.days) return { verb, day, lensNote: '' };
  const dayWithLenses = dayAfterWorkingDays(days + laboratory.days, now);
  return laboratory.isIncluded
    ? {
        verb,
        day: dayWithLenses,
        lensNote: `Inclui até ${workingDaysText(laboratory.days)} para fazer as lentes`,
      }
    : { verb, day, lensNote: `Com lentes de grau, ${limit} ${dayWithLenses}` };
}
