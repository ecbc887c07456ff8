import { isBuildCurrent } from '../lib/build.mjs';
import { ROOT } from '../lib/cli.mjs';
import { startTestShop } from '../lib/shop.mjs';

/**
 * @typedef {Awaited<ReturnType<typeof startTestShop>>} Shop
 * @typedef {{ get: (storefront: string) => Promise<Shop>, stop: () => Promise<void> }} Shops
 */

/**
 * Shops that the steps share: each storefront is started when a step first needs it, and stopped at the end.
 * @returns {Shops}
 */
export function createSharedShops() {
  /** @type {Map<string, Promise<Shop>>} */
  const starting = new Map();
  return {
    /** The shop of a storefront, given by an id such as `maquinas`. */
    get(storefront) {
      const known = starting.get(storefront);
      if (known) return known;
      const shop = startTestShop({ variables: { STOREFRONT: storefront } });
      starting.set(storefront, shop);
      return shop;
    },
    async stop() {
      const started = await Promise.allSettled(starting.values());
      await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.stop()));
    },
  };
}

/** Starts both shops at once. If there is no current build, the first shop makes it. @param {Shops} shops */
export async function bothShops(shops) {
  if (!isBuildCurrent(ROOT)) await shops.get('oculos');
  const [oculos, maquinas] = await Promise.all([shops.get('oculos'), shops.get('maquinas')]);
  return { oculos, maquinas };
}

/**
 * The environment that tells the browser tests where their shops are. TEST_SHOPS has the addresses by
 * storefront, as JSON; BASE_URL is the first shop, EMBEDDED_STORE_URL its embedded store.
 * @param {Record<'oculos' | 'maquinas', { baseUrl: string, storeUrl: string }>} shops
 */
export function shopVariables(shops) {
  const addresses = Object.entries(shops).map(([id, { baseUrl, storeUrl }]) => [id, { baseUrl, storeUrl }]);
  return {
    BASE_URL: shops.oculos.baseUrl,
    EMBEDDED_STORE_URL: shops.oculos.storeUrl,
    TEST_SHOPS: JSON.stringify(Object.fromEntries(addresses)),
  };
}
