import { setImmediate as nextTurn } from 'node:timers/promises';
import { limitRunning, TURNS_BEFORE } from './limit-running';

/** Each task starts some turns of the event loop after it was called. */
async function letTasksBegin() {
  for (let turn = 0; turn <= TURNS_BEFORE; turn += 1) await nextTurn();
}

/** Tasks that are ended one by one by the test. */
function tasks(inTurn: ReturnType<typeof limitRunning>, count: number) {
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

test('two tasks run at a time, in the order in which they were added', async () => {
  const { started, end, results } = tasks(limitRunning(2), 4);
  await letTasksBegin();
  expect(started).toEqual([0, 1]);
  end(1);
  await results[1];
  await letTasksBegin();
  expect(started).toEqual([0, 1, 2]);
  end(0);
  end(2);
  await Promise.all([results[0], results[2]]);
  await letTasksBegin();
  end(3);
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
});

test('a failed task frees its slot', async () => {
  const inTurn = limitRunning(1);
  const failure = inTurn(() => Promise.reject(new Error('x')));
  const next = inTurn(async () => 'next');
  await expect(failure).rejects.toThrow('x');
  expect(await next).toBe('next');
});

/** Calls each function in a separate callback within one turn, as Node does with the requests of one poll. */
const inOneTurn = (calls: (() => Promise<unknown>)[]) =>
  Promise.all(calls.map((call) => new Promise((resolve) => setImmediate(resolve)).then(call)));

test('other work runs between synchronous tasks', async () => {
  const inTurn = limitRunning(1);
  let turn = 0;
  const count = () => {
    turn += 1;
    counter = setImmediate(count);
  };
  let counter = setImmediate(count);
  const startedIn: number[] = [];
  await inOneTurn(Array.from({ length: 4 }, () => () => inTurn(async () => startedIn.push(turn))));
  clearImmediate(counter);
  const between = startedIn.map((started, task) => started - (startedIn[task - 1] ?? 0));
  expect(Math.min(...between)).toBeGreaterThanOrEqual(TURNS_BEFORE);
});

test('work outside the queue is not delayed by many queued tasks', async () => {
  const inTurn = limitRunning(2);
  const order: string[] = [];
  const tasksAtOnce = Array.from({ length: 50 }, () => () => inTurn(async () => order.push('task')));
  await inOneTurn([...tasksAtOnce, async () => order.push('other')]);
  expect(order.indexOf('other')).toBe(0);
  expect(order).toHaveLength(51);
});
