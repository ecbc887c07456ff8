import fc from 'fast-check';
import { formatDecimal } from './formats';

test('CONST-20: numbers have a decimal comma and no trailing zeros', () => {
  expect(formatDecimal(4.25, 1)).toBe('4,3');
  expect(formatDecimal(5, 1)).toBe('5');
  expect(formatDecimal(2.99, 2)).toBe('2,99');
  expect(formatDecimal(-0.01, 1)).toBe('0');
});

test('CONST-20: numbers with at most two decimals are formatted as by Intl', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999, max: 99_999 }), (hundredths) => {
      const value = hundredths / 100;
      const options = { maximumFractionDigits: 2, useGrouping: false };
      expect(formatDecimal(value, 2)).toBe(value.toLocaleString('pt-BR', options));
    }),
  );
});
