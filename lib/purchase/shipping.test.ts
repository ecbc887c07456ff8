import fc from 'fast-check';
import { CEP_LENGTH, cepDigits, maskCep } from './shipping';

test.each([
  ['a01310100999', '01310-100'],
  ['01310', '01310'],
  ['013101', '01310-1'],
  ['', ''],
])('SHIP-03, CONST-15: %j is shown as %j', (typed, shown) => {
  expect(maskCep(typed)).toBe(shown);
});

test('SHIP-03, SHIP-04: whatever is typed, nine characters at most go in and eight digits out', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const shown = maskCep(typed);
      expect(shown.length).toBeLessThanOrEqual(CEP_LENGTH);
      expect(cepDigits(shown)).toMatch(/^\d{0,8}$/);
      expect(maskCep(shown)).toBe(shown);
    }),
  );
});
