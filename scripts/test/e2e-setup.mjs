import { startTestShop } from '../lib/shop.mjs';

/**
 * Playwright's global setup. With BASE_URL the tests walk through that deployment. Without it a shop of our own is
 * started for each storefront, once for all workers: OWN_SHOPS holds their addresses as JSON, and OWN_STORE_URL is
 * the embedded store of the first.
 */
export default async function setup() {
  if (process.env.BASE_URL) return undefined;
  const shops = [];
  const stop = () => Promise.all(shops.map((shop) => shop.stop()));
  try {
    shops.push(await startTestShop());
    shops.push(await startTestShop({ variables: { STOREFRONT: 'maquinas' } }));
  } catch (error) {
    await stop();
    throw error;
  }
  const [oculos, maquinas] = shops.map(({ baseUrl, storeUrl }) => ({ baseUrl, storeUrl }));
  process.env.BASE_URL = oculos.baseUrl;
  process.env.OWN_STORE_URL = oculos.storeUrl;
  process.env.OWN_SHOPS = JSON.stringify({ oculos, maquinas });
  return stop;
}
