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

/** Returns what is like `within` for several works in a row: they share `ms`, and what comes between does not count. */
export function withinAltogether(ms: number) {
  let left = ms;
  return async <T>(work: Promise<T>): Promise<{ value: T } | null> => {
    const startedAt = performance.now();
    try {
      return await within(Math.max(0, left), work);
    } finally {
      left -= performance.now() - startedAt;
    }
  };
}
