import { cardTable, limitsOf } from './card-report.mjs';

test('TRY-14: limits of agreement are the mean error and 1.96 standard deviations to each side', () => {
  const { bias, low, high } = limitsOf([-1, 0, 1, 2]);
  expect(bias).toBeCloseTo(0.5);
  expect(high - bias).toBeCloseTo(1.96 * Math.sqrt(5 / 3));
  expect(bias - low).toBeCloseTo(high - bias);
});

test('TRY-14: refusals are counted, and an answer without a whole card shows', () => {
  const photo = (byCard, at = 'forehead') => ({
    head: { name: 'ana', skin: 'young_african_female' },
    shot: { name: 'held-0', light: 'even', card: { at } },
    pupils: 60,
    byCard,
    byIris: 'unclear',
  });
  const answer = (value) => photo({ value, uncertainty: 1.4 });
  const held = [answer(60), answer(61), answer(62), photo('no-card')];
  const rows = new Map(
    cardTable({ held, leaning: [], without: [photo('no-card')] }).map(([name, ...cells]) => [name, cells]),
  );
  expect(rows.get('card at the forehead, leaning by 10° at most')).toEqual([
    '3 of 4',
    '+1.0',
    '−1.0 to +3.0',
    '2 of 3',
    '2 of 3',
  ]);
  expect(rows.get('card half hidden, or none')?.[0]).toBe('0 of 1');
  expect(rows.get('irises alone, all of these photos')?.[0]).toBe('0 of 5');
});
