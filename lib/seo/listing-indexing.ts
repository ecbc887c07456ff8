import 'server-only';
import { buildFacets } from '@/lib/catalog/listing/facets';
import { filterHref, type ListingPage } from '@/lib/catalog/listing/links';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { levelsWithin } from '@/lib/catalog/listing/view';
import { omit, type Query } from '@/lib/platform/canonical-query';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import { isStoreApiError } from '@/lib/platform/errors';
import type { Listagem } from '@/lib/platform/schemas/listing';
import { countFilters, isIndexable } from './canonical';

/** Filtered lists with fewer products are too short to be a search result. */
const MIN_PRODUCTS = 4;

/** How search engines should treat a view of a listing. */
export type Indexing = {
  /** The address that search engines should index for these products. */
  canonical: ListingPage;
  isIndexed: boolean;
};

/** Whether a filtered list deserves its own search result in addition to the whole list. */
export const isDistinctSelection = (total: number, wholeTotal: number) =>
  total >= MIN_PRODUCTS && total !== wholeTotal;

/** Whether the listing's menu offers every filter in the address. Unknown values have no effect. */
function areFiltersOffered(page: ListingPage, { conteudo }: Listagem): boolean {
  return buildFacets(page, conteudo.detalhes).applied.length >= countFilters(page.query);
}

const parentOf = (path: string) => path.replace(/\/[^/]*$/, '');

/** Number of products in the whole list; null if the platform does not return it. */
async function readTotal(level: ListingLevel, path: string): Promise<number | null> {
  try {
    return (await readListingPage(level, path, {})).info.total;
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    return null;
  }
}

const keepPageNumber = ({ pg = '' }: Query): Query => ({ pg });

/**
 * Decides which views of a listing search engines should index. A view is indexed if it has at least four
 * products, and other products than the whole list:
 * - one filter of a category on the first level
 * - a category of the first level within a brand
 * Further filters, categories within a campaign and filters within a brand repeat other pages. If the
 * platform does not offer a filter in the address, the canonical address has no filters, so that invented
 * values create no pages.
 */
export async function listingIndexing(
  level: ListingLevel,
  page: ListingPage,
  listing: Listagem,
): Promise<Indexing> {
  const { path, query } = page;
  const hasFilters = countFilters(query) > 0;
  if (hasFilters && !areFiltersOffered(page, listing)) {
    return { canonical: { path, query: keepPageNumber(query) }, isIndexed: false };
  }
  if (!isIndexable(query)) return { canonical: page, isIndexed: false };
  const levels = levelsWithin(listing, path);
  if (!hasFilters && levels === 0) return { canonical: page, isIndexed: true };
  const isIndexedLevel = hasFilters ? isTopCategory(level, listing) : level === 'brand' && levels === 1;
  if (!isIndexedLevel) return { canonical: page, isIndexed: false };
  const whole = hasFilters ? path : parentOf(path);
  const wholeTotal = await readTotal(level, whole);
  return { canonical: page, isIndexed: isDistinctSelection(listing.info.total, wholeTotal ?? 0) };
}

function isTopCategory(level: ListingLevel, { conteudo }: Listagem): boolean {
  return level === 'category' && conteudo.detalhes.categorias.niveisAnteriores.length === 0;
}

/** Root-relative addresses of a category's indexed views with one filter. */
export function indexedFilterViews(path: string, listing: Listagem): string[] {
  if (!isTopCategory('category', listing)) return [];
  const { conteudo, info } = listing;
  const { filtros, atributos, marcas } = conteudo.detalhes;
  const values = [...[...filtros, ...atributos].flatMap(({ valores }) => valores), ...marcas];
  const hrefs = values.flatMap(({ rota, quantidade }) => {
    if (rota === null || !isDistinctSelection(quantidade, info.total)) return [];
    if (rota.path !== null && rota.path !== path) return [];
    const query = omit(rota.query, 'order', 'ipp', 'pg');
    return countFilters(query) === 1 && isIndexable(query) ? [filterHref({ path, query: {} }, rota)] : [];
  });
  return [...new Set(hrefs)];
}
