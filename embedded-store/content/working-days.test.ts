/** @jest-environment node */

import { dayAfter } from './working-days';

test.each([
  ['a weekend', 3, '2026-11-26T15:00:00Z', 'terça, 01/12'],
  ['Christmas', 1, '2026-12-24T15:00:00Z', 'segunda, 28/12'],
  ['Good Friday', 1, '2027-03-25T15:00:00Z', 'segunda, 29/03'],
  ['an early Good Friday', 1, '2035-03-22T15:00:00Z', 'segunda, 26/03'],
  ['the latest Good Friday', 1, '2038-04-22T15:00:00Z', 'segunda, 26/04'],
  ['a Good Friday that is a week earlier than the formula’s', 1, '2076-04-16T15:00:00Z', 'segunda, 20/04'],
  ['the night in São Paulo, when it is tomorrow in UTC', 1, '2026-11-24T01:00:00Z', 'terça, 24/11'],
])('SHIP-07: the day of arrival counts working days, over %s', (_case, count, now, day) => {
  expect(dayAfter(count, new Date(now))).toBe(day);
});
