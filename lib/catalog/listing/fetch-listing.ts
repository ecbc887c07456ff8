import { callGateway } from '@/lib/browser/gateway-client';
import { omit, orderedQuery } from '@/lib/platform/canonical-query';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { ListingPage } from './links';

type ProductWindow = { offset: number; limit: number };

/**
 * A slice of a listing for the browser: `limit` products from `offset`, with count and filters.
 * @throws GatewayError, or the signal's reason when aborted
 */
export function fetchListing(
  level: ListingLevel,
  { path, query }: ListingPage,
  { offset, limit }: ProductWindow,
  signal?: AbortSignal,
): Promise<Listagem> {
  const filters = orderedQuery(omit(query, 'pg', 'ipp'));
  const paging = new URLSearchParams({ offset: String(offset), limit: String(limit) });
  // The page's path is percent-encoded already.
  if (level !== 'search') paging.set('url', decodeURIComponent(path));
  return callGateway<Listagem>(
    'GET',
    `url/product/listing/${level}?${[filters, paging].filter(String).join('&')}`,
    {
      signal,
    },
  );
}
