import { bannersSchema } from '@/lib/platform/schemas/blocks';
import { currentBanners } from './home-blocks';

const NOON = Date.parse('2026-11-27T12:00:00-03:00');
const isShown = (dates: object) =>
  currentBanners(bannersSchema.parse({ banners: [{ id: 1, dimensoes: {}, ...dates }] }).banners, NOON)
    .length > 0;

test.each([
  ['no dates', {}, true],
  ['began at midnight', { dataInicial: '2026-11-27 00:00:00' }, true],
  ['begins in a second', { dataInicial: '2026-11-27 12:00:01' }, false],
  ['begins tomorrow', { dataInicial: '2026-11-28' }, false],
  ['ends today, without a time', { dataFinal: '2026-11-27' }, true],
  ['ended a second ago', { dataFinal: '2026-11-27 11:59:59' }, false],
  ['ended yesterday', { dataInicial: '2026-11-01', dataFinal: '2026-11-26 23:59:59' }, false],
  ['zeros for no date', { dataInicial: '0000-00-00 00:00:00', dataFinal: '0000-00-00 00:00:00' }, true],
  ['words for a date', { dataInicial: 'logo', dataFinal: null }, true],
])('HOME-25: a banner is shown between its dates in Brazilian time: %s', (_name, dates, shown) => {
  expect(isShown(dates)).toBe(shown);
});
