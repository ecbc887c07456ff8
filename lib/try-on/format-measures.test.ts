import { formatMeasure, formatPd } from './format-measures';

test('TRY-06: measures are whole millimetres with their uncertainty, pupils half ones', () => {
  expect(formatMeasure({ value: 63.2, uncertainty: 3.1 })).toBe('63 mm, 4 a mais ou a menos');
  expect(formatPd({ value: 31.3, uncertainty: 1 })).toBe('31,5');
});
