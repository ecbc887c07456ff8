import { LRUCache } from 'lru-cache';

/** Caches the result of a read by key. Concurrent readers share one read. */
export type Memo<T> = (key: string, read: () => Promise<T>) => Promise<T>;

/**
 * @param max maximum number of entries
 * @param ttl how long an entry is kept, in ms; failures are not kept
 */
export function createMemo<T>(max: number, ttl: number): Memo<T> {
  const cache = new LRUCache<string, Promise<T>>({ max, ttl });
  return (key, read) => {
    const known = cache.get(key);
    if (known) return known;
    const reading = read();
    cache.set(key, reading);
    reading.catch(() => cache.delete(key));
    return reading;
  };
}
