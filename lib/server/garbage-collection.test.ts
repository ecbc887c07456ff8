import { createGarbageCollection } from './garbage-collection';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('garbage is collected once for several requests within a second, and again later', () => {
  const collect = jest.fn();
  const request = createGarbageCollection(collect);
  request();
  request();
  expect(collect).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(collect).toHaveBeenCalledTimes(1);
  request();
  jest.advanceTimersByTime(1_000);
  expect(collect).toHaveBeenCalledTimes(2);
});

test("V8's garbage collection frees unreferenced buffers", () => {
  let held: ArrayBuffer | null = new ArrayBuffer(64_000_000);
  expect(held.byteLength).toBe(64_000_000);
  const before = process.memoryUsage().arrayBuffers;
  held = null;
  createGarbageCollection()();
  jest.advanceTimersByTime(1_000);
  expect(process.memoryUsage().arrayBuffers).toBeLessThan(before - 60_000_000);
});
