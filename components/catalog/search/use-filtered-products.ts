'use client';

import useSWR from 'swr';
import { FETCH_ONCE } from '@/lib/browser/swr-options';
import { fetchListing } from '@/lib/catalog/listing/fetch-listing';
import { sizeLetter } from '@/lib/catalog/product/fit';
import { type Suggestion, toSuggestions } from '@/lib/catalog/search/suggestions';

/** Two rows of the widest screens. */
const PRODUCTS = 4;

async function readProducts(text: string): Promise<Suggestion[]> {
  const { findFilteredSearch } = await import('@/lib/catalog/search/find-filtered-search');
  const found = await findFilteredSearch({ path: '/busca', query: { busca: text } }, (page) =>
    fetchListing('search', page, { offset: 0, limit: PRODUCTS }),
  );
  const size = found?.filters.size ?? '';
  return found === null ? [] : toSuggestions(found.listing.conteudo.produtos, sizeLetter(size) ?? size);
}

/**
 * The first products of a search whose words name filters, as its results page shows them (SEARCH-13). Empty for
 * `null`, until they have loaded, and if that fails.
 */
export function useFilteredProducts(text: string | null): readonly Suggestion[] {
  const { data = [] } = useSWR(
    text === null ? null : ['filtered-search', text],
    ([, searched]: [string, string]) => readProducts(searched),
    FETCH_ONCE,
  );
  return data;
}
