import { isPartOfList } from './price-range';

const range = (count?: number, isActive = false) => ({ isActive, ...(count && { count }) });

test.each([
  ['every product is in a range', [range(12), range(8)], false],
  ['some products are in none', [range(12), range(5)], true],
  ['a range is chosen', [range(12, true), range(5)], false],
  ['the platform sends no numbers', [range(), range()], false],
  ['there are no ranges', [], false],
])('LIST-20, LIST-38: whether the price ranges leave out products if %s', (_case, ranges, isPartial) => {
  expect(isPartOfList(ranges, 20)).toBe(isPartial);
});
