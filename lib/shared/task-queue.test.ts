/** @jest-environment node */
import { QueueBusyError, TaskQueue } from './task-queue';

/** A task that ends when `end` is called. */
function controlled(started: string[], name: string) {
  let end = () => {};
  const run = () => {
    started.push(name);
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  return { run, end: () => end() };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('one task runs at a time, in order', async () => {
  const started: string[] = [];
  const [first, second] = [controlled(started, 'first'), controlled(started, 'second')];
  const queue = new TaskQueue();
  const ends = [queue.add(first.run), queue.add(second.run)];
  await turn();
  expect(started).toEqual(['first']);
  expect(queue.length).toBe(2);
  first.end();
  await ends[0];
  await turn();
  expect(started).toEqual(['first', 'second']);
  second.end();
  await ends[1];
  expect(queue.length).toBe(0);
});

test('with maxRunning, so many tasks run at a time, and the others in order as each ends', async () => {
  const started: string[] = [];
  const tasks = ['first', 'second', 'third', 'fourth'].map((name) => controlled(started, name));
  const queue = new TaskQueue({ maxRunning: 2, maxWaiting: 2, maxWaitMs: 60_000 });
  const ends = tasks.map(({ run }) => queue.add(run));
  await turn();
  expect([started, queue.waitingLength]).toEqual([['first', 'second'], 2]);
  await expect(queue.add(async () => {})).rejects.toThrow(QueueBusyError);
  tasks[1]?.end();
  await turn();
  expect([started, queue.waitingLength]).toEqual([['first', 'second', 'third'], 1]);
  for (const task of [0, 2]) tasks[task]?.end();
  await turn();
  tasks[3]?.end();
  await Promise.all(ends);
  expect([started.at(-1), queue.length]).toEqual(['fourth', 0]);
});

test('a failed task throws for its caller, and the next task runs', async () => {
  const queue = new TaskQueue();
  const failed = queue.add(() => Promise.reject(new Error('no')));
  const next = queue.add(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBe('done');
});

test('R3: with limits, excess tasks are rejected at once, and a task that waits too long is rejected without running', async () => {
  jest.useFakeTimers();
  const started: string[] = [];
  const [first, second] = [controlled(started, 'first'), controlled(started, 'second')];
  const queue = new TaskQueue({ maxWaiting: 1, maxWaitMs: 100 });
  const running = queue.add(first.run);
  const late = expect(queue.add(second.run)).rejects.toThrow(QueueBusyError);
  await expect(queue.add(second.run)).rejects.toThrow(QueueBusyError);
  await jest.advanceTimersByTimeAsync(100);
  await late;
  const next = queue.add(async () => started.push('next'));
  first.end();
  await Promise.all([running, next]);
  expect(started).toEqual(['first', 'next']);
  jest.useRealTimers();
});

test('R3: a task whose caller disconnects never runs and frees its place', async () => {
  const started: string[] = [];
  const first = controlled(started, 'first');
  const queue = new TaskQueue({ maxWaiting: 1, maxWaitMs: 60_000 });
  const running = queue.add(first.run);
  const leaving = new AbortController();
  const left = queue.add(async () => started.push('left'), leaving.signal);
  expect(queue.isFullFor()).toBe(true);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(queue.isFullFor()).toBe(false);
  const next = queue.add(async () => started.push('next'));
  first.end();
  await Promise.all([running, next]);
  expect(started).toEqual(['first', 'next']);
  await expect(queue.add(async () => started.push('late'), leaving.signal)).rejects.toThrow('gone');
});

test('R3: one owner cannot take all places, or two turns in a row while others wait', async () => {
  const started: string[] = [];
  const first = controlled(started, 'first');
  const queue = new TaskQueue({ maxWaiting: 3, maxWaitMs: 60_000, maxOfOne: 2 });
  const add = (name: string, owner?: string) => queue.add(async () => started.push(name), undefined, owner);
  const running = queue.add(first.run, undefined, 'greedy');
  const second = add('second', 'greedy');
  expect([queue.isFullFor('greedy'), queue.isFullFor('modest'), queue.isFullFor()]).toEqual([
    true,
    false,
    false,
  ]);
  await expect(add('third', 'greedy')).rejects.toThrow(QueueBusyError);
  const others = [add('modest', 'modest'), add('nobody’s')];
  first.end();
  await Promise.all([running, second, ...others]);
  expect(started).toEqual(['first', 'modest', 'second', 'nobody’s']);
});
