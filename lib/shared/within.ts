/**
 * Waits for `work`, but no longer than `ms`: null when time ran out, after which its failure is nobody's.
 * @throws what `work` throws in time
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<{ value: T } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([work.then((value) => ({ value })), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns a `within` for several works in a row: they share `ms`, and the time between them does not count. */
export function createTimeBudget(ms: number) {
  let remaining = ms;
  return async <T>(work: Promise<T>): Promise<{ value: T } | null> => {
    const startedAt = performance.now();
    try {
      return await within(Math.max(0, remaining), work);
    } finally {
      remaining -= performance.now() - startedAt;
    }
  };
}
