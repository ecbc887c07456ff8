/** @jest-environment node */

import { dayAfter } from './working-days';

test.each([
  ['a weekend', 3, '2026-11-26T15:00:00Z', 'terça, 01/12'],
  ['Christmas', 1, '2026-12-24T15:00:00Z', 'segunda, 28/12'],
  ['Good Friday', 1, '2027-03-25T15:00:00Z', 'segunda, 29/03'],
  ['the night in São Paulo, when it is tomorrow in UTC', 1, '2026-11-24T01:00:00Z', 'terça, 24/11'],
])('SHIP-07: the day of arrival counts working days, over %s', (_case, count, now, day) => {
  expect(dayAfter(count, new Date(now))).toBe(day);
});
