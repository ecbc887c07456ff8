import { setImmediate as nextTurn } from 'node:timers/promises';
import { createTurns } from './turns';

/** Tasks that end when the test says so. */
function tasks(inTurn: ReturnType<typeof createTurns>, count: number) {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const results = Array.from({ length: count }, (_, id) =>
    inTurn(async () => {
      started.push(id);
      await new Promise<void>((resolve) => {
        ends[id] = resolve;
      });
      return id;
    }),
  );
  return { started, end: (id: number) => ends[id]?.(), results };
}

test('3.9: two run at a time, in the order in which they came', async () => {
  const { started, end, results } = tasks(createTurns(2), 4);
  await nextTurn();
  expect(started).toEqual([0, 1]);
  end(1);
  await results[1];
  await nextTurn();
  expect(started).toEqual([0, 1, 2]);
  end(0);
  end(2);
  await Promise.all([results[0], results[2]]);
  await nextTurn();
  end(3);
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
});

test('3.9: a task that fails hands its place over', async () => {
  const inTurn = createTurns(1);
  const failure = inTurn(() => Promise.reject(new Error('x')));
  const next = inTurn(async () => 'next');
  await expect(failure).rejects.toThrow('x');
  expect(await next).toBe('next');
});

test('3.9: between two tasks everything else gets its turn', async () => {
  const inTurn = createTurns(1);
  const order: string[] = [];
  const all = ['a', 'b'].map((name) => inTurn(async () => order.push(name)));
  setImmediate(() => order.push('other'));
  await Promise.all(all);
  expect(order).toEqual(['a', 'other', 'b']);
});
