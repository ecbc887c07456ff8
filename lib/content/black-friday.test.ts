import { blackFriday, campaignFriday, isPast } from './black-friday';

test.each([
  [2023, '2023-11-24'],
  [2024, '2024-11-29'],
  [2025, '2025-11-28'],
  [2026, '2026-11-27'],
  [2029, '2029-11-23'],
])('BF-07: Black Friday of %p is on %s', (year, day) => {
  expect(blackFriday(year).toISOString().slice(0, 10)).toBe(day);
});

test.each([
  ['2026-11-22T12:00:00Z', 2026],
  ['2026-12-30T12:00:00Z', 2026],
  ['2027-01-10T12:00:00Z', 2026],
  ['2027-09-01T12:00:00Z', 2027],
])('BF-07: at %s the campaign is for %p', (now, year) => {
  expect(campaignFriday(new Date(now)).getUTCFullYear()).toBe(year);
});

test.each([
  ['2026-11-27T12:00:00Z', false],
  ['2026-11-28T02:59:59Z', false],
  ['2026-11-28T03:00:00Z', true],
])('BF-07: at %s the day is over in Brasília: %p', (now, isOver) => {
  expect(isPast(blackFriday(2026), new Date(now))).toBe(isOver);
});
