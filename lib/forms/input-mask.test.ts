import { maskCep } from './input-mask';

test.each([
  ['0131', '0131'],
  ['013101', '01310-1'],
  ['01310100', '01310-100'],
  ['a01310100999', '01310-100'],
  ['', ''],
])('SHIP-03, CONST-15: the postal code %j is formatted as %j', (typed, shown) => {
  expect(maskCep(typed)).toBe(shown);
});
