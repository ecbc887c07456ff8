import { LRUCache } from 'lru-cache';
import { DATA_TTL, PAGE_RECHECK_AFTER } from '@/lib/config/cache-limits';
import type { Query } from '@/lib/platform/canonical-query';
import { isTrackingKey } from '@/lib/platform/canonical-query';
import type { Detalhes } from '@/lib/platform/schemas/listing';
import { globalSingleton } from '@/lib/shared/global-singleton';

/** Query keys supported by every shop of the platform (platform-api 3). */
const PLATFORM_KEYS = [
  'atributo',
  'busca',
  'descontoPrecoPor',
  'filtro',
  'ipp',
  'marca',
  'order',
  'pg',
  'preco',
  'predefination',
];

/** Keys that other pages use: the home page's flag, and the key of an evaluation. */
const RESERVED_KEYS = ['render', 'key'];

const MAX_SHOP_KEYS = 64;
const PLAIN_KEY = /^[\w-]{1,40}$/;

/** `ttl` is the time for which a page is served unchecked, plus the age that its data may have when it is rendered. */
const CACHE_LIMITS = { max: 5_000, ttl: PAGE_RECHECK_AFTER + DATA_TTL };

const knownListings = () =>
  globalSingleton('listings-with-known-keys', () => new LRUCache<string, true>(CACHE_LIMITS));

const shopKeys = () => globalSingleton('facet-keys', () => new Set<string>());

/** Remembers a filter key of this shop, such as `cor`. */
export function registerFacetKey(key: string): void {
  if (shopKeys().size < MAX_SHOP_KEYS && PLAIN_KEY.test(key) && !isTrackingKey(key)) shopKeys().add(key);
}

/** Remembers the keys in a listing's own filter links. */
export function registerFacetKeys({ filtros, atributos, marcas, filtrosPreco }: Detalhes): void {
  const values = [...filtros, ...atributos].flatMap((group) => group.valores);
  for (const { rota } of [...values, ...marcas, ...filtrosPreco]) {
    for (const key of Object.keys(rota?.query ?? {})) registerFacetKey(key);
  }
}

/** Records that this listing's keys were registered from an unfiltered response. */
export function markFacetKeysKnown(path: string): void {
  knownListings().set(path, true);
}

/** Whether all filters of this listing are known, so that an unknown key cannot be a filter. */
export function areFacetKeysKnown(path: string): boolean {
  return knownListings().has(path);
}

function isKnownKey(key: string): boolean {
  return PLATFORM_KEYS.includes(key) || shopKeys().has(key);
}

/** Keys that may be unseen filters of this shop; keys about the visit never are. */
export function unknownKeys(keys: Iterable<string>): string[] {
  return [...keys].filter(
    (key) => PLAIN_KEY.test(key) && !isKnownKey(key) && !isTrackingKey(key) && !RESERVED_KEYS.includes(key),
  );
}

/**
 * The part of a query that selects another page; the rest never reaches a cache key. Spaces around values are kept
 * only for keys of the shop, whose names of filters may have them.
 */
export function knownQuery(query: Query): Query {
  const known = Object.entries(query).filter(([key]) => isKnownKey(key));
  return Object.fromEntries(
    known.map(([key, value]) => [key, PLATFORM_KEYS.includes(key) ? value.trim() : value]),
  );
}
