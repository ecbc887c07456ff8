import { limitsOf, scoreTable, wronglyMeasured } from './score';

test('TRY-14: the limits of agreement are the mean error plus and minus 1.96 standard deviations', () => {
  const { bias, low, high } = limitsOf([-1, 0, 1, 2]);
  expect(bias).toBeCloseTo(0.5);
  expect(high - bias).toBeCloseTo(1.96 * Math.sqrt(5 / 3));
  expect(bias - low).toBeCloseTo(high - bias);
});

const photo = (found: unknown, kind = 'held', name = 'ana-held-0') => ({
  name,
  kind,
  head: { name: 'ana', skin: 'young_african_female' },
  shot: { name: 'held-0', light: 'even', card: { at: 'forehead' } },
  pupils: 60,
  found,
});

test('TRY-14: rejections count with or without a reason, and a bare number is a result without an uncertainty', () => {
  const held = [
    photo({ value: 60, uncertainty: 1.4 }),
    photo(61),
    photo(62),
    photo('no-card'),
    photo(undefined),
  ];
  const table = scoreTable([...held, photo('no-card', 'without')]);
  expect(table['card at the forehead, leaning by at most 10°']).toEqual({
    measured: '3 of 5',
    mean: '+1.0',
    '95 % limits': '−1.0 to +3.0',
    'within 1.5 mm': '2 of 3',
    'within the stated range': '1 of 1',
  });
  expect(table['card half hidden, or none']).toEqual({ measured: '0 of 1' });
  expect(table.all?.measured).toBe('3 of 6');
});

test('TRY-05, TRY-14: photos that were measured but should have been rejected are listed', () => {
  const photos = [photo(60), photo(60, 'without', 'ana-half'), photo('unclear', 'refused', 'rui-blind')];
  expect(wronglyMeasured(photos)).toEqual(['ana-half']);
});
