/** What a crawl asserts, by key; each is one line of its result. */
export const CHECKS = {
  links: 'every link answers 200, or a single 308 that leads to 200',
  head: 'each page for search engines has one heading, a title, a description, its own canonical and social tags',
  unique: 'no two pages share a title or a description',
  structured: 'structured data holds what search engines ask for, and every address in it is the shop’s',
  markup: 'HTML is valid',
  products: 'structured data, social tags, feed and visible price agree for every product',
  sitemaps: 'every address in a sitemap is a page for search engines that links lead to',
  feed: 'the product feed holds what Merchant Center asks for',
  pictures: 'social pictures are 1200 × 630 and under 300 KB',
  catalogue: 'everything in the platform’s own catalogue was found',
};

/** Where findings are noted; `check` is a key of CHECKS. */
export function book() {
  const findings = [];
  const note = (check, address, problem) => {
    if (!Object.hasOwn(CHECKS, check)) throw new TypeError(`There is no check ${check}.`);
    findings.push({ check, address, problem });
  };
  return { findings, note };
}

/** Counts for the result of a test run: a check fails as one, however many findings it has. */
export function countsOf(findings, skipped) {
  const failed = new Set(findings.map(({ check }) => check)).size;
  return {
    passed: Object.keys(CHECKS).filter(
      (key) => !skipped.includes(key) && !findings.some(({ check }) => check === key),
    ).length,
    failed,
    skipped: skipped.length,
  };
}
