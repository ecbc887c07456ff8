import 'server-only';
import { modelOrProductId } from '@/lib/catalog/product/model-id';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import { withFallback } from '@/lib/platform/optional';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { Produto } from '@/lib/platform/schemas/product';
import { parseHref } from './choices';
import { buildFacets } from './facets';
import type { ListingPage } from './links';
import { readListingPage } from './read-listing';
import { filteredSize } from './size-filter';

/** Maximum number of relaxed lists; each costs a call to the platform. */
const MAX_RELAXED = 4;
/** Maximum number of products per relaxed list. */
const MAX_PRODUCTS = 4;
/** More models than this fill the first row of a wide screen. */
const MAX_FEW = 3;

/** A list with one or two filters, or one word, fewer than the current one, and products that only this list has. */
export type NearMatch = {
  /** The removed filters or word: 'Redondo', or 'Redondo” e “Tartaruga' for two. */
  label: string;
  href: string;
  total: number;
  /** Size that still filters the list; '' for none. */
  size: string;
  produtos: readonly Produto[];
};

/** Whether the whole list consists of a few models, in any number of colours. */
export function hasFewResults({ info, conteudo: { produtos } }: Listagem, maxFew = MAX_FEW): boolean {
  const models = new Set(produtos.map(modelOrProductId)).size;
  return info.total === produtos.length && models > 0 && models <= maxFew;
}

/** The first product of each model not shown yet, at most four; adds their models to `shown`. */
export function newModels(produtos: readonly Produto[], shown: Set<number>): Produto[] {
  const found: Produto[] = [];
  for (const produto of produtos) {
    if (found.length === MAX_PRODUCTS || shown.has(modelOrProductId(produto))) continue;
    shown.add(modelOrProductId(produto));
    found.push(produto);
  }
  return found;
}

/** A list with some of its filters or words removed. */
export type Relaxed = { labels: readonly string[]; href: string; size: string };

/** The lists with one more filter removed; `labels` are the filters that were removed before. */
function relaxEach(page: ListingPage, listing: Listagem, labels: readonly string[] = []): Relaxed[] {
  const { applied } = buildFacets(page, listing.conteudo.detalhes);
  return applied.flatMap(({ label, href }): Relaxed[] => {
    if (parseHref(href).path !== page.path) return [];
    const size = filteredSize(applied.filter((filter) => filter.href !== href));
    return [{ labels: [...labels, label], href, size }];
  });
}

/**
 * Near matches of a list with few results. Each word and filter is removed in turn; if that finds no other model,
 * two filters at once. Empty for longer lists, for lists without filters, and if removing filters finds
 * nothing new.
 * @param shorter searches with one word less
 */
export async function readNearMatches(
  level: ListingLevel,
  page: ListingPage,
  listing: Listagem,
  shorter: readonly Relaxed[] = [],
): Promise<NearMatch[]> {
  if (!hasFewResults(listing)) return [];
  const shown = new Set(listing.conteudo.produtos.map(modelOrProductId));
  async function readLists(all: readonly Relaxed[]) {
    return Promise.all(
      all.slice(0, MAX_RELAXED).map(async (relaxed) => {
        const { query } = parseHref(relaxed.href);
        return { relaxed, query, list: await withFallback(readListingPage(level, page.path, query), null) };
      }),
    );
  }
  const matchesOf = (lists: Awaited<ReturnType<typeof readLists>>) =>
    lists.flatMap(({ relaxed: { labels, href, size }, list }): NearMatch[] => {
      const produtos = list ? newModels(list.conteudo.produtos, shown) : [];
      if (!list || produtos.length === 0) return [];
      return [{ label: labels.join('” e “'), href, total: list.info.total, size, produtos }];
    });
  const single = await readLists([...shorter, ...relaxEach(page, listing)]);
  const matches = matchesOf(single);
  if (matches.length > 0) return matches;
  const pairs = single.flatMap(({ relaxed, query, list }) =>
    list ? relaxEach({ ...page, query }, list, relaxed.labels) : [],
  );
  // Removing the same two filters in either order leads to the same list.
  const addresses = pairs.map(({ href }) => href);
  return matchesOf(await readLists(pairs.filter(({ href }, index) => addresses.indexOf(href) === index)));
}
