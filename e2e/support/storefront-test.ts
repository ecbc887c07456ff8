import { test as base } from 'playwright/test';
import { startTestShop } from '../../scripts/lib/shop.mjs';
import { startQuirkyStore } from './quirky';
import { FOREIGN_HOST } from './quirky-store/catalogue';
import { FOLIO_FILE, STOREFRONTS, type StorefrontFacts, type StorefrontId } from './storefronts';

export type ShopOptions = {
  /** The storefront under test. */
  storefront: StorefrontId;
};

/** `storeUrl` is the address of the embedded store; a shop on another platform has none. */
type TestShop = { baseUrl: string; storeUrl?: string };

/** The shops started by the global setup; empty if BASE_URL points to a deployment. */
const testShops: Partial<Record<StorefrontId, TestShop>> = JSON.parse(process.env.TEST_SHOPS ?? '{}');

const FOLIO = { STOREFRONT: '', STOREFRONT_FILE: FOLIO_FILE };

/** The third storefront, which few runs need; each worker that needs it starts one. */
async function startFolio(storefront: StorefrontId): Promise<TestShop & { stop: () => Promise<void> }> {
  if (storefront === 'folio') return startTestShop({ variables: FOLIO });
  const platform = await startQuirkyStore();
  // The platform's menus mostly contain absolute addresses; with this site, they count as links within the shop.
  const variables = { ...FOLIO, STORE_API_URL: platform.apiUrl, STORE_SITE_URL: FOREIGN_HOST };
  const shop = await startTestShop({ variables });
  return {
    baseUrl: shop.baseUrl,
    stop: async () => {
      await shop.stop();
      await platform.stop();
    },
  };
}

/** A test function for journeys that work in any storefront; `shop` describes the project's storefront. */
export const test = base.extend<{ shop: StorefrontFacts }, ShopOptions & { address: string | undefined }>({
  storefront: ['oculos', { scope: 'worker', option: true }],
  address: [
    async ({ storefront }, use) => {
      const isFolio = STOREFRONTS[storefront].id === 'folio';
      const folio = isFolio ? await startFolio(storefront) : undefined;
      const shop = folio ?? testShops[storefront];
      // A worker runs a single project, so this cannot affect tests of another storefront.
      if (shop?.storeUrl) process.env.EMBEDDED_STORE_URL = shop.storeUrl;
      else if (shop) delete process.env.EMBEDDED_STORE_URL;
      await use(shop?.baseUrl ?? process.env.BASE_URL);
      await folio?.stop();
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
  shop: async ({ storefront }, use) => use(STOREFRONTS[storefront]),
});
