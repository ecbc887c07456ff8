/*
 * npm run crawl: walks the shop at BASE_URL (default http://localhost:3000) from / as a search engine would and
 * reports what one would trip over. Ends with exit code 1 when there is anything. SITE_URL is the public origin
 * that the shop speaks of, when it is reached at another. With STORE_API_URL the platform's own catalogue is read
 * too, and everything in it must have been found, at its prices.
 */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { CHECKS, countsOf } from './crawl/checks.mjs';
import { crawlShop } from './crawl/crawl-shop.mjs';
import { runMain } from './lib/lifetime.mjs';
import { Sentence, say } from './lib/project.mjs';
import { duration } from './lib/summary.mjs';
import { table } from './lib/table.mjs';

const SHOWN = 15;
const OPTIONS = {
  /** Addresses to visit at most. */
  max: { type: 'string', default: '5000' },
  /** Addresses asked for at a time. */
  lanes: { type: 'string', default: '4' },
  /** Listings filtered, or narrowed within a brand or campaign, at most: they repeat the products of others. */
  views: { type: 'string', default: '5000' },
  /** Pages of each kind whose HTML is validated at most: the slowest part. */
  validate: { type: 'string', default: '5000' },
  /** Social pictures that are looked at, at most. */
  pictures: { type: 'string', default: '5000' },
  /** File for the counts as JSON. */
  report: { type: 'string' },
};

const origin = (name) => {
  const value = process.env[name];
  return value ? value.replace(/\/+$/, '') : undefined;
};

function optionsOf() {
  const { report, ...numbers } = parseArgs({ options: OPTIONS }).values;
  const parsed = Object.entries(numbers).map(([name, text]) => {
    if (!/^\d+$/.test(text)) throw new Sentence(`--${name} must be a number, not ${text}.`);
    return [name, Number(text)];
  });
  return { report, limits: Object.fromEntries(parsed) };
}

function printCheck(key, findings, skipped) {
  const own = findings.filter(({ check }) => check === key);
  const verdict = skipped.includes(key) ? 'not asked' : own.length === 0 ? 'ok' : `${own.length} findings`;
  say(`${verdict}: ${CHECKS[key]}`);
  for (const { address, problem } of own.slice(0, SHOWN)) say(`    ${address}: ${problem}`);
  if (own.length > SHOWN) say(`    … and ${own.length - SHOWN} more.`);
}

async function main() {
  const started = Date.now();
  const { report, limits } = optionsOf();
  const base = origin('BASE_URL') ?? 'http://localhost:3000';
  const api = origin('STORE_API_URL');
  const { findings, skipped, figures } = await crawlShop({
    base,
    site: origin('SITE_URL'),
    ...limits,
    platform: api && { api, token: process.env.STORE_APP_TOKEN ?? 'wapstore' },
  });
  say(table([['crawled', base], ...figures]));
  for (const key of Object.keys(CHECKS)) printCheck(key, findings, skipped);
  say(`${findings.length} findings, ${duration(Date.now() - started)}.`);
  if (report) fs.writeFileSync(report, JSON.stringify(countsOf(findings, skipped)));
  return findings.length > 0 ? 1 : 0;
}

await runMain(main);
