/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createLine } from './few-at-a-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Brings work to a line; says which pieces have begun or were given up, and ends one. */
function lineOf(count: number) {
  const begun: number[] = [];
  const givenUp: number[] = [];
  const ends: (() => void)[] = [];
  const beginInLine = createLine();
  for (let index = 0; index < count; index += 1) {
    beginInLine(
      (over) => {
        begun.push(index);
        ends[index] = over;
      },
      () => givenUp.push(index),
    );
  }
  return { begun, givenUp, end: (index: number) => ends[index]?.() };
}

test('R3: four begin at once, the others in order, one for each that is over', async () => {
  const { begun, end } = lineOf(8);
  expect(begun).toEqual([0, 1, 2, 3]);
  end(2);
  end(2);
  expect(begun).toHaveLength(4);
  await jest.advanceTimersByTimeAsync(1);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('R3: what takes long holds nobody up, and is not counted twice when it is over', async () => {
  const { begun, end } = lineOf(12);
  await jest.advanceTimersByTimeAsync(49);
  expect(begun).toHaveLength(4);
  await jest.advanceTimersByTimeAsync(2);
  expect(begun).toHaveLength(8);
  for (const index of [0, 1, 2, 3]) end(index);
  await jest.advanceTimersByTimeAsync(1);
  expect(begun).toHaveLength(8);
});

test('R3: after a burst all is as before', async () => {
  const { begun } = lineOf(9);
  await jest.advanceTimersByTimeAsync(200);
  expect(begun).toHaveLength(9);
  expect(jest.getTimerCount()).toBe(0);
});

test('R3: of many some are given up after three seconds', async () => {
  const { begun, givenUp } = lineOf(300);
  await jest.advanceTimersByTimeAsync(4_000);
  // Four in each 50 ms.
  expect(begun.length).toBeGreaterThan(200);
  expect(begun.length).toBeLessThan(250);
  expect(givenUp).toHaveLength(300 - begun.length);
  expect(givenUp.at(-1)).toBe(299);
});

test('R3: a thread that is held up makes nobody give up who is near the front', async () => {
  const { begun, givenUp } = lineOf(40);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 7_900);
  await jest.advanceTimersByTimeAsync(1_000);
  clock.mockRestore();
  expect(begun).toHaveLength(20);
  expect(givenUp).toHaveLength(20);
});

test('C13: work begins in the context that brought it, whoever makes room for it', async () => {
  const visitor = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const beginInLine = createLine();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    visitor.run(name, () =>
      beginInLine(
        (over) => {
          seen.push(visitor.getStore());
          setImmediate(over);
        },
        () => undefined,
      ),
    );
  }
  await jest.advanceTimersByTimeAsync(100);
  expect(seen).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
