import 'server-only';
import { LRUCache } from 'lru-cache';
import { listingHref, type Query } from '@/lib/platform/canonical-query';
import { type ListingLevel, readListing } from '@/lib/platform/endpoints/listings';
import { isStoreApiError } from '@/lib/platform/errors';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { registerFacetKey, unknownKeys } from './facet-keys';

/* Some listings support filters that they do not offer. Each unknown key is sent to the platform once per listing; if
   it changes the number of products, it is a filter like the others. */

/** Anybody can invent keys: limits per listing (until its probes expire), and for concurrent probes. */
const MAX_KEYS = 8;
const MAX_AT_ONCE = 2;
const LISTINGS = { max: 2_000, ttl: 60 * 60_000 };

const PAGE_SIZE = 12;

const probes = () =>
  globalSingleton('facet-probes', () => ({
    keys: new LRUCache<string, Set<string>>(LISTINGS),
    running: 0,
  }));

/** Unknown keys of a query that may still be tested on the listing at `path`. */
export function unprobedKeys(path: string, query: Query): string[] {
  const probed = probes().keys.get(path) ?? new Set();
  const keys = unknownKeys(Object.keys(query)).filter((key) => query[key] !== '' && !probed.has(key));
  return keys.slice(0, Math.max(0, MAX_KEYS - probed.size));
}

/** Products with a filter, or without any, as of now. */
const countNow = async (level: ListingLevel, path: string, filter: Query) =>
  (await readListing(level, listingHref(path, filter), 0, PAGE_SIZE)).info.total;

async function isHonoured(level: ListingLevel, path: string, filter: Query, total: number): Promise<boolean> {
  try {
    const found = await countNow(level, path, filter);
    // The known total may be old: a product that was sold since then must not turn the key into a filter.
    return found !== total && found !== (await countNow(level, path, {}));
  } catch (error) {
    // A key that the platform rejects, or fails on, counts as no filter until the probes expire: a platform that hangs
    // would slow down each of these pages (C13).
    if (!isStoreApiError(error)) throw error;
    return false;
  }
}

/**
 * Tests the unknown keys of a listing's query, each once, and registers those that the platform supports.
 * @param total number of products without any filter
 */
export async function probeFacetKeys(level: ListingLevel, path: string, query: Query, total: number) {
  const state = probes();
  for (const key of unprobedKeys(path, query)) {
    if (state.running >= MAX_AT_ONCE) return;
    const probed = state.keys.get(path) ?? new Set();
    state.keys.set(path, probed.add(key), { noUpdateTTL: true });
    state.running += 1;
    try {
      if (await isHonoured(level, path, { [key]: query[key] ?? '' }, total)) registerFacetKey(key);
    } finally {
      state.running -= 1;
    }
  }
}
