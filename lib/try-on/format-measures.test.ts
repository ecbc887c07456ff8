import { formatMeasure, formatPd, formatRange, formatRanges } from './format-measures';

test('TRY-06: measurements are in whole millimetres with their uncertainty, pupil distances in half millimetres', () => {
  expect(formatMeasure({ value: 63.2, uncertainty: 3.1 })).toBe('63 mm (margem de 4 mm)');
  expect(formatMeasure({ value: 63.2, uncertainty: 1.3 })).toBe('63 mm (margem de 1,5 mm)');
  expect(formatMeasure({ value: 63.4, uncertainty: 2.2 })).toBe('63,5 mm (margem de 2,5 mm)');
  expect(formatPd({ value: 31.3, uncertainty: 1 })).toBe('31,5');
});

test('TRY-06: a report states the range of a measurement in whole millimetres, or in halves if meaningful', () => {
  expect(formatRange({ value: 145, uncertainty: 21.4 })).toBe('entre 123 e 167 mm');
  expect(formatRange({ value: 63.4, uncertainty: 1.3 })).toBe('entre 62 e 65 mm');
  expect(formatRange({ value: 63.4, uncertainty: 0.2 })).toBe('entre 62 e 64,5 mm');
  expect(formatRanges({ value: 31, uncertainty: 2 }, { value: 32, uncertainty: 2 })).toBe(
    'direita entre 29 e 33 mm, esquerda entre 30 e 34 mm',
  );
});
