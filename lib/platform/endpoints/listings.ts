import 'server-only';
import { listingQuery, searchQuery } from '@/lib/platform/address';
import { DEFAULT_ORDER } from '@/lib/platform/canonical-query';
import { isStoreApiError } from '@/lib/platform/errors';
import { type CallOptions, read } from '@/lib/platform/http';
import { type Listagem, listagemDeListasSchema, listagemSchema } from '@/lib/platform/schemas/listing';

export const LISTING_LEVELS = ['category', 'brand', 'landing-page', 'search'] as const;
export type ListingLevel = (typeof LISTING_LEVELS)[number];

/** Every platform sends this many products at once; some reject calls for more than 30. */
const ALWAYS_ALLOWED = 24;

/**
 * Products of a listing page. The parameters of its address act as filters. `offset` and `limit` count
 * products. If the platform rejects a large limit, the products are read in two calls.
 * @throws StoreApiError
 */
export async function readListing(
  level: ListingLevel,
  pathWithQuery: string,
  offset: number,
  limit: number,
  options?: CallOptions,
): Promise<Listagem> {
  const readPart = (from: number, count: number) => {
    const toQuery = level === 'search' ? searchQuery : listingQuery;
    const query = toQuery(pathWithQuery, { offset: from, limit: count });
    return read(listagemSchema, { path: `url/product/listing/${level}?${query}` }, options);
  };
  try {
    return await readPart(offset, limit);
  } catch (error) {
    if (limit <= ALWAYS_ALLOWED || !isStoreApiError(error) || error.kind !== 'refused') throw error;
    const first = await readPart(offset, ALWAYS_ALLOWED);
    const next = offset + ALWAYS_ALLOWED;
    const rest = next < first.info.total ? await readPart(next, limit - ALWAYS_ALLOWED) : null;
    const produtos = [...first.conteudo.produtos, ...(rest?.conteudo.produtos ?? [])];
    const exibindo = first.info.exibindo + (rest?.info.exibindo ?? 0);
    return { ...first, conteudo: { ...first.conteudo, produtos }, info: { ...first.info, limit, exibindo } };
  }
}

/**
 * The index of kits, sorted by popularity unless the address has another order.
 * @throws StoreApiError
 */
export function readKitIndex(pathWithQuery: string, offset: number, limit: number, options?: CallOptions) {
  const query = listingQuery(pathWithQuery, { offset, limit }, DEFAULT_ORDER);
  return read(listagemDeListasSchema, { path: `url/list/listing?${query}` }, options);
}
