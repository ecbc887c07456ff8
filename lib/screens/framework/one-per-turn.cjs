/**
 * Begins one piece of work in a turn of the event loop. A burst of requests that were all begun when they came would
 * keep everybody waiting who comes next; one by one they leave room between them.
 */
function createLine() {
  const waiting = [];
  let isMoving = false;

  function move() {
    const begin = waiting.shift();
    isMoving = begin !== undefined;
    if (begin === undefined) return;
    setImmediate(move);
    begin();
  }

  /** Begins the work now when nothing else was begun in this turn, else in its own. */
  return function beginInTurn(begin) {
    waiting.push(begin);
    if (!isMoving) move();
  };
}

module.exports = { createLine };
