import 'server-only';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { omit } from '@/lib/platform/canonical-query';
import { withFallback } from '@/lib/platform/optional';
import { type FilteredSearch, findFilteredSearch } from './find-filtered-search';
import { filtersInSearch } from './named-filters';

/**
 * A search with the filters that its words name, under the heading that the shopper typed. Null if the words
 * name no filter, if the search already has filters, or if no product matches.
 */
export async function readFilteredSearch(requested: ListingPage): Promise<FilteredSearch | null> {
  const { query } = requested;
  const typed = query.busca ?? '';
  if (Object.keys(omit(query, 'busca', 'order', 'ipp', 'pg')).length > 0) return null;
  const namesSize = (filtersInSearch(typed)?.size ?? null) !== null;
  if (namesSize && !currentStorefront().features.measurements) return null;
  const found = await findFilteredSearch(requested, (page) =>
    withFallback(readListingPage('search', page.path, page.query), null),
  );
  if (found === null) return null;
  const conteudo = { ...found.listing.conteudo, busca: { texto: typed, sugestao: [] } };
  return { ...found, listing: { ...found.listing, conteudo } };
}
