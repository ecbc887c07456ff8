/*
 * Page views of a large shop. Within each kind of page, visits follow Zipf's law: the second address gets
 * half as many as the first, the third a third. Visits to an address come at random moments (Poisson), so the
 * hit rate of a cache with a given lifetime follows from the address's rate alone.
 */

/**
 * Kinds of pages with their share of the views and the number of addresses: for each product, and in any
 * shop.
 */
const KINDS = [
  { kind: 'product', share: 0.55, perProduct: 1, fixed: 0 },
  { kind: 'listing', share: 0.25, perProduct: 0.02, fixed: 0 },
  /** Listings with filters or in another order, and searches. */
  { kind: 'variant', share: 0.15, perProduct: 10, fixed: 0 },
  /** Home, brands, texts. */
  { kind: 'other', share: 0.05, perProduct: 0, fixed: 60 },
] as const;

const harmonic = (n: number) => {
  let sum = 0;
  for (let rank = 1; rank <= n; rank += 1) sum += 1 / rank;
  return sum;
};

export type Shop = { products: number; viewsPerSecond: number };

/**
 * The traffic of a shop. For each kind of page: the number of addresses, and their views per second, which
 * are `perRank / rank` for the address at a rank.
 */
export function trafficOf({ products, viewsPerSecond }: Shop) {
  return KINDS.map(({ kind, share, perProduct, fixed }) => {
    const addresses = Math.max(1, fixed + Math.round(products * perProduct));
    const perSecond = viewsPerSecond * share;
    return { kind, addresses, perSecond, perRank: perSecond / harmonic(addresses) };
  });
}
export type Traffic = ReturnType<typeof trafficOf>[number];

/** Sums `value(views per second)` over all addresses of a kind. */
function sumOver({ addresses, perRank }: Traffic, value: (rate: number) => number) {
  let sum = 0;
  for (let rank = 1; rank <= addresses; rank += 1) sum += value(perRank / rank);
  return sum;
}

/**
 * How many pages a cache requests per second, if a page is stale after `lifetime` seconds and renewed by the
 * next visit. Each address is requested once per lifetime plus the wait for a visit.
 */
export const renewals = (traffic: Traffic, lifetime: number) =>
  sumOver(traffic, (rate) => rate / (1 + rate * lifetime));

/** How many different addresses are visited within `seconds`. */
export const distinct = (traffic: Traffic, seconds: number) =>
  sumOver(traffic, (rate) => 1 - Math.exp(-rate * seconds));
