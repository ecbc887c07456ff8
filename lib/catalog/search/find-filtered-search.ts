import { parseHref } from '@/lib/catalog/listing/choices';
import { buildFacets } from '@/lib/catalog/listing/facets';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { type PriceRange, priceValue } from '@/lib/catalog/listing/price-range';
import { linksOfSizes } from '@/lib/catalog/listing/size-filter';
import type { SizeLetter } from '@/lib/catalog/product/fit';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { NamedFilters } from './named-filters';

/** A search with the filters that its words name. */
export type FilteredSearch = {
  filters: { size: string | null; price: PriceRange | null };
  page: ListingPage;
  listing: Listagem;
};

/** Reads a list of search results; null if that fails. */
type Read = (page: ListingPage) => Promise<Listagem | null>;

/** The list with the filter for a frame size, and the size's label; null on a platform without such frames. */
async function readOfSize(all: ListingPage, listing: Listagem, size: SizeLetter, read: Read) {
  const [link] = linksOfSizes(buildFacets(all, listing.conteudo.detalhes).groups, [size]);
  if (!link) return null;
  const { path, query } = parseHref(link.href);
  const { pg } = all.query;
  const page = { path, query: { ...query, ...(pg && { pg }) } };
  const found = await read(page);
  return found === null ? null : { page, listing: found, label: link.label };
}

/** Searches for the other words of a text that names filters; null if there are no such products. */
export async function findFilteredSearch(
  { path, query }: ListingPage,
  { size, price, rest }: NamedFilters,
  read: Read,
): Promise<FilteredSearch | null> {
  const preco = price === null ? {} : { preco: priceValue(price) };
  const page = { path, query: { ...query, busca: rest, ...preco } };
  const listing = await read(page);
  if (listing === null || listing.info.total === 0) return null;
  const found = size === null ? { page, listing, label: null } : await readOfSize(page, listing, size, read);
  if (found === null || found.listing.info.total === 0) return null;
  return { filters: { size: found.label, price }, page: found.page, listing: found.listing };
}
