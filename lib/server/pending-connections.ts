/**
 * Connections may come without end. Half of the backlog with which Node listens, and counted in turns, which are short
 * while nothing heavy runs: a limit in time would end too early where the processor is shared.
 */
const MAX_TURNS = 256;

let accepted = 0;

/** To be called with every connection. */
export function countConnection(): void {
  accepted += 1;
}

/**
 * Calls back when no connection waits to be accepted, or after some turns. libuv accepts one connection in each turn
 * of the event loop: between turns of heavy work a visitor with a new connection would wait for seconds, while those
 * whose connection is open are answered at once.
 */
export function afterConnections(callback: () => void): void {
  let seen: number | undefined;
  let turns = 0;
  const check = () => {
    if (accepted === seen || turns >= MAX_TURNS) {
      callback();
      return;
    }
    seen = accepted;
    turns += 1;
    // Runs behind the next turn's connection.
    setImmediate(check);
  };
  setImmediate(check);
}
