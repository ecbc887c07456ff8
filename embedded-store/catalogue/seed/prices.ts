import { itemAt, type Random } from './random';

/** Prices in cents; `de` 0 means no old price. */
export type Price = { de: number; por: number };

const MIN = 14_900;
const MAX = 289_000;
const tierRange = {
  1: [14_900, 44_900],
  2: [32_900, 89_900],
  3: [64_900, 159_900],
  4: [119_900, 289_000],
} as const;
const endings = [0, 90, 50, 90];

/** A frame's price within its brand's level. */
export function framePrice(tier: 1 | 2 | 3 | 4, index: number, rng: Random): Price {
  const [low, high] = tierRange[tier];
  return withOldPrice(rounded(rng.int(low, high), index), index, rng);
}

/** The price of a pair of lenses: exactly the sum of its parts' prices, as for lenses bought with a frame. */
export function lensPrice(sum: number, index: number, rng: Random): Price {
  return withOldPrice(sum, index, rng);
}

/** The price of another size: one step above or below, within the catalogue's limits. */
export function sizePrice(base: Price, step: number): Price {
  const por = clamp(base.por + step * 2000);
  return { por, de: base.de > base.por ? por + (base.de - base.por) : base.de === 0 ? 0 : por };
}

function rounded(cents: number, index: number): number {
  return clamp(Math.floor(cents / 1000) * 1000 + 900 + itemAt(endings, index));
}

function clamp(cents: number): number {
  return Math.min(MAX, Math.max(MIN, cents));
}

/** The platform's three variants: a real old price, an old price equal to the current one, and none. */
function withOldPrice(por: number, index: number, rng: Random): Price {
  const form = index % 4;
  if (form === 1) return { por, de: por };
  if (form === 2) return { por, de: 0 };
  const percent = rng.pick([10, 12, 15, 20, 25, 30, 35, 40]);
  return { por, de: Math.round(por / (1 - percent / 100) / 1000) * 1000 + 90 };
}
