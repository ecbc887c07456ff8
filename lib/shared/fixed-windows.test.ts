import { FixedWindows } from './fixed-windows';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const perMinute = (key: string, calls: number) => ({ key, calls, windowMs: MINUTE });

beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => jest.useRealTimers());

test('C10: the wait is the rest of the window, and keys are counted separately', () => {
  const windows = new FixedWindows(10);
  for (let call = 0; call < 3; call += 1) expect(windows.spend([perMinute('a', 3)])).toBe(0);
  jest.advanceTimersByTime(10_000);
  expect(windows.spend([perMinute('a', 3)])).toBe(50_000);
  expect(windows.spend([perMinute('b', 3)])).toBe(0);
  jest.advanceTimersByTime(50_000);
  expect(windows.spend([perMinute('a', 3)])).toBe(0);
});

test('C10: each window allows all calls again, and no more', () => {
  const windows = new FixedWindows(10);
  const waits = () => [1, 2, 3, 4].map(() => windows.spend([perMinute('a', 3)]));
  expect(waits()).toEqual([0, 0, 0, MINUTE]);
  jest.advanceTimersByTime(MINUTE);
  expect(waits()).toEqual([0, 0, 0, MINUTE]);
});

test('C10: a call rejected by one limit counts towards none', () => {
  const windows = new FixedWindows(10);
  const limits = [perMinute('minute', 2), { key: 'hour', calls: 4, windowMs: HOUR }];
  for (let call = 0; call < 100; call += 1) windows.spend(limits);
  jest.advanceTimersByTime(MINUTE);
  expect([windows.spend(limits), windows.spend(limits)]).toEqual([0, 0]);
  jest.advanceTimersByTime(MINUTE);
  expect(windows.spend(limits)).toBe(58 * MINUTE);
});

test('C10: waitMs does not count as a call', () => {
  const windows = new FixedWindows(10);
  for (let call = 0; call < 5; call += 1) expect(windows.waitMs([perMinute('a', 1)])).toBe(0);
  expect(windows.spend([perMinute('a', 1)])).toBe(0);
  expect(windows.waitMs([perMinute('a', 1)])).toBe(MINUTE);
});

test('C10: a closed limit reopens', () => {
  const windows = new FixedWindows(10);
  windows.close(perMinute('a', 3), 20_000);
  expect(windows.waitMs([perMinute('a', 3)])).toBe(20_000);
  jest.advanceTimersByTime(20_000);
  expect(windows.waitMs([perMinute('a', 3)])).toBe(0);
});

test.each([-HOUR, HOUR])('C10: changing the clock by %i ms changes no window', (jump) => {
  const windows = new FixedWindows(10);
  windows.spend([perMinute('a', 1)]);
  jest.setSystemTime(Date.now() + jump);
  expect(windows.spend([perMinute('a', 1)])).toBe(MINUTE);
  jest.advanceTimersByTime(MINUTE);
  expect(windows.spend([perMinute('a', 1)])).toBe(0);
});

test('C13: the oldest of too many keys are evicted', () => {
  const windows = new FixedWindows(3);
  for (const key of ['a', 'b', 'c', 'd']) windows.spend([perMinute(key, 1)]);
  expect(windows.waitMs([perMinute('d', 1)])).toBe(MINUTE);
  expect(windows.waitMs([perMinute('a', 1)])).toBe(0);
});

test('C10: a limit is closed for at most the length of its window', () => {
  const windows = new FixedWindows(10);
  windows.close(perMinute('a', 3), HOUR);
  expect(windows.waitMs([perMinute('a', 3)])).toBe(MINUTE);
  jest.advanceTimersByTime(MINUTE - 1);
  expect(windows.waitMs([perMinute('a', 3)])).toBe(1);
});

test('C10: if several limits are exceeded, the longest wait applies', () => {
  const windows = new FixedWindows(10);
  windows.spend([{ key: 'hour', calls: 1, windowMs: HOUR }]);
  windows.spend([perMinute('minute', 1)]);
  expect(windows.waitMs([perMinute('minute', 1), { key: 'hour', calls: 1, windowMs: HOUR }])).toBe(HOUR);
  expect(windows.waitMs([])).toBe(0);
});
