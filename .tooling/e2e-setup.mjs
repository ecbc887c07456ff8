import { startTemporaryShop } from './lib/temporary-shop.mjs';

/**
 * Playwright's global setup. With BASE_URL the journeys walk through that deployment; without it a shop of our own
 * is started for each storefront, once for all workers: OWN_SHOPS holds their addresses by storefront as JSON, and
 * OWN_STORE_URL lets the tests ask the store of the first.
 */
export default async function setUp() {
  if (process.env.BASE_URL) return undefined;
  const shops = [];
  const stop = () => Promise.all(shops.map((shop) => shop.stop()));
  try {
    shops.push(await startTemporaryShop());
    shops.push(await startTemporaryShop({ variables: { STOREFRONT: 'maquinas' } }));
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
