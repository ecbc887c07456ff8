import { formatMeasure, formatPd } from './format-measures';

test('TRY-06: measures are whole millimetres with their uncertainty, pupils half ones', () => {
  expect(formatMeasure({ value: 63.2, uncertainty: 3.1 })).toBe('63 mm, 4 a mais ou a menos');
  expect(formatMeasure({ value: 63.2, uncertainty: 1.3 })).toBe('63 mm, 1,5 a mais ou a menos');
  expect(formatMeasure({ value: 63.4, uncertainty: 2.2 })).toBe('63,5 mm, 2,5 a mais ou a menos');
  expect(formatPd({ value: 31.3, uncertainty: 1 })).toBe('31,5');
});
