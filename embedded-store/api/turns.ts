import { setImmediate as nextTurn } from 'node:timers/promises';

/** Turns of the event loop before a task. Node accepts one connection in each, and an idle one takes 2 µs. */
export const TURNS_BEFORE = 64;

/**
 * Runs at most `max` tasks at a time in the order in which they came. Their work is on this thread, and PGlite never
 * waits for anything: without turns of the event loop in between, a burst of listings would be one single block, and
 * carts and forms would wait for its end.
 */
export function createTurns(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < max) running += 1;
    // Whoever leaves hands over the place.
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
