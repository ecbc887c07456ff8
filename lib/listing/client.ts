import { callGateway } from '@/lib/gateway/browser';
import type { ListingLevel } from '@/lib/store-api/endpoints/listings';
import type { Listagem } from '@/lib/store-api/schemas/listagem';
import type { ListingPage } from './links';
import { omit, orderedQuery } from './query';

type Window = { offset: number; limit: number };

/**
 * A part of a listing, asked by the browser: `limit` products from `offset`, with count and filters.
 * @throws GatewayError, or the signal's reason when aborted
 */
export function fetchListing(
  level: ListingLevel,
  { path, query }: ListingPage,
  { offset, limit }: Window,
  signal: AbortSignal,
): Promise<Listagem> {
  const filters = orderedQuery(omit(query, 'pg', 'ipp'));
  const own = new URLSearchParams({ offset: String(offset), limit: String(limit) });
  if (level !== 'search') own.set('url', path);
  return callGateway<Listagem>(
    'GET',
    `url/product/listing/${level}?${[filters, own].filter(String).join('&')}`,
    {
      signal,
    },
  );
}
