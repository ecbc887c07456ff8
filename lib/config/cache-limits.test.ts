import { ageOf } from './cache-limits';

const NOW = 1_700_000_000_000;

test.each([
  ['a minute ago', NOW - 60_000, 60_000],
  ['now', NOW, 0],
  ['by another instance, whose clock is a little ahead', NOW + 900, -900],
  ['by a clock that was two seconds ahead', NOW + 2_000, Number.POSITIVE_INFINITY],
  ['by a clock that was a year ahead', NOW + 31_536_000_000, Number.POSITIVE_INFINITY],
])('C13: the age of a value stamped %s', (_when, stamp, age) => {
  expect(ageOf(stamp, NOW)).toBe(age);
});
