import { type BitSet, has } from './bit-set';
import type { ProductIndex } from './product-index';

/** A price range in whole BRL. If `ate` is 0, there is no upper bound. */
export type PriceRange = { de: number; ate: number };
/** A price range with the number of products in it. */
export type PriceBand = PriceRange & { quantidade: number };

const MAX_BANDS = 5;

/** Amounts in whole BRL at which a range may start. */
const ROUND_AMOUNTS = [10, 100, 1_000, 10_000, 100_000].flatMap((power) =>
  [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8].map((factor) => factor * power),
);

/** Prices of the set's products in whole BRL, ascending, without products that have no price. */
function pricesIn(index: ProductIndex, set: BitSet): number[] {
  const reais: number[] = [];
  for (const position of index.orders.cheapest) {
    const cents = index.prices[position] ?? 0;
    if (cents > 0 && has(set, position)) reais.push(Math.floor(cents / 100));
  }
  return reais;
}

/**
 * Price ranges for a list and the number of products `among` its filtered ones. They start at round amounts, do not
 * overlap, and contain about the same number of the list's products each, so that a filter changes the numbers but not
 * the ranges. Ranges without products are left out, and products without a price are in none of them.
 */
export function priceBands(index: ProductIndex, list: BitSet, among: BitSet): PriceBand[] {
  const all = pricesIn(index, list);
  const reais = pricesIn(index, among);
  const starts = [0, ...bandStarts(all)];
  // There is no point in a single range from 0 without an upper bound.
  const dearest = all.at(-1);
  const last = starts.length === 1 && dearest !== undefined ? dearest + 1 : 0;
  return starts
    .map((de, i) => {
      const next = starts[i + 1];
      const end = next === undefined ? reais.length : countBelow(reais, next);
      return { de, ate: next === undefined ? last : next - 1, quantidade: end - countBelow(reais, de) };
    })
    .filter(({ quantidade }) => quantidade > 0);
}

/**
 * Round amounts near the quantiles of sorted prices, chosen so that there are products below the first one
 * and from each of them on.
 */
function bandStarts(sorted: readonly number[]): number[] {
  const starts: number[] = [];
  for (let band = 1; band < MAX_BANDS; band++) {
    const start = nearestRoundAmount(sorted[Math.floor((sorted.length * band) / MAX_BANDS)] ?? 0);
    const below = countBelow(sorted, start);
    if (below > countBelow(sorted, starts.at(-1) ?? 0) && below < sorted.length) starts.push(start);
  }
  return starts;
}

function countBelow(sorted: readonly number[], amount: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < amount) low = middle + 1;
    else high = middle;
  }
  return low;
}

function nearestRoundAmount(amount: number): number {
  return ROUND_AMOUNTS.reduce((best, next) =>
    Math.abs(next - amount) < Math.abs(best - amount) ? next : best,
  );
}
