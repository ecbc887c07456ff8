import { describeHalf, describeMeasure } from './fit';

test('TRY-06: measures are whole millimetres with their uncertainty, pupils half ones', () => {
  expect(describeMeasure({ value: 63.2, uncertainty: 3.1 })).toBe('63 mm, 4 a mais ou a menos');
  expect(describeHalf({ value: 31.3, uncertainty: 1 })).toBe('31,5 mm');
});
