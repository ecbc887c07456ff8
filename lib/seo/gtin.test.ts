/** @jest-environment node */
import { validGtin13 } from './gtin';

test.each([
  ['4006381333931', '4006381333931'],
  [' 400-638133 3931 ', '4006381333931'],
  ['4006381333932', undefined],
  ['0000000000000', undefined],
  ['12345', undefined],
  ['', undefined],
])('B1: %j is told as %j', (ean, expected) => {
  expect(validGtin13(ean)).toBe(expected);
});
