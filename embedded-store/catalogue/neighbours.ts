import type { StoreContext } from '../context';
import { type BitSet, has, intersection, union } from './bit-set';
import type { ProductIndex } from './product-index';

/** Ids of the newest models for sale, one colour each, in the categories whose launches the shop shows. */
export function newestModelIds({ index, reference, shop }: StoreContext, limit: number): number[] {
  const sets = shop.launchCategories.flatMap(
    (path) => index.byCategory.get(reference.categoryByPath.get(path)?.id ?? 0) ?? [],
  );
  const candidate = intersection(index.showable, sets.length === 0 ? null : union(index.size, sets));
  return oneColourEach(
    index,
    [],
    index.orders.newest.filter((position) => has(candidate, position)),
    limit,
  );
}

/**
 * Ids of popular products in the same category, then of the same type. The same brand comes first, with one
 * colour of each other model.
 */
export function relatedTo(ctx: StoreContext, productId: number, limit: number): number[] {
  const { index } = ctx;
  const own = index.positionOf.get(productId);
  if (own === undefined) return [];
  const inCategory = index.byCategory.get(index.categoryIds[own] ?? 0) ?? null;
  const ofBrand = index.byBrand.get(index.brandIds[own] ?? 0) ?? null;
  const ofType = productsOfType(ctx, own);
  const isForSameAge = sameAge(ctx, own);
  function* candidates() {
    for (const sets of [[inCategory, ofBrand], [inCategory], [ofBrand, ofType], [ofType]]) {
      const candidate = intersection(index.showable, ...sets);
      for (let position = 0; position < index.size; position++)
        if (has(candidate, position) && isForSameAge(position)) yield position;
    }
  }
  return oneColourEach(index, [own], candidates(), limit);
}

/** A row with fewer products would look like a mistake. */
const MIN_SIMILAR = 3;

/**
 * Ids of products of the same type from other brands, closest price first; one colour of each model. Products
 * from `relatedTo` are left out, because the product's page shows both rows. Empty if few are left, as for
 * lenses.
 */
export function similarInPrice(ctx: StoreContext, productId: number, limit: number): number[] {
  const { index } = ctx;
  const own = index.positionOf.get(productId);
  if (own === undefined) return [];
  const candidate = intersection(index.showable, productsOfType(ctx, own));
  const [price, brand] = [index.prices[own] ?? 0, index.brandIds[own]];
  const isForSameAge = sameAge(ctx, own);
  const shown = relatedTo(ctx, productId, limit).map((id) => index.positionOf.get(id) ?? own);
  function* candidates() {
    for (const position of byPriceDistance(index, price)) {
      const isOtherBrand = index.brandIds[position] !== brand;
      if (isOtherBrand && has(candidate, position) && isForSameAge(position)) yield position;
    }
  }
  const found = oneColourEach(index, [own, ...shown], candidates(), limit);
  return found.length < Math.min(limit, MIN_SIMILAR) ? [] : found;
}

const CHILDREN = 'publico-infantil';

/** Tells whether another product is for children if this one is, because the frames of one do not fit the other. */
function sameAge({ index, reference }: StoreContext, own: number): (position: number) => boolean {
  const children = index.byFacet.get(reference.facetBySlug.get(CHILDREN)?.id ?? 0);
  if (!children) return () => true;
  return (position) => has(children, position) === has(children, own);
}

/** Products in the same first-level category: glasses, sunglasses or lenses. */
function productsOfType({ index, reference }: StoreContext, position: number): BitSet | null {
  let category = reference.categoryById.get(index.categoryIds[position] ?? 0);
  while (category?.parentId) category = reference.categoryById.get(category.parentId);
  return index.byCategory.get(category?.id ?? 0) ?? null;
}

/**
 * Ids of the first `limit` models, each of them different from the others and from those at the positions
 * `shown`.
 */
function oneColourEach(
  { families, ids }: ProductIndex,
  shown: readonly number[],
  positions: Iterable<number>,
  limit: number,
): number[] {
  const models = new Set(shown.map((position) => families[position]));
  const found: number[] = [];
  for (const position of positions) {
    if (found.length === limit) break;
    if (models.has(families[position])) continue;
    models.add(families[position]);
    found.push(ids[position] ?? 0);
  }
  return found;
}

/** All positions, sorted by how far their price is from `price` (in cents). */
function* byPriceDistance(index: ProductIndex, price: number): Generator<number> {
  const sorted = index.orders.cheapest;
  const distance = (place: number) => Math.abs((index.prices[sorted[place] ?? 0] ?? 0) - price);
  let up = lowerBound(index, price);
  let down = up - 1;
  while (down >= 0 || up < index.size) {
    const lower = up >= index.size || (down >= 0 && distance(down) <= distance(up));
    yield sorted[lower ? down-- : up++] ?? 0;
  }
}

/** Index of the first product that costs at least `price` cents, in ascending order of price. */
function lowerBound({ orders, prices, size }: ProductIndex, price: number): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = prices[orders.cheapest[middle] ?? 0] || Number.MAX_SAFE_INTEGER;
    if (there < price) low = middle + 1;
    else high = middle;
  }
  return low;
}
