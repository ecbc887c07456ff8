/** @jest-environment node */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createLine } from './one-per-turn.cjs';

test('R3: the first begins at once, others one in each turn of the event loop, in order', async () => {
  const begun: number[] = [];
  const beginInTurn = createLine();
  for (const index of [1, 2, 3]) beginInTurn(() => begun.push(index));
  expect(begun).toEqual([1]);
  for (const expected of [
    [1, 2],
    [1, 2, 3],
    [1, 2, 3],
  ]) {
    await nextTurn();
    expect(begun).toEqual(expected);
  }
  beginInTurn(() => begun.push(4));
  expect(begun).toEqual([1, 2, 3, 4]);
});

test('R3: what comes in the turn of another waits for the next one', async () => {
  const begun: string[] = [];
  const beginInTurn = createLine();
  beginInTurn(() => {
    begun.push('outer');
    beginInTurn(() => begun.push('inner'));
  });
  expect(begun).toEqual(['outer']);
  await nextTurn();
  expect(begun).toEqual(['outer', 'inner']);
});
