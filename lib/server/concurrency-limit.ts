import { AsyncResource } from 'node:async_hooks';
import { maxWaitMs } from '@/lib/framework/admission/render-slots';

const MAX_RUNNING = 4;

/** A slower task is probably waiting for something itself, so it no longer counts. */
const COUNTS_FOR_MS = 50;

type Task = { start: (done: () => void) => void; onTimeout: () => void; since: number; until: number };

/**
 * Runs few tasks at a time. If all requests of a burst started on arrival, they would share every turn of the
 * event loop, and the next request would wait for all of them.
 * @param whenFree calls back when the thread has nothing more urgent to do
 * @param onWaited gets the wait of each task in ms, and whether it timed out
 * @returns a function that starts a task as soon as there is room, passing it a callback for its end, or
 * calls `onTimeout`
 */
export function createConcurrencyLimit(
  whenFree: (callback: () => void) => void = (callback) => callback(),
  onWaited: (ms: number, isGivenUp: boolean) => void = () => {},
) {
  const queue: Task[] = [];
  let running = 0;
  let isWaiting = false;

  function nextInTime(): Task | undefined {
    const now = performance.now();
    let next = queue.shift();
    while (next !== undefined && next.until < now) {
      onWaited(now - next.since, true);
      next.onTimeout();
      next = queue.shift();
    }
    return next;
  }

  function startNext(): void {
    const next = nextInTime();
    if (next === undefined) return;
    onWaited(performance.now() - next.since, false);
    running += 1;
    let isDone = false;
    const done = () => {
      clearTimeout(timer);
      if (isDone) return;
      isDone = true;
      running -= 1;
      setImmediate(startWhenFree);
    };
    const timer = setTimeout(done, COUNTS_FOR_MS);
    next.start(done);
  }

  function startWhenFree(): void {
    if (isWaiting) return;
    isWaiting = true;
    whenFree(() => {
      isWaiting = false;
      while (running < MAX_RUNNING && queue.length > 0) startNext();
    });
  }

  return (start: Task['start'], onTimeout: Task['onTimeout']): void => {
    const since = performance.now();
    const until = since + maxWaitMs(queue.length);
    // The task may start when another request ends, and must not inherit that request's context.
    queue.push({ start: AsyncResource.bind(start), onTimeout, since, until });
    startWhenFree();
  };
}
