/**
 * Maximum number of turns of the event loop to wait, because connections may never stop arriving: half of
 * Node's listen backlog. A limit in time would end too early on a shared processor.
 */
const MAX_TURNS = 256;

let accepted = 0;

/** Must be called for every connection. */
export function countConnection(): void {
  accepted += 1;
}

/**
 * Calls back when no connection is waiting to be accepted, or after some turns of the event loop. libuv
 * accepts one connection per turn. If each turn did heavy work, a visitor with a new connection would wait
 * for seconds, while requests on open connections are served at once.
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
    // Checks again after the next turn of the event loop, which accepts one connection.
    setImmediate(check);
  };
  setImmediate(check);
}
