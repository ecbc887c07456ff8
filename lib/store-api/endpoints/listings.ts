import 'server-only';
import { DEFAULT_ORDER } from '@/lib/listing/query';
import { listingQuery, searchQuery } from '../address';
import { type CallOptions, read } from '../http';
import { listagemDeListasSchema, listagemSchema } from '../schemas/listagem';

export const LISTING_LEVELS = ['category', 'brand', 'landing-page', 'search'] as const;
export type ListingLevel = (typeof LISTING_LEVELS)[number];

/**
 * Products of a listing page (API-05, API-06). `pathWithQuery` is the page's address, its parameters
 * become the call's filters; `offset` and `limit` count products.
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

/** The listing of shopping lists; order is Popularidade unless the address says otherwise (API-07, A-74). */
export function readListListing(pathWithQuery: string, offset: number, limit: number, options?: CallOptions) {
  const query = listingQuery(pathWithQuery, { offset, limit }, DEFAULT_ORDER);
  return read(listagemDeListasSchema, { path: `url/list/listing?${query}` }, options);
}
