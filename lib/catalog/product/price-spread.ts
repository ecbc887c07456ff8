import { displayPrices } from '@/lib/platform/prices';
import { toCents } from '@/lib/shared/money';
import { type SoldProduct, variantsOf } from './sold-variants';

/** Maximum differences of prices below and above a reference price, in cents. */
export type PriceSpread = { below: number; above: number };

export const NO_SPREAD: PriceSpread = { below: 0, above: 0 };

/** The smallest spread that includes both. */
export const widest = (a: PriceSpread, b: PriceSpread): PriceSpread => ({
  below: Math.max(a.below, b.below),
  above: Math.max(a.above, b.above),
});

/** Spread of the available sizes' prices around the product's single price in lists and filters. */
export function priceSpread(product: SoldProduct): PriceSpread {
  const listed = displayPrices(product.precos);
  if (listed === null) return NO_SPREAD;
  return variantsOf(product)
    .filter(({ isAvailable }) => isAvailable)
    .map(({ precos }) => {
      const prices = displayPrices(precos);
      const cents = prices === null ? 0 : toCents(prices.por) - toCents(listed.por);
      return { below: Math.max(0, -cents), above: Math.max(0, cents) };
    })
    .reduce(widest, NO_SPREAD);
}
