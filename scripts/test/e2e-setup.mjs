import { CliError, log } from '../lib/cli.mjs';
import { startTestShop } from '../lib/shop.mjs';
import { ownShopVariables } from './own-shops.mjs';

const LIMIT_MS = 30_000;

/** Finds out which storefront a deployment shows. @throws CliError when it is not a shop of this code */
async function describeDeployment(address) {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const answer = await fetch(address, { redirect: 'manual', signal }).catch(({ cause, message }) => {
    throw new CliError(`BASE_URL: ${address} does not answer (${cause?.code ?? message}).`);
  });
  const [, storefront] = /<html[^>]* data-storefront="([^"]+)"/.exec(await answer.text()) ?? [];
  if (storefront === undefined)
    throw new CliError(`BASE_URL: ${address} answers ${answer.status} and is not a shop of this code.`);
  return `${address}: storefront "${storefront}".`;
}

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
