import { setImmediate as nextTurn } from 'node:timers/promises';

/** Turns of the event loop before a task. Node accepts one connection in each, and an idle one takes 2 µs. */
export const TURNS_BEFORE = 64;

/**
 * Runs at most `max` tasks at a time, in order of arrival. They run on this thread, and PGlite never waits for
 * anything: without event-loop turns in between, a burst of listings would block carts and forms until its end.
 */
export function createTurns(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < max) running += 1;
    // A finished task passes its slot on.
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
