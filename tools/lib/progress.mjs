const EVERY_MS = 10_000;

/**
 * Says now and then how far a long run is, on stderr, where it does not end up in results.
 * @param {number} [every] milliseconds between two lines
 * @returns {(text: () => string) => void} called as often as anything is done
 */
export function createProgress(every = EVERY_MS) {
  const started = Date.now();
  let last = started;
  return (text) => {
    const now = Date.now();
    if (now - last < every) return;
    last = now;
    process.stderr.write(`${Math.round((now - started) / 1000)} s: ${text()}\n`);
  };
}
