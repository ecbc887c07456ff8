import { LRUCache } from 'lru-cache';
import {
  ABSENT_TTL,
  DATA_MEMORY_BYTES,
  DATA_STALE_IF_ERROR,
  DATA_TTL,
  FAILURE_TTL,
} from '@/lib/config/cache-limits';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { isStoreApiError, type StoreApiError } from './errors';
import { noteRead } from './read-notes';

type Answer = { value: unknown; storedAt: number };
type ReadContext = { read: () => Promise<unknown> };

// An error takes about 10 kB with its stack.
const MAX_FAILURES = 1_000;
const ENTRY_OVERHEAD_BYTES = 64;

// The exact time of each look-up, so that what `cachedRead` calls old is old for the cache too.
const clock = { ttlResolution: 0, perf: { now: () => Date.now() } };

function createAnswers() {
  const failures = new LRUCache<string, StoreApiError>({ ...clock, max: MAX_FAILURES, ttl: FAILURE_TTL });
  return new LRUCache<string, Answer, ReadContext>({
    ...clock,
    maxSize: DATA_MEMORY_BYTES,
    sizeCalculation: ({ value }, key) => JSON.stringify(value).length + key.length + ENTRY_OVERHEAD_BYTES,
    // Readers wait for their answer even when the cache has lost its entry to others meanwhile.
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
    async fetchMethod(key, stale, { options, context }) {
      try {
        const failure = failures.get(key);
        if (failure !== undefined) throw failure;
        return { value: await context.read(), storedAt: Date.now() };
      } catch (error) {
        if (!isStoreApiError(error)) throw error;
        const isAbsent = error.kind === 'absent';
        if (!failures.has(key)) failures.set(key, error, { ttl: isAbsent ? ABSENT_TTL : FAILURE_TTL });
        const canStandIn = stale !== undefined && Date.now() - stale.storedAt < DATA_STALE_IF_ERROR;
        options.allowStaleOnFetchRejection = canStandIn && !isAbsent;
        options.noDeleteOnFetchRejection = !isAbsent;
        throw error;
      }
    },
  });
}

/**
 * A platform answer that middleware and pages share: concurrent readers wait for one call, and for a day the last
 * good answer stands in while the platform fails. Failures are remembered for a second, absence for longer.
 * @param key names the answer; the same key must always mean the same call and the same `ttl`
 * @param ttl ms during which an answer is used without another call
 * @throws what `read` throws, when nothing can stand in
 */
export async function cachedRead<T>(key: string, ttl: number, read: () => Promise<T>): Promise<T> {
  const answers = globalSingleton('data-cache', createAnswers);
  const askedAt = Date.now();
  const { value, storedAt } = await answers.forceFetch(key, { ttl, context: { read } });
  // Menus and brands may be old; what has prices may not.
  if (askedAt - storedAt > ttl && ttl <= DATA_TTL) noteRead({ kind: 'stale-data', storedAt });
  return value as T;
}
