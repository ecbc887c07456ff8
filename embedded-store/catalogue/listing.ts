import { sql } from 'drizzle-orm';
import type { StoreContext } from '../context';
import { products } from '../db/catalogue-tables';
import { type BitSet, count, emptySet, has, include, intersects } from './bit-set';
import { DEFAULT_ORDER, type ListingRequest } from './listing-scope';
import { combineSets, type ListingSets, listingSets } from './listing-sets';
import { type LoadedProduct, loadProducts } from './load-products';
import { matchesText, searchWords } from './search-text';

/** The options left in a listing: ids that would still give products. */
export type Facets = { total: number; values: Set<number>; brands: Set<number> };

export type Listing = { products: LoadedProduct[]; facets: Facets };

/**
 * Reads one page of a listing and its facets. The index in memory selects and sorts; the database is read
 * only for the page's products and for text matches.
 */
export async function readListing(ctx: StoreContext, request: ListingRequest): Promise<Listing> {
  const { target, selection, offset, limit } = request;
  const matches =
    target.nivel === 'product/listing/search' ? await textMatches(ctx, selection.busca) : ctx.index.all;
  const sets = listingSets(ctx, target, selection, matches);
  const chosen = combineSets(sets);
  const facets = facetsOf(ctx, sets, chosen);
  const page = pageOf(ctx, chosen, selection.order ?? DEFAULT_ORDER, offset, limit);
  return { products: await loadProducts(ctx, page), facets };
}

/** Text search results, cached because pages and filters of one search repeat it. */
function textMatches(ctx: StoreContext, text: string): Promise<BitSet> {
  return ctx.searches(searchWords(text).join(' '), async () => {
    const found = emptySet(ctx.index.size);
    const condition = matchesText(text);
    if (!condition) return found;
    // One long text is read several times faster than as many rows.
    const [row] = await ctx.db
      .select({ ids: sql<string | null>`string_agg(${products.id}::text, ' ')` })
      .from(products)
      .where(condition);
    for (const id of row?.ids?.split(' ') ?? []) {
      const position = ctx.index.positionOf.get(Number(id));
      if (position !== undefined) include(found, position);
    }
    return found;
  });
}

/** Ids of one page, in listing order. */
function pageOf({ index }: StoreContext, chosen: BitSet, order: string, offset: number, limit: number) {
  const sorted = orderOf(index.orders, order);
  const page: number[] = [];
  let before = offset;
  for (let place = 0; place < index.size && page.length < limit; place++) {
    const position = sorted ? (sorted[place] ?? 0) : place;
    if (!has(chosen, position)) continue;
    if (before > 0) before -= 1;
    else page.push(index.ids[position] ?? 0);
  }
  return page;
}

function orderOf(orders: StoreContext['index']['orders'], order: string): Int32Array | null {
  switch (order) {
    case 'Menor Preço':
      return orders.cheapest;
    case 'Maior Preço':
      return orders.dearest;
    case 'Lançamentos':
      return orders.newest;
    case 'Nome A-Z':
      return orders.name;
    default:
      return null;
  }
}

/**
 * Counts the listing and its remaining facet values. A group with a selection is counted without it, so that
 * its other values stay available.
 */
function facetsOf({ index, reference }: StoreContext, sets: ListingSets, chosen: BitSet): Facets {
  const open = new Map([...sets.facets.keys()].map((group) => [group, combineSets(sets, { facet: group })]));
  const values = [...index.byFacet].filter(([id, set]) => {
    const group = reference.facetById.get(id)?.groupId ?? 0;
    return intersects(set, open.get(group) ?? chosen);
  });
  const anyBrand = sets.brands ? combineSets(sets, { brands: true }) : chosen;
  const brands = [...index.byBrand].filter(([, set]) => intersects(set, anyBrand));
  return {
    total: count(chosen),
    values: new Set(values.map(([id]) => id)),
    brands: new Set(brands.map(([id]) => id)),
  };
}
