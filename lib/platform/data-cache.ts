import { LRUCache } from 'lru-cache';
import {
  ABSENT_TTL,
  ageOf,
  DATA_MEMORY_BYTES,
  DATA_STALE_IF_ERROR,
  DATA_TTL,
  FAILURE_TTL,
} from '@/lib/config/cache-limits';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { countCacheRead } from '@/lib/telemetry/metrics';
import { reportDataWarning } from './data-warnings';
import { beforeDeadline } from './deadline';
import { isStoreApiError, StoreApiError } from './errors';
import { purges, reportPageTags, type Tag } from './purges';
import { shareNotFound, throwIfNotFoundElsewhere } from './shared-not-found';

/**
 * A cached response. `storedAt` is the time of the request, in ms since 1970; `readAt` is the same time by
 * performance.now(), which never goes back.
 */
type CachedResponse = { value: unknown; storedAt: number; readAt: number; tags: readonly string[] };
type ReadContext = { read: () => Promise<unknown>; tagsOf: (value: unknown) => readonly string[] };

// An error with its stack takes about 10 kB.
const MAX_FAILURES = 1_000;
const ENTRY_OVERHEAD_BYTES = 64;

// Uses the exact time of each look-up, so that `cachedRead` and the cache agree on an entry's age. lru-cache
// never expires entries created at 0.
const clock = { ttlResolution: 0, perf: { now: () => performance.now() + 1 } };

const canStandIn = (stale: CachedResponse | undefined): stale is CachedResponse =>
  stale !== undefined && performance.now() - stale.readAt < DATA_STALE_IF_ERROR;

function createCache() {
  const failures = new LRUCache<string, StoreApiError>({
    ...clock,
    max: MAX_FAILURES,
    ttl: FAILURE_TTL,
    ttlAutopurge: true,
  });
  return new LRUCache<string, CachedResponse, ReadContext>({
    ...clock,
    maxSize: DATA_MEMORY_BYTES,
    sizeCalculation: ({ value }, key) => JSON.stringify(value).length + key.length + ENTRY_OVERHEAD_BYTES,
    // Readers get their response even if the cache has evicted the entry meanwhile.
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
    async fetchMethod(key, stale, { options, context }) {
      try {
        const failure = failures.get(key);
        if (failure !== undefined) throw failure;
        await throwIfNotFoundElsewhere(key, failures);
        const [storedAt, readAt] = [Date.now(), performance.now()];
        const value = await context.read();
        return { value, storedAt, readAt, tags: context.tagsOf(value) };
      } catch (error) {
        if (!isStoreApiError(error)) throw error;
        const isAbsent = error.kind === 'absent';
        if (!failures.has(key)) {
          failures.set(key, error, { ttl: isAbsent ? ABSENT_TTL : FAILURE_TTL });
          if (isAbsent) await shareNotFound(key);
        }
        options.allowStaleOnFetchRejection = canStandIn(stale) && !isAbsent;
        options.noDeleteOnFetchRejection = !isAbsent;
        throw error;
      }
    },
  });
}

type ResponseCache = ReturnType<typeof createCache>;
type Read = ReadContext & { key: string; ttl: number };

/**
 * Whether the two clocks disagree about a response, because the wall clock was changed or the machine slept.
 */
const isOutOfTime = ({ storedAt, readAt }: CachedResponse, ttl: number) =>
  Math.abs(ageOf(storedAt) - (performance.now() - readAt)) > ttl;

const isPurged = ({ storedAt, tags }: CachedResponse) => purges().isPurged(storedAt, () => tags);

/**
 * The response, or the last good one if it does not arrive while the request can wait.
 * @throws StoreApiError
 */
async function fetchInTime(cache: ResponseCache, { key, ttl, ...context }: Read): Promise<CachedResponse> {
  const known = cache.peek(key);
  const forceRefresh = known !== undefined && (isPurged(known) || isOutOfTime(known, ttl));
  const inTime = await beforeDeadline(cache.forceFetch(key, { ttl, context, forceRefresh }));
  if (inTime !== null) return inTime.value;
  const stale = cache.peek(key, { allowStale: true });
  if (canStandIn(stale)) return stale;
  // The first word of a key identifies the read. The rest may contain text typed by a shopper, which must not
  // be logged.
  throw new StoreApiError('timeout', `read ${key.split(' ', 1)[0]}`, {
    reason: 'the page cannot wait longer',
  });
}

/**
 * A platform response shared by middleware and pages. Concurrent readers wait for one call. The last good
 * response is used for up to a day while the platform fails or is too slow for the request. Failures are
 * cached for a second, not-found responses for longer.
 * @param key identifies the response; the same key must always mean the same call and the same `ttl`
 * @param ttl ms during which a response is used without another call
 * @param tagsOf tags by which the response, and pages made from it, can be purged
 * @throws the errors of `read`, if there is no stored response
 */
export async function cachedRead<T>(
  key: string,
  ttl: number,
  read: () => Promise<T>,
  tagsOf: (value: T) => readonly Tag[] = () => [],
): Promise<T> {
  const cache = globalSingleton('data-cache', createCache);
  const requestedAt = performance.now();
  // The same key always means the same call, so the value has the type of `read`.
  const response = await fetchInTime(cache, { key, ttl, read, tagsOf: (value) => tagsOf(value as T) });
  const { value, storedAt, readAt, tags } = response;
  reportPageTags(tags);
  const isStale = requestedAt - readAt > ttl || isOutOfTime(response, ttl) || isPurged(response);
  countCacheRead('data', isStale ? 'stale' : readAt < requestedAt ? 'memory' : 'none');
  if (isStale) {
    reportDataWarning(ttl <= DATA_TTL ? { kind: 'stale-data', storedAt } : { kind: 'stale-content' });
  }
  return value as T;
}
