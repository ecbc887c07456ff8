import { test as base } from 'playwright/test';
import { startTemporaryShop } from '../../.tooling/lib/temporary-shop.mjs';
import { SHOPS, type ShopFacts, type StorefrontId } from './shops';

export type ShopOptions = {
  /** Which storefront the tests walk through. */
  storefront: StorefrontId;
  /** Whether the set-up's shop, or the deployment in BASE_URL, is that storefront. */
  running: boolean;
};

/**
 * A test function for journeys that hold in any storefront. `shop` are the facts of the one that the project asks
 * for; where that is not the shop that runs already, a shop of its own is started once for a worker.
 */
export const test = base.extend<{ shop: ShopFacts }, ShopOptions & { address: string | undefined }>({
  storefront: ['oculos', { scope: 'worker', option: true }],
  running: [true, { scope: 'worker', option: true }],
  address: [
    async ({ storefront, running }, use) => {
      if (running) {
        await use(process.env.BASE_URL);
        return;
      }
      const own = await startTemporaryShop({ variables: { STOREFRONT: storefront } });
      // A worker serves one project only, so this reaches no test of another storefront.
      process.env.OWN_STORE_URL = own.storeUrl;
      await use(own.baseUrl);
      await own.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
  shop: async ({ storefront }, use) => use(SHOPS[storefront]),
});
