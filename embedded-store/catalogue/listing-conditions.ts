import { and, arrayContains, arrayOverlaps, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { StoreContext } from '../context';
import { products } from '../db/catalogue-tables';
import type { ListingRequest, ListingTarget, PriceRange } from './listing-scope';
import type { LandingPage } from './reference';
import { matchesText } from './search-text';

/** Launches are the models in the newest tenth of the numbering. */
const NEWEST = 9000;

/** Conditions of a listing, each apart, so that a facet can be counted without its own choice. */
export type Conditions = {
  base: SQL[];
  /** One condition per facet group with a choice, keyed by group id. */
  facets: Map<number, SQL>;
  brands: SQL | null;
  price: SQL | null;
};

/** Splits a listing request into SQL conditions. */
export function conditionsOf(
  ctx: StoreContext,
  request: Pick<ListingRequest, 'target' | 'selection'>,
): Conditions {
  const { target, selection } = request;
  const text =
    target.nivel === 'product/listing/search' ? (matchesText(selection.busca) ?? sql`false`) : null;
  const marca = selection.marca.flatMap((slug) => ctx.reference.brandBySlug.get(slug)?.id ?? []);
  return {
    base: [...targetConditions(target), ...(text ? [text] : [])],
    facets: facetConditions(ctx, [...selection.filtro, ...selection.atributo]),
    brands: marca.length > 0 ? inArray(products.brandId, marca) : null,
    price: selection.preco ? priceCondition(selection.preco) : null,
  };
}

/** All conditions in one, optionally without one facet group or without the brands. */
export function combined(conditions: Conditions, without?: { facet?: number; brands?: boolean }): SQL {
  const facets = [...conditions.facets].filter(([group]) => group !== without?.facet).map(([, sql]) => sql);
  const brands = without?.brands ? null : conditions.brands;
  return and(...conditions.base, ...facets, brands ?? undefined, conditions.price ?? undefined) ?? sql`true`;
}

/** The conditions of the place itself: category, brand or campaign. */
export function targetConditions(target: ListingTarget): SQL[] {
  switch (target.nivel) {
    case 'product/listing/category':
      return [arrayContains(products.categorias, [target.category.id])];
    case 'product/listing/brand':
      return [eq(products.brandId, target.brand.id), ...within(target.category)];
    case 'product/listing/landing-page':
      return [...landingConditions(target.landingPage), ...within(target.category)];
    case 'product/listing/search':
      return [];
  }
}

function within(category: { id: number } | null): SQL[] {
  return category ? [arrayContains(products.categorias, [category.id])] : [];
}

function landingConditions({ regra }: LandingPage): SQL[] {
  return [
    ...(regra.categorias ? [arrayOverlaps(products.categorias, regra.categorias)] : []),
    ...(regra.facetas ? [arrayOverlaps(products.facetas, regra.facetas)] : []),
    ...(regra.precoAte ? [gt(products.precoPor, 0), lt(products.precoPor, regra.precoAte + 100)] : []),
    ...(regra.descontoMinimo ? [gte(products.desconto, regra.descontoMinimo)] : []),
    ...(regra.lancamentos ? [gte(products.lancamento, NEWEST)] : []),
  ];
}

/** 449-999 takes in R$ 999,90: a range reaches to the cents of its last real. */
function priceCondition({ de, ate }: PriceRange): SQL {
  const from = gte(products.precoPor, Math.max(1, de * 100));
  return (ate === 0 ? from : and(from, lt(products.precoPor, (ate + 1) * 100))) ?? from;
}

/** Values of one group widen the result, groups narrow it. */
function facetConditions({ reference }: StoreContext, slugs: string[]): Map<number, SQL> {
  const ids = new Map<number, number[]>();
  for (const slug of slugs) {
    const value = reference.facetBySlug.get(slug);
    if (value) ids.set(value.groupId, [...(ids.get(value.groupId) ?? []), value.id]);
  }
  return new Map([...ids].map(([group, values]) => [group, arrayOverlaps(products.facetas, values)]));
}
