/*
 * npm run tools -- crawl: walks the shop at BASE_URL (default http://localhost:3000) as a search engine would and reports what
 * is wrong; exit code 1 when anything is. SITE_URL is the public origin that the shop writes, when it is reached at
 * another. With STORE_API_URL the platform's catalogue is compared too: everything in it must be found, at its prices.
 * `--compare=http://localhost:8080`, as often as needed, compares another shop of the same platform with it instead:
 * what npm start, npm run tools -- cluster and the image serve must be the same.
 */
import fs from 'node:fs';
import { CliError, formatDuration, formatTable, log } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { readOptions } from '../lib/options';
import { createProgress } from '../lib/progress';
import { compareShops } from './compare-shops.mjs';
import { CHECKS, countsOf, crawlShop } from './crawl-shop.mjs';

const SHOWN = 15;
/** A shop with more addresses than this is a finding, unless --max says so. */
const MAX_ADDRESSES = 5000;
const OPTIONS = {
  /** Addresses to visit at most. With it a part of the shop is no finding, and what only a whole crawl can know is not said. */
  max: { type: 'string' },
  /** Addresses requested at a time. */
  parallel: { type: 'string', default: '4' },
  /** Listings filtered, or narrowed within a brand or campaign, at most: they repeat the products of others. */
  views: { type: 'string', default: '5000' },
  /** Pages of each kind whose HTML is validated at most: the slowest part. */
  validate: { type: 'string', default: '5000' },
  /** Social pictures that are looked at, at most. */
  pictures: { type: 'string', default: '5000' },
  /** Pages, one of each kind, that are compared with and without JavaScript. */
  scripts: { type: 'string', default: '8' },
  /** File for the counts, or for the differences between shops, as JSON. */
  report: { type: 'string' },
  /** Where another shop is, to compare with. */
  compare: { type: 'string', multiple: true, default: [] },
};

const origin = (name) => {
  const value = process.env[name];
  return value ? value.replace(/\/+$/, '') : undefined;
};

function optionsOf() {
  const { report, compare, ...numbers } = readOptions('crawl', OPTIONS).values;
  const parsed = Object.entries(numbers).map(([name, text]) => {
    if (!/^\d+$/.test(text)) throw new CliError(`--${name} must be a number, not ${text}.`);
    return [name, Number(text)];
  });
  return {
    report,
    compare: compare.map((address) => address.replace(/\/+$/, '')),
    limits: { max: MAX_ADDRESSES, bounded: numbers.max !== undefined, ...Object.fromEntries(parsed) },
  };
}

function printCheck(key, { findings, skipped, isPart }) {
  const own = findings.filter(({ check }) => check === key);
  const ok = isPart ? 'ok in this part' : 'ok';
  const verdict = skipped.includes(key) ? 'skipped' : own.length === 0 ? ok : `${own.length} findings`;
  log(`${verdict}: ${CHECKS[key]}`);
  for (const { address, problem } of own.slice(0, SHOWN)) log(`    ${address}: ${problem}`);
  if (own.length > SHOWN) log(`    … and ${own.length - SHOWN} more.`);
}

async function printComparison(bases, report, limits) {
  const progress = createProgress();
  const onRead = (count) => progress(() => `${count} addresses compared`);
  const { compared, differences } = await compareShops(bases, { ...limits, onRead });
  for (const fact of new Set(differences.map((difference) => difference.fact))) {
    const own = differences.filter((difference) => difference.fact === fact);
    log(`${own.length} times ${fact}`);
    for (const { address, problem } of own.slice(0, SHOWN)) log(`    ${address}: ${problem}`);
  }
  if (report) fs.writeFileSync(report, JSON.stringify(differences));
  log(`${compared} addresses of ${bases.join(', ')}: ${differences.length} differences.`);
  return differences.length > 0 ? 1 : 0;
}

async function main() {
  const started = Date.now();
  const { report, compare, limits } = optionsOf();
  const base = origin('BASE_URL') ?? 'http://localhost:3000';
  if (compare.length > 0) return printComparison([base, ...compare], report, limits);
  const api = origin('STORE_API_URL');
  const progress = createProgress();
  const result = await crawlShop({
    base,
    site: origin('SITE_URL'),
    ...limits,
    onVisit: ({ visited, known }) => progress(() => `${visited} of ${known} addresses read`),
    platform: api && { api, token: process.env.STORE_APP_TOKEN ?? 'wapstore' },
  });
  const { findings, skipped, isPart, figures } = result;
  log(formatTable([['crawled', base], ...figures]));
  for (const key of Object.keys(CHECKS)) printCheck(key, result);
  if (isPart) log(`A part of the shop (--max ${limits.max}): what only all of it can show was left out.`);
  log(`${findings.length} findings, ${formatDuration(Date.now() - started)}.`);
  if (report) fs.writeFileSync(report, JSON.stringify(countsOf(findings, skipped)));
  return findings.length > 0 ? 1 : 0;
}

await runMain(main);
