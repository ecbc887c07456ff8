'use client';

import useSWR from 'swr';
import { FETCH_ONCE } from '@/lib/browser/swr-options';
import { fetchListing } from '@/lib/catalog/listing/fetch-listing';
import { sizeLetter } from '@/lib/catalog/product/fit';
import type { NamedFilters } from '@/lib/catalog/search/named-filters';
import { type Suggestion, toSuggestions } from '@/lib/catalog/search/suggestions';

/** Two rows of the widest screens. */
const PRODUCTS = 4;

async function readProducts(named: NamedFilters): Promise<Suggestion[]> {
  const { findFilteredSearch } = await import('@/lib/catalog/search/find-filtered-search');
  const found = await findFilteredSearch({ path: '/busca', query: {} }, named, (page) =>
    fetchListing('search', page, { offset: 0, limit: PRODUCTS }),
  );
  const size = found?.filters.size ?? '';
  return found === null ? [] : toSuggestions(found.listing.conteudo.produtos, sizeLetter(size) ?? size);
}

/**
 * The first products of a search whose words name filters, as its results page shows them (SEARCH-13). Empty for
 * `null`, until they have loaded, and if that fails.
 */
export function useFilteredProducts(named: NamedFilters | null): readonly Suggestion[] {
  const { data = [] } = useSWR(
    named === null ? null : ['filtered-search', named],
    ([, searched]: [string, NamedFilters]) => readProducts(searched),
    FETCH_ONCE,
  );
  return data;
}
