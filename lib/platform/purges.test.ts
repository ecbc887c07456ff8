import { Purges } from './purges';

const NOW = 1_700_000_000_000;

test('O5: what has a purged tag and is older is old; what has others, or is newer, is not', () => {
  const purges = new Purges();
  purges.purge(['product:7'], NOW);
  expect(purges.isPurged(NOW - 60_000, () => ['listing', 'product:7'])).toBe(true);
  expect(purges.isPurged(NOW - 60_000, () => ['listing', 'product:8'])).toBe(false);
  expect(purges.isPurged(NOW + 251, () => ['listing', 'product:7'])).toBe(false);
});

test('O5: what was being read during the purge counts as older', () => {
  const purges = new Purges();
  purges.purge(['product:7'], NOW);
  expect(purges.isPurged(NOW + 200, () => ['product:7'])).toBe(true);
});

test('O5: everything is purged at once', () => {
  const purges = new Purges();
  purges.purge(['all'], NOW);
  expect(purges.isPurged(NOW - 1, () => [])).toBe(true);
});

test('O5: a purge of another tag does not undo one', () => {
  const purges = new Purges();
  purges.purge(['settings'], NOW);
  purges.purge(['product:7'], NOW + 5_000);
  expect(purges.isPurged(NOW - 1, () => ['settings'])).toBe(true);
  expect(purges.isPurged(NOW + 4_000, () => ['settings'])).toBe(false);
});
