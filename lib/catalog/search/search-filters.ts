import 'server-only';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { omit } from '@/lib/platform/canonical-query';
import { withFallback } from '@/lib/platform/optional';
import type { Produto } from '@/lib/platform/schemas/product';
import { wordsOf } from '@/lib/shared/fold-text';
import { type FilteredSearch, findFilteredSearch } from './find-filtered-search';
import { filtersInSearch, type NamedFilters, namedFiltersText } from './named-filters';
import { isSmall, widerTexts } from './wider-search';

/** Searches that may replace one that no product matches completely. */
const MAX_PARTIAL = 3;

/** The filters of a search with the parts of its text that they leave out. */
type Attempt = { named: NamedFilters; leftOut: readonly string[] };

/** Searches without a part of the text: without the price, without the size, then with fewer words. */
function partialSearches(named: NamedFilters): Attempt[] {
  const { size, price, rest } = named;
  const withOneFilter: Attempt[] =
    size === null || price === null
      ? []
      : [
          { named: { ...named, price: null }, leftOut: [namedFiltersText({ size: null, price })] },
          { named: { ...named, size: null }, leftOut: [namedFiltersText({ size, price: null })] },
        ];
  const withFewerWords = widerTexts(rest, []).map((text): Attempt => {
    const kept = new Set(wordsOf(text));
    return {
      named: { ...named, rest: text },
      leftOut: rest
        .split(/\s+/)
        .filter((word) => !isSmall(word) && !wordsOf(word).every((part) => kept.has(part))),
    };
  });
  return [...withOneFilter, ...withFewerWords].slice(0, MAX_PARTIAL);
}

/** Results of a search whose words name filters; `leftOut` are the parts of its text that no product matches too. */
export type ShownFilteredSearch = FilteredSearch & { leftOut: readonly string[] };

/**
 * A search with the filters that its words name, under the heading that the shopper typed. Null if the words
 * name no filter, if the search already has filters, or if no product matches.
 * @param products that the text itself finds
 */
export async function readFilteredSearch(
  requested: ListingPage,
  products: readonly Pick<Produto, 'nome'>[],
): Promise<ShownFilteredSearch | null> {
  const { query } = requested;
  const typed = query.busca ?? '';
  if (Object.keys(omit(query, 'busca', 'order', 'ipp', 'pg')).length > 0) return null;
  const named = filtersInSearch(typed, {
    hasSizes: currentStorefront().features.measurements,
    names: products.map(({ nome }) => nome),
  });
  if (named === null) return null;
  for (const { named: tried, leftOut } of [{ named, leftOut: [] }, ...partialSearches(named)]) {
    const found = await findFilteredSearch(requested, tried, (page) =>
      withFallback(readListingPage('search', page.path, page.query), null),
    );
    if (found === null) continue;
    const conteudo = { ...found.listing.conteudo, busca: { texto: typed, sugestao: [] } };
    return { ...found, leftOut, listing: { ...found.listing, conteudo } };
  }
  return null;
}
