import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Renderer, RenderJob } from './job';

type Task = {
  id: number;
  job: RenderJob;
  resolve: (picture: Uint8Array) => void;
  reject: (error: Error) => void;
};
type Slot = { worker: Worker; task: Task | null };
/** `idle` resolves once no picture is under way or waiting. */
export type RenderPool = Renderer & { idle: () => Promise<void> };
type Answer = { id: number; picture?: Uint8Array; error?: string; unknown?: boolean };

/** More waiting pictures than this are refused, so that a flood cannot grow without end. */
const MAX_WAITING = 2000;

// A worker does not take over tsx from the main thread (Node 20), so it has to load it before any .ts file.
const workerSource = ['tsx/cjs', join(__dirname, 'render-worker.ts')]
  .map((file) => `require(${JSON.stringify(require.resolve(file))});`)
  .join('\n');

/** Too many pictures are waiting; try again later. */
export class RenderQueueFull extends Error {}

/**
 * Makes pictures in worker threads: a picture takes up to a second of computing, during which the store's
 * API would not answer. Workers start with the first picture and leave room for the rest of the machine, but
 * there are at least two: a picture made ahead of time (`warmPictures`) must not hold up one that is asked for.
 */
export function createRenderPool(size = Math.max(2, Math.min(3, availableParallelism() - 1))): RenderPool {
  const slots: Slot[] = [];
  const waiting: Task[] = [];
  const idlers: (() => void)[] = [];
  let lastId = 0;
  let closed = false;

  const assign = () => {
    if (waiting.length === 0 || closed) return;
    const slot = slots.find((s) => s.task === null) ?? (slots.length < size ? addSlot() : undefined);
    const task = slot && waiting.shift();
    if (!slot || !task) return;
    slot.task = task;
    slot.worker.postMessage({ id: task.id, job: task.job });
  };

  const isIdle = () => waiting.length === 0 && slots.every((slot) => slot.task === null);

  const next = () => {
    assign();
    if (isIdle()) for (const resolve of idlers.splice(0)) resolve();
  };

  const addSlot = (): Slot => {
    const slot: Slot = { worker: new Worker(workerSource, { eval: true }), task: null };
    slots.push(slot);
    slot.worker.on('message', ({ picture, error, unknown }: Answer) => {
      if (picture) slot.task?.resolve(picture);
      else
        slot.task?.reject(
          unknown ? new RangeError(error) : new Error(error ?? 'The picture could not be made.'),
        );
      slot.task = null;
      next();
    });
    const gone = (error: Error) => {
      slots.splice(slots.indexOf(slot) >>> 0, 1);
      slot.task?.reject(error);
      slot.task = null;
      next();
    };
    slot.worker.on('error', gone);
    slot.worker.on('exit', () => slots.includes(slot) && gone(new Error('The picture worker ended.')));
    return slot;
  };

  return {
    render: (job) =>
      new Promise((resolve, reject) => {
        if (closed || waiting.length >= MAX_WAITING)
          return reject(new RenderQueueFull('Too many pictures are waiting.'));
        lastId += 1;
        waiting.push({ id: lastId, job, resolve, reject });
        assign();
      }),
    idle: () => (isIdle() ? Promise.resolve() : new Promise((resolve) => idlers.push(resolve))),
    close: async () => {
      closed = true;
      for (const task of waiting.splice(0)) task.reject(new RenderQueueFull('The store is stopping.'));
      await Promise.all(slots.map((slot) => slot.worker.terminate()));
    },
  };
}
