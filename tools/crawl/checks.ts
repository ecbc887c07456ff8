import type { Reader } from './fetch';

/** The checks of a crawl, by key. Each is one line of the result. */
export const CHECKS = {
  links: 'every link returns 200, or a single 308 that leads to a 200',
  head: 'each page for search engines has one heading, a title, a description, its own canonical and social tags',
  unique: 'no two pages share a title or a description',
  structured:
    'structured data has the fields that search engines require, and every address in it is the shop’s',
  markup: 'HTML is valid',
  products: 'structured data, social tags, feed and visible price agree for every product',
  sitemaps: 'every address in a sitemap is an indexable page that is also linked',
  feed: 'the product feed has the fields that Merchant Center requires',
  pictures: 'social pictures are 1200 × 630 and under 300 KB',
  scripts: 'a page of each kind links to the same products with and without JavaScript',
  catalogue: 'everything in the platform’s catalogue was found',
};

export type Check = keyof typeof CHECKS;
export const CHECK_NAMES = Object.keys(CHECKS) as Check[];
type Finding = { check: Check; address: string; problem: string };

/** Collects findings. */
export function createReport() {
  const findings: Finding[] = [];
  const add = (check: Check, address: string, problem: string) => findings.push({ check, address, problem });
  return { findings, add };
}
export type Add = ReturnType<typeof createReport>['add'];
export type Context = { read: Reader; add: Add };

/** Counts in the form of a test run. A check counts as one failure, however many findings it has. */
export function countsOf(findings: readonly Finding[], skipped: readonly Check[]) {
  const failed = new Set(findings.map(({ check }) => check));
  const passed = CHECK_NAMES.filter((key) => !skipped.includes(key) && !failed.has(key));
  return { passed: passed.length, failed: failed.size, skipped: skipped.length };
}
