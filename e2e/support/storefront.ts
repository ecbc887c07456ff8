import { test as base } from 'playwright/test';
import { SHOPS, type ShopFacts, type StorefrontId } from './shops';

export type ShopOptions = {
  /** Which storefront the tests walk through. */
  storefront: StorefrontId;
};

type OwnShop = { baseUrl: string; storeUrl: string };

/** The shops of our own that the set-up has started; none when a deployment is walked through. */
const ownShops: Partial<Record<StorefrontId, OwnShop>> = JSON.parse(process.env.OWN_SHOPS ?? '{}');

/** A test function for journeys that hold in any storefront. `shop` are the facts of the one the project asks for. */
export const test = base.extend<{ shop: ShopFacts }, ShopOptions & { address: string | undefined }>({
  storefront: ['oculos', { scope: 'worker', option: true }],
  address: [
    async ({ storefront }, use) => {
      const own = ownShops[storefront];
      // A worker serves one project only, so this reaches no test of another storefront.
      if (own) process.env.OWN_STORE_URL = own.storeUrl;
      await use(own?.baseUrl ?? process.env.BASE_URL);
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ address }, use) => use(address),
  shop: async ({ storefront }, use) => use(SHOPS[storefront]),
});
