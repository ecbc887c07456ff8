import fc from 'fast-check';
import { formatDecimal } from './formats';

test('CONST-20: a decimal comma, and no more decimals than there are', () => {
  expect(formatDecimal(4.25, 1)).toBe('4,3');
  expect(formatDecimal(5, 1)).toBe('5');
  expect(formatDecimal(2.99, 2)).toBe('2,99');
  expect(formatDecimal(-0.01, 1)).toBe('0');
});

test('CONST-20: the same text as Intl for a number of at most two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999, max: 99_999 }), (hundredths) => {
      const value = hundredths / 100;
      const options = { maximumFractionDigits: 2, useGrouping: false };
      expect(formatDecimal(value, 2)).toBe(value.toLocaleString('pt-BR', options));
    }),
  );
});
