/*
 * Page views of a large shop. Within each kind of page, visits follow Zipf's law: the second address gets half as many
 * as the first, the third a third. Visits of an address come at random moments (Poisson), so the hits of a cache with a
 * lifetime follow from the address's rate alone.
 */

/** Kinds of pages: their share of the views, and how many addresses there are for each product. */
const KINDS = {
  product: { share: 0.55, perProduct: 1 },
  listing: { share: 0.25, perProduct: 0.02 },
  /** Listings with filters or another order, and searches. */
  variant: { share: 0.15, perProduct: 10 },
};
/** Home, brands, texts. */
const OTHER = { share: 0.05, addresses: 60 };

const harmonic = (n) => {
  let sum = 0;
  for (let rank = 1; rank <= n; rank += 1) sum += 1 / rank;
  return sum;
};

/**
 * The traffic of a shop: for each kind of page, the number of addresses and their views a second: `perRank / rank` for
 * the address at a rank.
 */
export function trafficOf({ products, viewsPerSecond }) {
  const kinds = Object.entries(KINDS).map(([kind, { share, perProduct }]) => ({
    kind,
    share,
    addresses: Math.max(1, Math.round(products * perProduct)),
  }));
  return [...kinds, { kind: 'other', ...OTHER }].map(({ kind, share, addresses }) => ({
    kind,
    addresses,
    perSecond: viewsPerSecond * share,
    perRank: (viewsPerSecond * share) / harmonic(addresses),
  }));
}

/** Sums `value(views a second)` over all addresses of a kind. */
function sumOver({ addresses, perRank }, value) {
  let sum = 0;
  for (let rank = 1; rank <= addresses; rank += 1) sum += value(perRank / rank);
  return sum;
}

/**
 * How often a second a cache requests a page, if a page is stale after `lifetime` seconds and renewed by the next
 * visit: once for each address in its lifetime plus the wait for a visit.
 */
export const renewals = (traffic, lifetime) => sumOver(traffic, (rate) => rate / (1 + rate * lifetime));

/** How many addresses are visited within `seconds`. */
export const distinct = (traffic, seconds) => sumOver(traffic, (rate) => 1 - Math.exp(-rate * seconds));
