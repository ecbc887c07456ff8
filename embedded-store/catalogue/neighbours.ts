import type { StoreContext } from '../context';
import { has, intersection } from './bit-set';
import type { ProductIndex } from './product-index';

/** Ids of the newest models for sale, one colour each. */
export function newestModels({ index }: StoreContext, limit: number): number[] {
  const models = new Map<number, number>();
  for (const position of index.orders.newest) {
    if (models.size === limit) break;
    const model = index.families[position] ?? 0;
    if (has(index.showable, position) && !models.has(model)) models.set(model, index.ids[position] ?? 0);
  }
  return [...models.values()];
}

/** Ids of popular products of the same category, then of the same brand; other models only. */
export function relatedTo({ index }: StoreContext, productId: number, limit: number): number[] {
  const own = index.positionOf.get(productId);
  if (own === undefined) return [];
  const category = index.categoryIds[own];
  const brand = index.brandIds[own];
  const inCategory = index.byCategory.get(category ?? 0) ?? null;
  const ofBrand = index.byBrand.get(brand ?? 0) ?? null;
  const both = walk(index, own, [inCategory, ofBrand], limit, () => true);
  const sameCategory = walk(index, own, [inCategory], limit, (p) => index.brandIds[p] !== brand);
  const sameBrand = walk(index, own, [ofBrand], limit, (p) => index.categoryIds[p] !== category);
  return [...both, ...sameCategory, ...sameBrand].slice(0, limit);
}

function walk(
  index: ProductIndex,
  own: number,
  sets: (ProductIndex['all'] | null)[],
  limit: number,
  test: (position: number) => boolean,
): number[] {
  const candidates = intersection(index.showable, ...sets);
  const found: number[] = [];
  for (let position = 0; position < index.size && found.length < limit; position++) {
    const other = index.families[position] !== index.families[own];
    if (has(candidates, position) && other && test(position)) found.push(index.ids[position] ?? 0);
  }
  return found;
}

/** Ids of other brands' products at a similar price, closest first. */
export function similarInPrice({ index }: StoreContext, productId: number, limit: number): number[] {
  const own = index.positionOf.get(productId);
  if (own === undefined) return [];
  const sorted = index.orders.cheapest;
  const price = index.prices[own] ?? 0;
  const distance = (place: number) => Math.abs((index.prices[sorted[place] ?? 0] ?? 0) - price);
  let up = lowerBound(index, price);
  let down = up - 1;
  const found: number[] = [];
  while (found.length < limit && (down >= 0 || up < index.size)) {
    const lower = up >= index.size || (down >= 0 && distance(down) <= distance(up));
    const position = sorted[lower ? down-- : up++] ?? 0;
    const another =
      index.brandIds[position] !== index.brandIds[own] && index.families[position] !== index.families[own];
    if (another && has(index.showable, position)) found.push(index.ids[position] ?? 0);
  }
  return found;
}

/** Index of the first product that costs at least `price` cents, sorted from cheap to expensive. */
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
