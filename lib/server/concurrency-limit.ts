import { AsyncResource } from 'node:async_hooks';
import { maxWaitMs } from '@/lib/framework/admission/render-slots';

const MAX_RUNNING = 4;

/** A task that takes longer waits for something itself: it no longer counts. */
const COUNTS_FOR_MS = 50;

type Task = { start: (done: () => void) => void; onTimeout: () => void; since: number; until: number };

/**
 * Runs few tasks at a time. A burst of requests that all started when they came would share every turn of the event
 * loop, so that the next request waits for all of them; behind few there is room.
 * @param whenFree calls back when the thread has nothing more urgent to do
 * @param onWaited gets how long each task waited in ms, and whether it was given up
 * @returns a function that starts a task now or when there is room, with a callback for its end; or calls `onTimeout`
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
    // It may start at the end of another request, whose context it must not inherit.
    queue.push({ start: AsyncResource.bind(start), onTimeout, since, until });
    startWhenFree();
  };
}
