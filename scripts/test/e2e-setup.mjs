import { CliError, log } from '../lib/cli.mjs';
import { bothShops, createSharedShops, shopVariables } from './shared-shops.mjs';

const LIMIT_MS = 30_000;

/**
 * Finds out which storefront a deployment shows.
 * @param {string} address
 * @throws CliError if it is not a shop of this repository
 */
async function describeDeployment(address) {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(address, { redirect: 'manual', signal }).catch(({ cause, message }) => {
    throw new CliError(
      `BASE_URL: ${address} does not respond (${cause?.code ?? message}): start the shop, or correct the address.`,
    );
  });
  const [, storefront] = /<html[^>]* data-storefront="([^"]+)"/.exec(await response.text()) ?? [];
  if (storefront === undefined)
    throw new CliError(
      `BASE_URL: ${address} returned ${response.status} and is not a shop of this repository: correct the address.`,
    );
  return `${address}: storefront "${storefront}".`;
}

/**
 * Playwright's global set-up. With BASE_URL the tests run against that deployment, or against the shops that
 * npm test has started. Without it, a shop is started for each storefront, once for all workers.
 */
export default async function setup() {
  if (process.env.BASE_URL) {
    if (!process.env.TEST_SHOPS) log(await describeDeployment(process.env.BASE_URL));
    return undefined;
  }
  const shops = createSharedShops();
  try {
    Object.assign(process.env, shopVariables(await bothShops(shops)));
  } catch (error) {
    await shops.stop();
    throw error;
  }
  return () => shops.stop();
}
