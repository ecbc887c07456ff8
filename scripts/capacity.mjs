/*
 * npm run capacity: what a large shop needs - a million products and 10,000 page views a second - computed from what
 * pages cost on this machine and from how often caches with lifetimes have to ask; a replay of visits backs the model.
 * `--products=1000000 --views=10000` are another shop's; `--report docs/measurements/capacity.md` writes the figures.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureCosts } from './capacity/measure.mjs';
import { planFor } from './capacity/plan.mjs';
import { replay } from './capacity/replay.mjs';
import { reportOf } from './capacity/report.mjs';
import { trafficOf } from './capacity/traffic.mjs';
import { CliError, log, ROOT } from './lib/cli.mjs';
import { requireDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/processes.mjs';

/** A page is due after a minute (lib/config/cache-limits.ts). */
const LIFETIME = 60;
/** The others show what a longer one, with purges, would save. */
const LIFETIMES = [LIFETIME, 300, 3_600];
const PROXIES = 2;
/** Visits are drawn one by one: three minutes of them, of which the last counts. */
const REPLAY = { seconds: 180, counted: 60 };

function readOptions() {
  const options = {
    products: { type: 'string', default: '1000000' },
    views: { type: 'string', default: '10000' },
    report: { type: 'string' },
  };
  const { report, ...numbers } = parseArgs({ options }).values;
  const [products, viewsPerSecond] = ['products', 'views'].map((name) => {
    const value = Number(numbers[name]);
    if (!(Number.isInteger(value) && value > 0 && value <= 10_000_000)) {
      throw new CliError(
        `--${name} must be a whole number above 0 and at most 10000000, not ${numbers[name]}.`,
      );
    }
    return value;
  });
  return { report, products, viewsPerSecond };
}

async function main() {
  const { report, ...shop } = readOptions();
  requireDependencies();
  const costs = await measureCosts();
  const traffic = trafficOf(shop);
  const plans = LIFETIMES.map((lifetime) => planFor({ traffic, costs, lifetime, proxies: PROXIES }));
  const replayed = replay(traffic, { lifetime: LIFETIME, proxies: PROXIES, ...REPLAY });
  const text = reportOf({ shop, traffic, costs, plans, replayed });
  log(text);
  if (report) fs.writeFileSync(path.resolve(ROOT, report), text);
  return 0;
}

await runMain(main, { signalCode: 130 });
