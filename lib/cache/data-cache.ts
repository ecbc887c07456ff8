import { LRUCache } from 'lru-cache';
import { isStoreApiError } from '@/lib/store-api/errors';
import { ABSENT_FRESH, DATA_MEMORY, DATA_STALE_IF_ERROR, FAILURE_FRESH } from './lifetimes';
import { processWide } from './shared';

type Answer = { value: unknown; at: number; bytes: number };
type Failure = { error: unknown; until: number };

// An error takes about 10 kB with its stack. What is asked for again and again is kept, made-up paths are not.
const MAX_FAILURES = 1_000;

function createCache() {
  return {
    answers: new LRUCache<string, Answer>({ maxSize: DATA_MEMORY, sizeCalculation: ({ bytes }) => bytes }),
    failures: new LRUCache<string, Failure>({ max: MAX_FAILURES }),
    inFlight: new Map<string, Promise<unknown>>(),
  };
}

const cache = () => processWide('data-cache', createCache);

function isAbsent(error: unknown): boolean {
  return isStoreApiError(error) && error.kind === 'absent';
}

async function load<T>(key: string, read: () => Promise<T>): Promise<T> {
  const { answers, failures } = cache();
  try {
    const value = await read();
    answers.set(key, { value, at: Date.now(), bytes: JSON.stringify(value).length + key.length + 64 });
    failures.delete(key);
    return value;
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    const absent = isAbsent(error);
    if (absent) answers.delete(key);
    failures.set(key, { error, until: Date.now() + (absent ? ABSENT_FRESH : FAILURE_FRESH) });
    throw error;
  }
}

/** The last good answer if it may still stand in for a failing API. */
function standIn(key: string, error: unknown): Answer | undefined {
  const known = cache().answers.get(key);
  return known !== undefined && !isAbsent(error) && Date.now() - known.at < DATA_STALE_IF_ERROR
    ? known
    : undefined;
}

/**
 * A platform answer that middleware and page rendering share: the middleware learns the status from it and
 * the page then renders without a second call. Concurrent readers wait for one call. A last good answer
 * stands in while the API fails (R4); "absent" and failures are remembered briefly.
 * @param key names the answer; the same key must always mean the same call
 * @param freshFor ms during which a known answer is used without asking
 * @throws what `read` throws when nothing can stand in
 */
export async function sharedRead<T>(key: string, freshFor: number, read: () => Promise<T>): Promise<T> {
  const { answers, failures, inFlight } = cache();
  const known = answers.get(key);
  if (known !== undefined && Date.now() - known.at < freshFor) return known.value as T;
  const failure = failures.get(key);
  try {
    if (failure !== undefined && Date.now() < failure.until) throw failure.error;
    const pending = inFlight.get(key) ?? load(key, read).finally(() => inFlight.delete(key));
    inFlight.set(key, pending);
    return (await pending) as T;
  } catch (error) {
    const old = standIn(key, error);
    if (old === undefined) throw error;
    return old.value as T;
  }
}
