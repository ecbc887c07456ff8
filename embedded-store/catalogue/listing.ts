import type { StoreContext } from '../context';
import { type BitSet, count, countCommon, has, intersects } from './bit-set';
import { DEFAULT_ORDER, type ListingRequest, type ListingTarget, type Selection } from './listing-scope';
import { combineSets, type ListingSets, listingSets } from './listing-sets';
import { type LoadedProduct, loadProducts } from './load-products';
import { type PriceBand, priceBands } from './price-bands';
import { searchProducts } from './search';

/** The options that a listing still offers, with the number of products for each. */
export type Facets = {
  total: number;
  values: ReadonlyMap<number, number>;
  brands: ReadonlyMap<number, number>;
  prices: readonly PriceBand[];
};

/** One page of a listing. `searched` is the search text after correcting typing errors. */
export type Listing = { products: LoadedProduct[]; facets: Facets; searched: string };

/**
 * Reads one page of a listing and its facets. The index in memory selects and sorts; the database is read
 * only for the page's products and for text matches.
 */
export async function readListing(ctx: StoreContext, request: ListingRequest): Promise<Listing> {
  const { target, selection, offset, limit } = request;
  const { text, matches } =
    target.nivel === 'product/listing/search'
      ? await searchProducts(ctx, selection.busca)
      : { text: '', matches: ctx.index.all };
  const sets = listingSets(ctx, target, selection, matches);
  const chosen = combineSets(sets);
  const facets = facetsOf(ctx, sets, chosen);
  const page = pageOf(ctx, chosen, selection.order ?? DEFAULT_ORDER, offset, limit);
  return { products: await loadProducts(ctx, page), facets, searched: text };
}

/** Whether a category, brand or campaign has products that match the filters in its address. */
export function hasProducts(ctx: StoreContext, target: ListingTarget, selection: Selection): boolean {
  const { all } = ctx.index;
  return intersects(combineSets(listingSets(ctx, target, selection, all)), all);
}

/** Ids of one page in the order of the listing, with sold-out products after all others. */
function pageOf(ctx: StoreContext, chosen: BitSet, order: string, offset: number, limit: number) {
  const page: number[] = [];
  let before = offset;
  for (const position of positionsOf(ctx, chosen, order)) {
    if (page.length === limit) break;
    if (before > 0) before -= 1;
    else page.push(ctx.index.ids[position] ?? 0);
  }
  return page;
}

function* positionsOf({ index }: StoreContext, chosen: BitSet, order: string): Generator<number> {
  const sorted = orderOf(index.orders, order);
  for (const isSoldOut of [false, true]) {
    for (let place = 0; place < index.size; place++) {
      const position = sorted ? (sorted[place] ?? 0) : place;
      if (has(chosen, position) && has(index.soldOut, position) === isSoldOut) yield position;
    }
  }
}

function orderOf(orders: StoreContext['index']['orders'], order: string): Int32Array | null {
  switch (order) {
    case 'Menor Preço':
      return orders.cheapest;
    case 'Maior Preço':
      return orders.dearest;
    case 'Lançamentos':
      return orders.newest;
    case 'Mais bem avaliados':
      return orders.bestRated;
    case 'Nome A-Z':
      return orders.name;
    default:
      return null;
  }
}

/**
 * Counts the listing and the facet values that it still offers. A group with a selection is counted as if
 * there were none, so that its other values remain available.
 */
function facetsOf({ index, reference }: StoreContext, sets: ListingSets, chosen: BitSet): Facets {
  const open = new Map([...sets.facets.keys()].map((group) => [group, combineSets(sets, { facet: group })]));
  const openTo = (id: number) => open.get(reference.facetById.get(id)?.groupId ?? 0) ?? chosen;
  const anyBrand = sets.brands ? combineSets(sets, { brands: true }) : chosen;
  const anyPrice = sets.price ? combineSets(sets, { price: true }) : chosen;
  return {
    total: count(chosen),
    values: countsIn(index.byFacet, openTo),
    brands: countsIn(index.byBrand, () => anyBrand),
    prices: priceBands(index, sets.target, anyPrice),
  };
}

/**
 * Number of products per value, among the products that count for its group. Values without products are left
 * out.
 */
function countsIn(sets: ReadonlyMap<number, BitSet>, among: (id: number) => BitSet): Map<number, number> {
  const counts = [...sets].map(([id, set]): [number, number] => [id, countCommon(set, among(id))]);
  return new Map(counts.filter(([, quantity]) => quantity > 0));
}
