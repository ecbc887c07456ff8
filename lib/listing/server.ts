import 'server-only';
import { sharedRead } from '@/lib/cache/data-cache';
import { DATA_FRESH } from '@/lib/cache/lifetimes';
import { type ListingLevel, readListing, readListListing } from '@/lib/store-api/endpoints/listings';
import { StoreApiError } from '@/lib/store-api/errors';
import { teachFacetKeys } from './facet-keys';
import { isBeyond, limitOf, offsetOf, pageNumberOf } from './paging';
import { listingHref, type Query } from './query';

function slice(query: Query): { offset: number; limit: number } {
  const limit = limitOf(query.ipp);
  return { offset: offsetOf(pageNumberOf(query.pg), limit), limit };
}

function refuseBeyond(info: { total: number }, offset: number, endpoint: string): void {
  if (isBeyond(offset, info.total))
    throw new StoreApiError('absent', endpoint, { reason: 'offset beyond total' });
}

/**
 * The listing behind an address, shared by middleware and page.
 * @throws StoreApiError; 'absent' also when the page lies beyond the last product (LIST-49)
 */
export function readListingPage(level: ListingLevel, path: string, query: Query) {
  const address = listingHref(path, query);
  const { offset, limit } = slice(query);
  return sharedRead(`listing ${level} ${address}`, DATA_FRESH, async () => {
    const listagem = await readListing(level, address, offset, limit);
    teachFacetKeys(listagem.conteudo.detalhes);
    refuseBeyond(listagem.info, offset, `listing ${level}`);
    return listagem;
  });
}

/** The listing of shopping lists behind an address; errors as `readListingPage` (LISTAS-01, LISTAS-09). */
export function readListsPage(path: string, query: Query) {
  const address = listingHref(path, query);
  const { offset, limit } = slice(query);
  return sharedRead(`lists ${address}`, DATA_FRESH, async () => {
    const listagem = await readListListing(address, offset, limit);
    refuseBeyond(listagem.info, offset, 'lists');
    return listagem;
  });
}
