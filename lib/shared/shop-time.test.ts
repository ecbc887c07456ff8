import { parseShopTime, shopDay } from './shop-time';

test.each([
  ['2026-03-09T02:59:59.000Z', '2026-03-08'],
  ['2026-03-09T03:00:00.000Z', '2026-03-09'],
  ['2027-01-01T01:00:00.000Z', '2026-12-31'],
])('%s is on %s in the shop, wherever the server is', (at, day) => {
  expect(shopDay(new Date(at))).toBe(day);
  expect(shopDay(Date.parse(at))).toBe(day);
});

test.each([
  ['2026-03-09 01:30:00', '2026-03-09T04:30:00.000Z'],
  ['2026-03-09T01:30', '2026-03-09T04:30:00.000Z'],
  ['2026-03-09 01:30:00.000000', '2026-03-09T04:30:00.000Z'],
  ['2026-03-09', '2026-03-09T15:00:00.000Z'],
  ['2026-03-09T02:30:00.000Z', '2026-03-09T02:30:00.000Z'],
  ['2026-03-09T02:30:00+01:00', '2026-03-09T01:30:00.000Z'],
  ['2026-03-09T02:30:00-0300', '2026-03-09T05:30:00.000Z'],
])('HOME-25, REVIEW-22: the platform’s time %s is %s', (text, utc) => {
  expect(new Date(parseShopTime(text, '12:00:00')).toISOString()).toBe(utc);
});

test.each(['', 'ontem', '0000-00-00 00:00:00', '09/03/2026', '2026-13-01'])('%j is not a time', (text) => {
  expect(parseShopTime(text, '12:00:00')).toBeNaN();
});
