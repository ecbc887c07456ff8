const MAX_BEGUN = 4;

/** Work that takes longer waits for something itself: it no longer counts. */
const COUNTS_FOR_MS = 50;

/** Work that has waited for longer is given up. */
const MAX_WAIT_MS = 3_000;

/**
 * Begins few pieces of work at a time. A burst of requests that were all begun when they came would share every turn
 * of the event loop, so that whoever comes next waits for all of them; behind few there is room.
 */
function createLine() {
  const waiting = [];
  let begun = 0;

  function giveUpOld() {
    const since = Date.now() - MAX_WAIT_MS;
    while (waiting.length > 0 && waiting[0].since < since) waiting.shift().giveUp();
  }

  function beginNext() {
    giveUpOld();
    if (begun >= MAX_BEGUN || waiting.length === 0) return;
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
    waiting.shift().begin(over);
  }

  /** Begins the work now or when there is room, with a function to call when it is over; else calls `giveUp`. */
  return function beginInLine(begin, giveUp) {
    waiting.push({ begin, giveUp, since: Date.now() });
    beginNext();
  };
}

module.exports = { createLine };
