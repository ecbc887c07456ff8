import 'server-only';
import { parseHref } from '@/lib/catalog/listing/choices';
import { buildFacets } from '@/lib/catalog/listing/facets';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { ownSizeLinks } from '@/lib/catalog/listing/own-size';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import type { SizeLetter } from '@/lib/catalog/product/fit';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { omit } from '@/lib/platform/canonical-query';
import { withFallback } from '@/lib/platform/optional';
import type { Listagem } from '@/lib/platform/schemas/listing';
import { filtersInSearch } from './named-filters';

/** A search with the filters that its words name, under the heading that was typed. */
export type FilteredSearch = {
  filters: { size: string | null; maxPrice: number | null };
  page: ListingPage;
  listagem: Listagem;
};

/** The list with the filter for a frame size, and the size's label; null on a platform without such frames. */
async function readOfSize(all: ListingPage, listagem: Listagem, size: SizeLetter) {
  const [link] = ownSizeLinks(buildFacets(all, listagem.conteudo.detalhes).groups, [size]);
  if (!link) return null;
  const page = parseHref(link.href);
  const found = await withFallback(readListingPage('search', page.path, page.query), null);
  return found === null ? null : { page, listagem: found, label: link.label };
}

/**
 * Searches for the other words of a text that names filters. Null for a text without them, a search with filters, and
 * if there are no such products.
 */
export async function readFilteredSearch({ path, query }: ListingPage): Promise<FilteredSearch | null> {
  const typed = query.busca ?? '';
  const named = filtersInSearch(typed);
  if (named === null || Object.keys(omit(query, 'busca', 'order', 'ipp')).length > 0) return null;
  const { size, maxPrice, rest } = named;
  if (size !== null && !currentStorefront().features.measurements) return null;
  const price = maxPrice === null ? {} : { preco: `0-${maxPrice}` };
  const page = { path, query: { ...query, busca: rest, ...price } };
  const listagem = await withFallback(readListingPage('search', path, page.query), null);
  if (listagem === null || listagem.info.total === 0) return null;
  const found = size === null ? { page, listagem, label: null } : await readOfSize(page, listagem, size);
  if (found === null || found.listagem.info.total === 0) return null;
  const conteudo = { ...found.listagem.conteudo, busca: { texto: typed, sugestao: [] } };
  return {
    filters: { size: found.label, maxPrice },
    page: found.page,
    listagem: { ...found.listagem, conteudo },
  };
}
