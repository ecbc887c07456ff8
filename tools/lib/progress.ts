const EVERY_MS = 10_000;

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

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
    process.stderr.write(`${seconds(now - started)}: ${text()}\n`);
  };
}

/** Says now and then on stderr that work which cannot report its progress is still running. */
export async function sayWhileRunning<T>(text: string, work: Promise<T>, every = EVERY_MS): Promise<T> {
  const started = Date.now();
  const timer = setInterval(() => process.stderr.write(`${seconds(Date.now() - started)}: ${text}\n`), every);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
