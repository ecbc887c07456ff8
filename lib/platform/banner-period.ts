import type { Banner } from '@/lib/platform/schemas/blocks';

/** '2026-11-27 00:00:00', '2026-11-27T00:00' or '2026-11-27'. */
const DATE_AND_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/;
/** The platform writes local times; Brazil has had no daylight saving time since 2019. */
const OFFSET = '-03:00';

/** The platform's time in ms since 1970, `timeOfDay` where it names a date only; NaN for none. */
function timeOf(text: string, timeOfDay: string): number {
  const [, date, time = timeOfDay] = DATE_AND_TIME.exec(text) ?? [];
  return date === undefined ? Number.NaN : Date.parse(`${date}T${time}${OFFSET}`);
}

/** The banners whose `dataInicial` has come and whose `dataFinal` has not passed; a missing date is no bound. */
export function currentBanners(banners: readonly Banner[], now = Date.now()): Banner[] {
  return banners.filter(
    ({ dataInicial, dataFinal }) =>
      !(timeOf(dataInicial, '00:00:00') > now) && !(timeOf(dataFinal, '23:59:59') < now),
  );
}
