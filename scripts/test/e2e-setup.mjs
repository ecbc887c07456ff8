import { log } from '../lib/cli.mjs';
import { startTestShop } from '../lib/shop.mjs';
import { describeDeployment } from './describe-deployment.mjs';
import { ownShopVariables } from './own-shops.mjs';

/**
 * Playwright's global setup. With BASE_URL the tests walk through that deployment, or through the shops that npm test
 * has started. Without it our own shop is started for each storefront, once for all workers.
 */
export default async function setup() {
  if (process.env.BASE_URL) {
    if (!process.env.OWN_SHOPS) log(await describeDeployment(process.env.BASE_URL));
    return undefined;
  }
  const shops = [];
  const stop = () => Promise.all(shops.map((shop) => shop.stop()));
  try {
    shops.push(await startTestShop());
    shops.push(await startTestShop({ variables: { STOREFRONT: 'maquinas' } }));
  } catch (error) {
    await stop();
    throw error;
  }
  const [oculos, maquinas] = shops;
  Object.assign(process.env, ownShopVariables({ oculos, maquinas }));
  return stop;
}
