import { startTemporaryShop } from './lib/temporary-shop.mjs';

/**
 * Playwright's global setup. With BASE_URL the journeys walk through that deployment; without it a shop
 * of our own is started: OWN_SHOP tells so, and OWN_STORE_URL lets the tests ask its store.
 */
export default async function setUp() {
  if (process.env.BASE_URL) return undefined;
  const { baseUrl, storeUrl, stop } = await startTemporaryShop();
  process.env.BASE_URL = baseUrl;
  process.env.OWN_STORE_URL = storeUrl;
  process.env.OWN_SHOP = '1';
  return stop;
}
