/**
 * Returns a function that starts work in a later turn of the event loop, the oldest first and at most `perTurn` pieces in
 * a turn, so that what else has come in the meantime is served between them.
 */
export function createTurns(perTurn: number): (start: () => void) => void {
  const waiting: (() => void)[] = [];
  function startNext(): void {
    for (const start of waiting.splice(0, perTurn)) start();
    if (waiting.length > 0) setImmediate(startNext);
  }
  return (start) => {
    waiting.push(start);
    if (waiting.length === 1) setImmediate(startNext);
  };
}
