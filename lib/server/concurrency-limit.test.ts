/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createConcurrencyLimit } from './concurrency-limit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Adds tasks; records which have started or timed out, and can end one. */
function runTasks(count: number) {
  const started: number[] = [];
  const timedOut: number[] = [];
  const ends: (() => void)[] = [];
  const run = createConcurrencyLimit();
  for (let index = 0; index < count; index += 1) {
    run(
      (done) => {
        started.push(index);
        ends[index] = done;
      },
      () => timedOut.push(index),
    );
  }
  return { started, timedOut, end: (index: number) => ends[index]?.() };
}

test('R3: four tasks start at once, and the others in order as tasks finish', async () => {
  const { started, end } = runTasks(8);
  expect(started).toEqual([0, 1, 2, 3]);
  end(2);
  end(2);
  expect(started).toHaveLength(4);
  await jest.advanceTimersByTimeAsync(1);
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test('R3: a long task does not delay others, and is not counted twice when it finishes', async () => {
  const { started, end } = runTasks(12);
  await jest.advanceTimersByTimeAsync(49);
  expect(started).toHaveLength(4);
  await jest.advanceTimersByTimeAsync(2);
  expect(started).toHaveLength(8);
  for (const index of [0, 1, 2, 3]) end(index);
  await jest.advanceTimersByTimeAsync(1);
  expect(started).toHaveLength(8);
});

test('R3: after a burst no timer is left', async () => {
  const { started } = runTasks(9);
  await jest.advanceTimersByTimeAsync(200);
  expect(started).toHaveLength(9);
  expect(jest.getTimerCount()).toBe(0);
});

test('R3: of many tasks some time out after three seconds', async () => {
  const { started, timedOut } = runTasks(300);
  await jest.advanceTimersByTimeAsync(4_000);
  // Four tasks start every 50 ms.
  expect(started.length).toBeGreaterThan(200);
  expect(started.length).toBeLessThan(250);
  expect(timedOut).toHaveLength(300 - started.length);
  expect(timedOut.at(-1)).toBe(299);
});

test('R3: a blocked thread does not time out tasks at the front of the queue', async () => {
  const { started, timedOut } = runTasks(40);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 7_900);
  await jest.advanceTimersByTimeAsync(1_000);
  clock.mockRestore();
  expect(started).toHaveLength(20);
  expect(timedOut).toHaveLength(20);
});

test('C13: a task starts in the async context that added it', async () => {
  const visitor = new AsyncLocalStorage<string>();
  const visitors: (string | undefined)[] = [];
  const run = createConcurrencyLimit();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    visitor.run(name, () =>
      run(
        (done) => {
          visitors.push(visitor.getStore());
          setImmediate(done);
        },
        () => undefined,
      ),
    );
  }
  await jest.advanceTimersByTimeAsync(100);
  expect(visitors).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('R3: the waiting time of a task is reported, and whether it timed out', async () => {
  const waits: [ms: number, isGivenUp: boolean][] = [];
  const run = createConcurrencyLimit(undefined, (ms, isGivenUp) => waits.push([Math.round(ms), isGivenUp]));
  const clock = jest.spyOn(performance, 'now');
  clock.mockReturnValue(1_000);
  for (let index = 0; index < 5; index += 1)
    run(
      () => undefined,
      () => undefined,
    );
  expect(waits).toEqual(Array(4).fill([0, false]));
  clock.mockReturnValue(1_020);
  await jest.advanceTimersByTimeAsync(60);
  expect(waits.at(-1)).toEqual([20, false]);
  for (let index = 0; index < 4; index += 1)
    run(
      () => undefined,
      () => undefined,
    );
  clock.mockReturnValue(9_021);
  await jest.advanceTimersByTimeAsync(200);
  expect(waits.filter(([, isGivenUp]) => isGivenUp)).toEqual([[8_001, true]]);
  clock.mockRestore();
});

test('R3: a task can start exactly at its deadline', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { started, timedOut } = runTasks(5);
  clock.mockReturnValue(8_000);
  await jest.advanceTimersByTimeAsync(100);
  clock.mockRestore();
  expect(started).toHaveLength(5);
  expect(timedOut).toEqual([]);
});

test('R3: one callback is registered for all waiting tasks, and another for later tasks', async () => {
  const frees: (() => void)[] = [];
  const started: number[] = [];
  const run = createConcurrencyLimit((callback) => frees.push(callback));
  const add = (index: number) =>
    run(
      () => started.push(index),
      () => undefined,
    );
  add(0);
  add(1);
  expect([frees.length, started]).toEqual([1, []]);
  frees[0]?.();
  expect(started).toEqual([0, 1]);
  add(2);
  expect(frees).toHaveLength(2);
  frees[1]?.();
  expect(started).toEqual([0, 1, 2]);
});
