/**
 * Waits for `work`, but not longer than `ms`, then resolves to null and ignores a later failure.
 * @throws the errors of `work` in time
 */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<{ value: T } | null> {
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

/**
 * Returns a `withTimeout` for several tasks in a row, which share `ms`. Time between the tasks does not
 * count.
 */
export function createTimeBudget(ms: number) {
  let remaining = ms;
  return async <T>(work: Promise<T>): Promise<{ value: T } | null> => {
    const startedAt = performance.now();
    try {
      return await withTimeout(Math.max(0, remaining), work);
    } finally {
      remaining -= performance.now() - startedAt;
    }
  };
}
