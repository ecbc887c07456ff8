import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * How many turns of the event loop pass before a task. Node accepts one connection per turn, and an idle turn
 * takes 2 µs.
 */
export const TURNS_BEFORE = 64;

/**
 * Runs at most `max` tasks at a time, in order of arrival. The tasks run on this thread, and PGlite never
 * waits for anything, so without event-loop turns in between a burst of listings would block carts and forms
 * until its end.
 */
export function limitRunning(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < max) running += 1;
    // A finished task passes its slot directly to the next one.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    for (let turn = 0; turn < TURNS_BEFORE; turn += 1) await nextTurn();
  }

  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
