import { test as base } from 'playwright/test';
import { STOREFRONTS, type StorefrontFacts, type StorefrontId } from './storefronts';

export type ShopOptions = {
  /** The storefront under test. */
  storefront: StorefrontId;
};

type OwnShop = { baseUrl: string; storeUrl: string };

/** The shops that the global setup has started; empty when BASE_URL points at a deployment. */
const ownShops: Partial<Record<StorefrontId, OwnShop>> = JSON.parse(process.env.OWN_SHOPS ?? '{}');

/** A test function for journeys that hold in any storefront; `shop` describes the project's storefront. */
export const test = base.extend<{ shop: StorefrontFacts }, ShopOptions & { address: string | undefined }>({
  storefront: ['oculos', { scope: 'worker', option: true }],
  address: [
    async ({ storefront }, use) => {
      const own = ownShops[storefront];
      // A worker serves one project only, so this cannot affect another storefront's tests.
      if (own) process.env.OWN_STORE_URL = own.storeUrl;
      await use(own?.baseUrl ?? process.env.BASE_URL);
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ address }, use) => use(address),
  shop: async ({ storefront }, use) => use(STOREFRONTS[storefront]),
});
