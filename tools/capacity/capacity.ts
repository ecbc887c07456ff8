import { log } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { readNumberOptions } from '../lib/options';
import { measureCosts } from './measure';
import { planFor } from './plan';
import { reportOf } from './report';
import { trafficOf } from './traffic';

const DEFAULTS = { products: 1_000_000, views: 10_000 };
const LIMITS = { products: 10_000_000, views: 10_000_000 };
/** A page is stale after a minute (lib/config/cache-limits.ts). */
const LIFETIME = 60;
/** The longer lifetimes show what would be saved if only purges renewed pages. */
const LIFETIMES = [LIFETIME, 300, 3_600];
const PROXIES = 2;

async function main() {
  const { products, views } = readNumberOptions('capacity', DEFAULTS, LIMITS);
  const shop = { products: Math.round(products), viewsPerSecond: views };
  log('Measuring what pages cost. This takes about a minute.');
  const costs = await measureCosts();
  const traffic = trafficOf(shop);
  const plans = LIFETIMES.map((lifetime) => planFor({ traffic, costs, lifetime, proxies: PROXIES }));
  log(reportOf({ shop, traffic, costs, plans }));
  return 0;
}

await runMain(main, { signalCode: 130 });
