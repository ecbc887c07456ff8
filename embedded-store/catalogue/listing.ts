import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { StoreContext } from '../context';
import { products } from '../db/catalogue-tables';
import type { Facets } from './facets';
import { type Conditions, combined, conditionsOf, targetConditions } from './listing-conditions';
import { DEFAULT_ORDER, type ListingRequest, type ListingTarget, selectionQuery } from './listing-scope';
import { type LoadedProduct, loadProducts } from './load-products';

/** A page of a listing. */
export type Listing = { products: LoadedProduct[]; facets: Facets };

/** Reads one page of a listing and what can be chosen in it. */
export async function readListing(ctx: StoreContext, request: ListingRequest): Promise<Listing> {
  const conditions = conditionsOf(ctx, request);
  const facets = await ctx.facets(cacheKey(request), () => countFacets(ctx, conditions));
  if (request.offset >= facets.total) return { products: [], facets };
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(combined(conditions))
    .orderBy(...orderBy(request.selection.order ?? DEFAULT_ORDER))
    .limit(request.limit)
    .offset(request.offset);
  return {
    products: await loadProducts(
      ctx,
      rows.map((r) => r.id),
    ),
    facets,
  };
}

function orderBy(order: string): SQL[] {
  const byPrice = sql`nullif(${products.precoPor}, 0)`;
  switch (order) {
    case 'Menor Preço':
      return [sql`${byPrice} asc nulls last`, asc(products.id)];
    case 'Maior Preço':
      return [desc(products.precoPor), desc(products.id)];
    case 'Lançamentos':
      return [desc(products.lancamento), asc(products.id)];
    case 'Nome A-Z':
      return [sql`${products.nomeOrdem} collate "C"`, asc(products.id)];
    default:
      return [desc(products.popularidade), asc(products.id)];
  }
}

function cacheKey({ target, selection }: ListingRequest): string {
  return JSON.stringify([place(target), { ...selectionQuery(selection), order: '' }]);
}

function place(target: ListingTarget): (string | number | undefined)[] {
  switch (target.nivel) {
    case 'product/listing/category':
      return ['category', target.category.id];
    case 'product/listing/brand':
      return ['brand', target.brand.id, target.category?.id];
    case 'product/listing/landing-page':
      return ['landing-page', target.landingPage.id, target.category?.id];
    case 'product/listing/search':
      return ['search'];
  }
}

/**
 * Counts the listing and finds the values that still lead somewhere. A group with a choice is looked at
 * without that choice, so that its other values stay on offer.
 */
async function countFacets(ctx: StoreContext, conditions: Conditions): Promise<Facets> {
  const all = await survey(ctx, combined(conditions));
  const values = new Set(all.values);
  for (const group of conditions.facets.keys()) {
    const open = await survey(ctx, combined(conditions, { facet: group }));
    for (const id of open.values) if (ctx.reference.facetById.get(id)?.groupId === group) values.add(id);
  }
  const brands = conditions.brands
    ? (await survey(ctx, combined(conditions, { brands: true }))).brands
    : all.brands;
  return { total: all.total, values, brands: new Set(brands) };
}

type Survey = { total: number; values: number[]; brands: number[] };

async function survey({ db }: StoreContext, where: SQL): Promise<Survey> {
  const matching = db
    .$with('matching')
    .as(db.select({ facetas: products.facetas, brandId: products.brandId }).from(products).where(where));
  const [row] = await db
    .with(matching)
    .select({
      total: sql<number>`count(*)::int`,
      values: sql<
        number[]
      >`(select coalesce(array_agg(distinct f), '{}') from matching m, unnest(m.facetas) f)`,
      brands: sql<number[]>`coalesce(array_agg(distinct ${matching.brandId}), '{}')`,
    })
    .from(matching);
  return row ?? { total: 0, values: [], brands: [] };
}

/** Ids of the categories in which a listing's brand or campaign (or else the whole shop) has products. */
export function filledCategories(ctx: StoreContext, target: ListingTarget): Promise<Set<number>> {
  const narrowed =
    target.nivel === 'product/listing/brand' || target.nivel === 'product/listing/landing-page';
  const whole = narrowed ? { ...target, category: null } : null;
  return ctx.filledCategories(JSON.stringify(whole && place(whole)), async () => {
    const where = whole ? and(...targetConditions(whole)) : undefined;
    const rows = await ctx.db.selectDistinct({ id: products.categoryId }).from(products).where(where);
    return new Set(rows.flatMap((row) => withAncestors(ctx, row.id)));
  });
}

function withAncestors(ctx: StoreContext, id: number): number[] {
  const parentId = ctx.reference.categoryById.get(id)?.parentId ?? null;
  return parentId === null ? [id] : [id, ...withAncestors(ctx, parentId)];
}
