/*
 * SITE_URL is the public origin that the shop writes into its addresses, if it is reached at another one.
 * With STORE_API_URL, the crawl also compares the platform's catalogue: everything in it must be found, at
 * its prices. `--compare` checks that npm start, npm run tools -- cluster and the image serve the same pages.
 */
import fs from 'node:fs';
import { formatDuration, formatTable, log } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { readAddress, readNumberOptions, readOptions, withoutSlash } from '../lib/options';
import { CHECK_NAMES, CHECKS, type Check, countsOf } from './checks';
import { compareShops } from './compare-shops';
import { crawlShop } from './crawl-shop';

const SHOWN = 15;
/** If a shop has more than `max` addresses, that is a finding, unless --max is given. */
const DEFAULTS = { max: 5000, parallel: 4, views: 5000, validate: 5000, pictures: 5000 };

type Result = Awaited<ReturnType<typeof crawlShop>>;

function printFindings(findings: readonly { address: string; problem: string }[]) {
  for (const { address, problem } of findings.slice(0, SHOWN)) log(`    ${address}: ${problem}`);
  if (findings.length > SHOWN) log(`    … and ${findings.length - SHOWN} more.`);
}

function printCheck(key: Check, { findings, skipped, isPart }: Result) {
  const own = findings.filter(({ check }) => check === key);
  const ok = isPart ? 'ok in this part' : 'ok';
  const verdict = skipped.includes(key) ? 'skipped' : own.length === 0 ? ok : `${own.length} findings`;
  log(`${verdict}: ${CHECKS[key]}`);
  printFindings(own);
}

async function printComparison(bases: [string, ...string[]], limits: { max: number; parallel: number }) {
  const { compared, differences } = await compareShops(bases, limits);
  for (const fact of new Set(differences.map((difference) => difference.fact))) {
    log(fact);
    printFindings(differences.filter((difference) => difference.fact === fact));
  }
  log(`${compared} addresses of ${bases.join(', ')}: ${differences.length} differences.`);
  return differences;
}

async function main() {
  const started = Date.now();
  const { values, all } = readOptions('crawl');
  const { report } = values;
  const limits = readNumberOptions('crawl', DEFAULTS);
  const base = readAddress('BASE_URL') ?? 'http://localhost:3000';
  if (all.compare) {
    const differences = await printComparison([base, ...all.compare.map(withoutSlash)], limits);
    if (report) fs.writeFileSync(report, JSON.stringify(differences));
    return differences.length > 0 ? 1 : 0;
  }
  const api = readAddress('STORE_API_URL');
  const result = await crawlShop({
    base,
    site: readAddress('SITE_URL'),
    ...limits,
    scripts: Number(values.scripts ?? 8),
    // The crawl may stop early without a finding, and then skips checks that need a whole crawl.
    bounded: values.max !== undefined,
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
