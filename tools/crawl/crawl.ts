/*
 * SITE_URL is the public origin that the shop writes into its addresses, if it is reached at another one.
 * With STORE_API_URL, the crawl also compares the platform's catalogue: everything in it must be found, at
 * its prices. `--compare` checks that npm start, npm run tools -- cluster and the image serve the same pages.
 */
import fs from 'node:fs';
import { formatDuration, formatTable, log } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { readAddress, readNumberOptions, readOptions } from '../lib/options';
import { CHECK_NAMES, CHECKS, type Check, countsOf } from './checks';
import { compareShops } from './compare-shops';
import { crawlShop } from './crawl-shop';

const SHOWN = 15;
/** If a shop has more than `max` addresses, that is a finding, unless --max is given. */
const DEFAULTS = { max: 5000, parallel: 4, views: 5000, validate: 5000, pictures: 5000 };

function optionsOf() {
  const { values, all } = readOptions('crawl');
  return {
    report: values.report,
    compare: (all.compare ?? []).map((address) => address.replace(/\/+$/, '')),
    // If `bounded`, the crawl may stop early without a finding, and skips checks that need a whole crawl.
    limits: {
      ...readNumberOptions('crawl', DEFAULTS),
      scripts: Number(values.scripts ?? 8),
      bounded: values.max !== undefined,
    },
  };
}

type Options = ReturnType<typeof optionsOf>;
type Result = Awaited<ReturnType<typeof crawlShop>>;

function printCheck(key: Check, { findings, skipped, isPart }: Result) {
  const own = findings.filter(({ check }) => check === key);
  const ok = isPart ? 'ok in this part' : 'ok';
  const verdict = skipped.includes(key) ? 'skipped' : own.length === 0 ? ok : `${own.length} findings`;
  log(`${verdict}: ${CHECKS[key]}`);
  for (const { address, problem } of own.slice(0, SHOWN)) log(`    ${address}: ${problem}`);
  if (own.length > SHOWN) log(`    … and ${own.length - SHOWN} more.`);
}

async function printComparison(bases: [string, ...string[]], { report, limits }: Options) {
  const { compared, differences } = await compareShops(bases, limits);
  for (const fact of new Set(differences.map((difference) => difference.fact))) {
    const own = differences.filter((difference) => difference.fact === fact);
    log(`${fact}: ${own.length} differences`);
    for (const { address, problem } of own.slice(0, SHOWN)) log(`    ${address}: ${problem}`);
  }
  if (report) fs.writeFileSync(report, JSON.stringify(differences));
  log(`${compared} addresses of ${bases.join(', ')}: ${differences.length} differences.`);
  return differences.length > 0 ? 1 : 0;
}

async function main() {
  const started = Date.now();
  const options = optionsOf();
  const { report, compare, limits } = options;
  const base = readAddress('BASE_URL') ?? 'http://localhost:3000';
  if (compare.length > 0) return printComparison([base, ...compare], options);
  const api = readAddress('STORE_API_URL');
  const result = await crawlShop({
    base,
    site: readAddress('SITE_URL'),
    ...limits,
    platform: api === undefined ? undefined : { api, token: process.env.STORE_APP_TOKEN ?? 'wapstore' },
  });
  const { findings, skipped, isPart, figures } = result;
  log(formatTable([['crawled', base], ...figures]));
  for (const key of CHECK_NAMES) printCheck(key, result);
  if (isPart)
    log(`Only a part of the shop was crawled (--max ${limits.max}): checks of the whole shop were skipped.`);
  log(`${findings.length} findings, ${formatDuration(Date.now() - started)}.`);
  if (report) fs.writeFileSync(report, JSON.stringify(countsOf(findings, skipped)));
  return findings.length > 0 ? 1 : 0;
}

await runMain(main);
