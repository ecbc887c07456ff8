const KEY = 'recargas';
const LIMIT = 3;
/** Failures further apart than this, in ms, are separate incidents with a budget of their own. */
const WINDOW = 5 * 60 * 1000;

type Budget = { path: string; count: number; since: number };

function read(path: string, now: number): Budget {
  const fresh: Budget = { path, count: 0, since: now };
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return fresh;
    const { path: at, count, since } = stored as Partial<Budget>;
    if (at !== path || typeof count !== 'number' || typeof since !== 'number' || now - since > WINDOW)
      return fresh;
    return { path, count, since };
  } catch {
    // No storage (private mode, blocked): one reload cannot be told from the next, so allow none.
    return { ...fresh, count: LIMIT };
  }
}

/** Whether this page may still reload on its own: at most three times in a row (A35). */
export function mayReload(path: string, now = Date.now()): boolean {
  return read(path, now).count < LIMIT;
}

/** Counts one automatic reload; false when it could not be counted, and must not happen: nothing would end the next ones. */
export function spendReload(path: string, now = Date.now()): boolean {
  const budget = read(path, now);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...budget, count: budget.count + 1 }));
    return true;
  } catch (error) {
    console.warn('O navegador não guardou a contagem de recargas.', error);
    return false;
  }
}
