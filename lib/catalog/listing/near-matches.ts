import 'server-only';
import { modelOrOwnId } from '@/lib/catalog/product/model-id';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import { withFallback } from '@/lib/platform/optional';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { Produto } from '@/lib/platform/schemas/product';
import { parseHref } from './choices';
import { buildFacets } from './facets';
import type { ListingPage } from './links';
import { filteredSize } from './own-size';
import { readListingPage } from './read-listing';

/** Filters that are relaxed, one call to the platform each, and products shown of each list. */
const MAX_RELAXED = 4;
const MAX_PRODUCTS = 4;

/** A list with one filter less than the one that is shown, and products that only it has. */
export type NearMatch = {
  label: string;
  href: string;
  total: number;
  /** Size that the list is still filtered by; '' for none. */
  size: string;
  produtos: readonly Produto[];
};

/** Whether all of a list is on its page and in one model, perhaps in several colours. */
const isOneResult = ({ info, conteudo: { produtos } }: Listagem) =>
  info.total === produtos.length && new Set(produtos.map(modelOrOwnId)).size === 1;

/** The first product of each model that has not been shown; adds their models to `shown`. */
function newModels(produtos: readonly Produto[], shown: Set<number>): Produto[] {
  const found: Produto[] = [];
  for (const produto of produtos) {
    if (found.length === MAX_PRODUCTS || shown.has(modelOrOwnId(produto))) continue;
    shown.add(modelOrOwnId(produto));
    found.push(produto);
  }
  return found;
}

/**
 * Near matches: each filter relaxed in turn, where the filters leave one result. Empty for
 * longer lists, lists without filters, and filters whose removal finds nothing new.
 */
export async function readNearMatches(
  level: ListingLevel,
  page: ListingPage,
  listagem: Listagem,
): Promise<NearMatch[]> {
  if (!isOneResult(listagem)) return [];
  const { applied } = buildFacets(page, listagem.conteudo.detalhes);
  const relaxed = applied.filter(({ href }) => parseHref(href).path === page.path).slice(0, MAX_RELAXED);
  const lists = await Promise.all(
    relaxed.map(({ href }) => withFallback(readListingPage(level, page.path, parseHref(href).query), null)),
  );
  const shown = new Set(listagem.conteudo.produtos.map(modelOrOwnId));
  return relaxed.flatMap(({ label, href }, index): NearMatch[] => {
    const list = lists[index];
    const produtos = list ? newModels(list.conteudo.produtos, shown) : [];
    if (!list || produtos.length === 0) return [];
    const size = filteredSize(applied.filter((filter) => filter.href !== href));
    return [{ label, href, total: list.info.total, size, produtos }];
  });
}
