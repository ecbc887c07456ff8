const EVERY_MS = 10_000;

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

/**
 * Reports the progress of a long run at intervals, on stderr to keep it out of the results.
 * @param every time between two lines in ms
 * @returns a function to call after each unit of work
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

/** While work runs whose progress is unknown, says at intervals on stderr that it is still running. */
export async function sayWhileRunning<T>(text: string, work: Promise<T>, every = EVERY_MS): Promise<T> {
  const started = Date.now();
  const timer = setInterval(() => process.stderr.write(`${seconds(Date.now() - started)}: ${text}\n`), every);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
