import { Purges, pathTag } from './purges';

const NOW = 1_700_000_000_000;
const HOUR = 3_600_000;

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test('O5: an entry with a purged tag is purged; one with other tags, or a newer one, is not', () => {
  const purges = new Purges();
  purges.purge(['product:7']);
  expect(purges.isPurged(NOW - 60_000, () => ['listing', 'product:7'])).toBe(true);
  expect(purges.isPurged(NOW - 60_000, () => ['listing', 'product:8'])).toBe(false);
  expect(purges.isPurged(NOW + 251, () => ['listing', 'product:7'])).toBe(false);
});

test.each(['/óculos', '/%C3%B3culos', '/óculos/', '/%c3%B3culos//', '//%c3%b3%63ulos'])(
  'O5: %s has the tag of its page',
  (path) => {
    expect(pathTag(path)).toBe('path:/%C3%B3culos');
  },
);

test('O5: an entry that is being read during the purge is purged', () => {
  const purges = new Purges();
  purges.purge(['product:7']);
  expect(purges.isPurged(NOW + 200, () => ['product:7'])).toBe(true);
});

test('O5: purging everything purges every entry at once', () => {
  const purges = new Purges();
  purges.purge(['all']);
  expect(purges.isPurged(NOW - 1, () => [])).toBe(true);
});

test('O5: a purge of another tag does not undo an earlier purge', () => {
  const purges = new Purges();
  purges.purge(['settings']);
  jest.advanceTimersByTime(5_000);
  purges.purge(['product:7']);
  expect(purges.isPurged(NOW - 1, () => ['settings'])).toBe(true);
  expect(purges.isPurged(NOW + 4_000, () => ['settings'])).toBe(false);
});

test('O5, C13: a purge applies to entries stored before the clock was set back', () => {
  const purges = new Purges();
  jest.setSystemTime(NOW + HOUR);
  const storedAt = Date.now();
  jest.setSystemTime(NOW);
  purges.purge(['product:7']);
  expect(purges.isPurged(storedAt, () => ['product:7'])).toBe(true);
  expect(purges.isPurged(storedAt, () => ['product:8'])).toBe(false);
});

test('O5, C13: a purge from before the clock was set back does not apply to entries stored after that', () => {
  const purges = new Purges();
  jest.setSystemTime(NOW + HOUR);
  purges.purge(['product:7']);
  jest.setSystemTime(NOW);
  expect(purges.isPurged(NOW - 1, () => ['product:7'])).toBe(true);
  jest.advanceTimersByTime(1_000);
  expect(purges.isPurged(Date.now(), () => ['product:7'])).toBe(false);
});
