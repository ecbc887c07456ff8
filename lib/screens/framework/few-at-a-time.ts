import { AsyncResource } from 'node:async_hooks';

const MAX_BEGUN = 4;

/** Work that takes longer waits for something itself: it no longer counts. */
const COUNTS_FOR_MS = 50;

/** Work that has waited for longer is given up; so many in front, whose turn is near, may wait longer. */
const MAX_WAIT_MS = 3_000;
const NEAR = 16;
const MAX_WAIT_NEAR_MS = 8_000;

type Waiting = { begin: (over: () => void) => void; giveUp: () => void; until: number };

/**
 * Begins few pieces of work at a time. A burst of requests that were all begun when they came would share every turn
 * of the event loop, so that whoever comes next waits for all of them; behind few there is room.
 * @returns a function that begins the work now or when there is room, with a function to call when it is over; or
 * calls `giveUp`
 */
export function createLine() {
  const waiting: Waiting[] = [];
  let begun = 0;

  function takeNext(): Waiting | undefined {
    const now = performance.now();
    let next = waiting.shift();
    while (next !== undefined && next.until < now) {
      next.giveUp();
      next = waiting.shift();
    }
    return next;
  }

  function beginNext(): void {
    const next = begun < MAX_BEGUN ? takeNext() : undefined;
    if (next === undefined) return;
    begun += 1;
    let isOver = false;
    const over = () => {
      clearTimeout(timer);
      if (isOver) return;
      isOver = true;
      begun -= 1;
      setImmediate(beginNext);
    };
    const timer = setTimeout(over, COUNTS_FOR_MS);
    next.begin(over);
  }

  return (begin: Waiting['begin'], giveUp: Waiting['giveUp']): void => {
    const until = performance.now() + (waiting.length < NEAR ? MAX_WAIT_NEAR_MS : MAX_WAIT_MS);
    // It may begin when another request is over, whose context it must not inherit.
    waiting.push({ begin: AsyncResource.bind(begin), giveUp, until });
    beginNext();
  };
}
