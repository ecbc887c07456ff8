import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Runs at most `max` tasks at a time in the order in which they came, each in a turn of the event loop of its own: a
 * burst of listings, whose work is on this thread, lets carts and forms through in between.
 */
export function createTurns(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < max) {
      running += 1;
      return;
    }
    // Whoever leaves hands over the place.
    await new Promise<void>((resolve) => waiting.push(resolve));
    await nextTurn();
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
