import type { StoreContext } from '../context';
import { type BitSet, emptySet, include, intersection, intersects, union } from './bit-set';
import type { ListingTarget, Selection } from './listing-scope';
import type { PriceRange } from './price-bands';
import type { ProductIndex } from './product-index';
import type { LandingPage } from './reference';

/** Models are launches from this number on. */
const FIRST_LAUNCH_MODEL = 9000;

/**
 * The parts of a listing as separate sets, so that a facet can be counted without regard to its own
 * selection.
 */
export type ListingSets = {
  /** Products of the category, brand, campaign or search. */
  target: BitSet;
  /**
   * One set per facet group with a selection, by group id: a union within a group, intersected across groups.
   */
  facets: Map<number, BitSet>;
  brands: BitSet | null;
  price: BitSet | null;
};

/** The sets of a listing request. @param matches products found by a text search */
export function listingSets(
  ctx: StoreContext,
  target: ListingTarget,
  selection: Selection,
  matches: BitSet,
): ListingSets {
  const { index, reference } = ctx;
  const brands = selection.marca.flatMap((slug) => reference.brandBySlug.get(slug)?.id ?? []);
  return {
    target: target.nivel === 'product/listing/search' ? matches : targetSet(index, target),
    facets: facetSets(ctx, [...selection.filtro, ...selection.atributo]),
    brands: brands.length > 0 ? anyOf(index, index.byBrand, brands) : null,
    price: selection.preco ? priceSet(index, selection.preco) : null,
  };
}

/** A part of a listing that does not count when its own menu is counted. */
type Part = { facet?: number; brands?: boolean; price?: boolean };

/** Intersection of all parts, optionally leaving out one facet group, the brands or the price. */
export function combineSets(sets: ListingSets, without?: Part): BitSet {
  const facets = [...sets.facets].filter(([group]) => group !== without?.facet).map(([, set]) => set);
  const brands = without?.brands ? null : sets.brands;
  return intersection(sets.target, ...facets, brands, without?.price ? null : sets.price);
}

/** The products of a category, brand or campaign; for a search, all products. */
function targetSet(index: ProductIndex, target: ListingTarget): BitSet {
  switch (target.nivel) {
    case 'product/listing/category':
      return anyOf(index, index.byCategory, [target.category.id]);
    case 'product/listing/brand':
      return intersection(anyOf(index, index.byBrand, [target.brand.id]), within(index, target.category));
    case 'product/listing/landing-page':
      return intersection(landingSet(index, target.landingPage), within(index, target.category));
    case 'product/listing/search':
      return index.all;
  }
}

function within(index: ProductIndex, category: { id: number } | null): BitSet | null {
  return category ? anyOf(index, index.byCategory, [category.id]) : null;
}

function anyOf(index: ProductIndex, sets: ReadonlyMap<number, BitSet>, ids: number[]): BitSet {
  return union(
    index.size,
    ids.flatMap((id) => sets.get(id) ?? []),
  );
}

function where(index: ProductIndex, test: (position: number) => boolean): BitSet {
  const set = emptySet(index.size);
  for (let position = 0; position < index.size; position++) if (test(position)) include(set, position);
  return set;
}

function landingSet(index: ProductIndex, { regra }: LandingPage): BitSet {
  const { precoAte, descontoMinimo, lancamentos } = regra;
  const cheap = (position: number) => {
    const price = index.prices[position] ?? 0;
    return price > 0 && price < (precoAte ?? 0) + 100;
  };
  return intersection(
    index.all,
    regra.categorias ? anyOf(index, index.byCategory, regra.categorias) : null,
    regra.facetas ? anyOf(index, index.byFacet, regra.facetas) : null,
    precoAte ? where(index, cheap) : null,
    descontoMinimo ? where(index, (position) => (index.discounts[position] ?? 0) >= descontoMinimo) : null,
    lancamentos ? where(index, (position) => (index.launches[position] ?? 0) >= FIRST_LAUNCH_MODEL) : null,
  );
}

/** The upper bound is widened by 99 centavos, so that the range 449-999 includes R$ 999,90. */
function priceSet(index: ProductIndex, { de, ate }: PriceRange): BitSet {
  const from = Math.max(1, de * 100);
  const below = ate === 0 ? Number.POSITIVE_INFINITY : (ate + 1) * 100;
  return where(index, (position) => {
    const price = index.prices[position] ?? 0;
    return price >= from && price < below;
  });
}

function facetSets({ index, reference }: StoreContext, slugs: string[]): Map<number, BitSet> {
  const ids = new Map<number, number[]>();
  for (const slug of slugs) {
    const value = reference.facetBySlug.get(slug);
    if (value) ids.set(value.groupId, [...(ids.get(value.groupId) ?? []), value.id]);
  }
  return new Map([...ids].map(([group, values]) => [group, anyOf(index, index.byFacet, values)]));
}

/**
 * Ids of the categories in which a listing's brand or campaign has products; without a brand or campaign, in
 * which the shop has any.
 */
export function filledCategories({ index }: StoreContext, target: ListingTarget): Set<number> {
  const narrowed =
    target.nivel === 'product/listing/brand' || target.nivel === 'product/listing/landing-page';
  const place = narrowed ? targetSet(index, { ...target, category: null }) : index.all;
  return new Set([...index.byCategory].filter(([, set]) => intersects(set, place)).map(([id]) => id));
}
