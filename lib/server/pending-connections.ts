/**
 * A limit is needed because connections may never stop arriving. This is half of Node's listen backlog, in turns of the
 * event loop: a limit in time would end too early on a shared processor.
 */
const MAX_TURNS = 256;

let accepted = 0;

/** Must be called with every connection. */
export function countConnection(): void {
  accepted += 1;
}

/**
 * Calls back when no connection waits to be accepted, or after some turns. libuv accepts one connection per turn of
 * the event loop: between turns of heavy work a visitor with a new connection would wait for seconds, while requests
 * on open connections are answered at once.
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
    // Runs after the connection of the next turn was accepted.
    setImmediate(check);
  };
  setImmediate(check);
}
