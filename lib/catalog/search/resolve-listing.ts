import 'server-only';
import type { ListingPage } from '@/lib/catalog/listing/links';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import type { Listagem } from '@/lib/platform/schemas/listing';
import { correctedSearch } from './corrected-search';
import { readFilteredSearch, type ShownFilteredSearch } from './search-filters';
import { readWiderSearch } from './wider-search';

/** The listing that a page shows, the address that its links start from, and how it relates to the requested one. */
export type ResolvedListing = { page: ListingPage; listing: Listagem } & (
  | { kind: 'requested' }
  /** The shop's help pages answer a search without products (SEARCH-12). */
  | { kind: 'help' }
  /** Words of the search became filters (SEARCH-13, TRY-12). */
  | ({ kind: 'filtered' } & Pick<ShownFilteredSearch, 'filters' | 'leftOut'>)
  /** The products are those of another text: a wider one, or one that the platform corrected. */
  | { kind: 'corrected'; text: string }
);

/**
 * Decides what a page shows for the requested listing. Only a search may show another one.
 * @param hasHelp whether the shop has help pages about the search
 */
export async function resolveListing(
  level: ListingLevel,
  page: ListingPage,
  listing: Listagem,
  hasHelp: boolean,
): Promise<ResolvedListing> {
  if (level !== 'search') return { kind: 'requested', page, listing };
  if (hasHelp && listing.info.total === 0) return { kind: 'help', page, listing };
  const filtered = await readFilteredSearch(page, listing.conteudo.produtos);
  if (filtered) return { kind: 'filtered', ...filtered };
  const wider = await readWiderSearch(page, listing);
  if (wider) return { kind: 'corrected', ...wider };
  const text = correctedSearch(page.query.busca ?? '', listing);
  return text === null ? { kind: 'requested', page, listing } : { kind: 'corrected', text, page, listing };
}
