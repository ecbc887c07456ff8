import 'server-only';
import { listingQuery, searchQuery } from '@/lib/platform/address';
import { DEFAULT_ORDER } from '@/lib/platform/canonical-query';
import { type CallOptions, read } from '@/lib/platform/http';
import { listagemDeListasSchema, listagemSchema } from '@/lib/platform/schemas/listing';

export const LISTING_LEVELS = ['category', 'brand', 'landing-page', 'search'] as const;
export type ListingLevel = (typeof LISTING_LEVELS)[number];

/**
 * Products of a listing page. The parameters of its address act as filters. `offset` and `limit` count
 * products.
 * @throws StoreApiError
 */
export function readListing(
  level: ListingLevel,
  pathWithQuery: string,
  offset: number,
  limit: number,
  options?: CallOptions,
) {
  const query = (level === 'search' ? searchQuery : listingQuery)(pathWithQuery, { offset, limit });
  return read(listagemSchema, { path: `url/product/listing/${level}?${query}` }, options);
}

/**
 * The index of kits, sorted by popularity unless the address has another order.
 * @throws StoreApiError
 */
export function readKitIndex(pathWithQuery: string, offset: number, limit: number, options?: CallOptions) {
  const query = listingQuery(pathWithQuery, { offset, limit }, DEFAULT_ORDER);
  return read(listagemDeListasSchema, { path: `url/list/listing?${query}` }, options);
}
