import { sql } from 'drizzle-orm';
import type { StoreContext } from '../context';
import { products } from '../db/catalogue-tables';
import { type BitSet, count, emptySet, has, include, meet } from './bit-set';
import type { Facets } from './facets';
import { DEFAULT_ORDER, type ListingRequest } from './listing-scope';
import { combined, type ListingSets, listingSets } from './listing-sets';
import { type LoadedProduct, loadProducts } from './load-products';
import { matchesText, searchWords } from './search-text';

/** A page of a listing. */
export type Listing = { products: LoadedProduct[]; facets: Facets };

/**
 * Reads one page of a listing and what can be chosen in it. Which products belong to it, and in which order, the
 * index in memory tells; the database is asked for the products of the page alone, and for the matches of a text.
 */
export async function readListing(ctx: StoreContext, request: ListingRequest): Promise<Listing> {
  const { target, selection, offset, limit } = request;
  const matches =
    target.nivel === 'product/listing/search' ? await textMatches(ctx, selection.busca) : ctx.index.all;
  const sets = listingSets(ctx, target, selection, matches);
  const chosen = combined(sets);
  const facets = facetsOf(ctx, sets, chosen);
  const page = pageOf(ctx, chosen, selection.order ?? DEFAULT_ORDER, offset, limit);
  return { products: await loadProducts(ctx, page), facets };
}

/** What the text search found, remembered for a while: pages and filters of one search ask again. */
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

/** Ids of one page, walked in the order of the listing. */
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
 * Counts the listing and finds the values that still lead somewhere. A group with a choice is looked at
 * without that choice, so that its other values stay on offer.
 */
function facetsOf({ index, reference }: StoreContext, sets: ListingSets, chosen: BitSet): Facets {
  const open = new Map([...sets.facets.keys()].map((group) => [group, combined(sets, { facet: group })]));
  const values = [...index.byFacet].filter(([id, set]) => {
    const group = reference.facetById.get(id)?.groupId ?? 0;
    return meet(set, open.get(group) ?? chosen);
  });
  const anyBrand = sets.brands ? combined(sets, { brands: true }) : chosen;
  const brands = [...index.byBrand].filter(([, set]) => meet(set, anyBrand));
  return {
    total: count(chosen),
    values: new Set(values.map(([id]) => id)),
    brands: new Set(brands.map(([id]) => id)),
  };
}
