const EVERY_MS = 10_000;

/**
 * Says now and then how far a long run is, on stderr, where it does not end up in results.
 * @param every milliseconds between two lines
 * @returns a function to be called as often as anything is done
 */
export function createProgress(every = EVERY_MS) {
  const started = Date.now();
  let last = started;
  return (text: () => string) => {
    const now = Date.now();
    if (now - last < every) return;
    last = now;
    process.stderr.write(`${Math.round((now - started) / 1000)} s: ${text()}\n`);
  };
}
