import { callGateway } from '@/lib/browser/gateway-client';
import { omit, orderedQuery } from '@/lib/platform/canonical-query';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import type { Listagem } from '@/lib/platform/schemas/listing';
import { decodePath } from '@/lib/shared/decode-path';
import type { ListingPage } from './links';

type ProductWindow = { offset: number; limit: number };

/** Path and query of the gateway's call for a slice of a listing: `limit` products from `offset`. */
export function listingCall(
  level: ListingLevel,
  { path, query }: ListingPage,
  { offset, limit }: ProductWindow,
): string {
  const filters = orderedQuery(omit(query, 'pg', 'ipp'));
  const paging = new URLSearchParams({ offset: String(offset), limit: String(limit) });
  // The page's path is percent-encoded already.
  if (level !== 'search') paging.set('url', decodePath(path));
  return `url/product/listing/${level}?${[filters, paging].filter(String).join('&')}`;
}

/**
 * A slice of a listing for the browser, with count and filters.
 * @throws GatewayError, or the signal's reason when aborted
 */
export function fetchListing(
  level: ListingLevel,
  page: ListingPage,
  part: ProductWindow,
  signal?: AbortSignal,
): Promise<Listagem> {
  return callGateway<Listagem>('GET', listingCall(level, page, part), { signal });
}
