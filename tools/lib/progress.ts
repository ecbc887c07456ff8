const EVERY_MS = 10_000;

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

/**
 * Reports the progress of a long run now and then, on stderr to keep it out of the results.
 * @param every milliseconds between two lines
 * @returns a function to be called after each unit of work
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

/** Reports now and then on stderr that work without known progress is still running. */
export async function sayWhileRunning<T>(text: string, work: Promise<T>, every = EVERY_MS): Promise<T> {
  const started = Date.now();
  const timer = setInterval(() => process.stderr.write(`${seconds(Date.now() - started)}: ${text}\n`), every);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
