import { feedProblems } from './feed-rules.mjs';
import { createReader, describeAnswer } from './fetch.mjs';
import { structuredDataProblems } from './json-ld-rules.mjs';
import { isIndexable, kindOf, pageProblems, sharedTexts, validityProblems } from './page-rules.mjs';
import { disallowedBy, feedItems } from './parse.mjs';
import { platformCatalogue } from './platform.mjs';
import { itemOfPage, productFacts, productProblems } from './product-rules.mjs';
import { checkSitemaps } from './sitemaps.mjs';
import { pictureProblems } from './social-pictures.mjs';
import { createWalk } from './walk.mjs';
import { checkScripts } from './with-script.mjs';

/** The checks of a crawl by key; each is one line of its result. */
export const CHECKS = {
  links: 'every link answers 200, or a single 308 that leads to 200',
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
  catalogue: 'everything in the platform’s own catalogue was found',
};

/** Collects findings; `check` is a key of CHECKS. */
function createReport() {
  const findings = [];
  const add = (check, address, problem) => {
    if (!Object.hasOwn(CHECKS, check)) throw new TypeError(`There is no check ${check}.`);
    findings.push({ check, address, problem });
  };
  return { findings, add };
}

/** Counts for a test run. A check with any number of findings counts as one failure. */
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

async function feedOf(base, { read, add }) {
  const address = `${base}/feed/google.xml`;
  const answer = await read(address);
  if (answer.status !== 200) add('feed', address, describeAnswer(answer));
  const items = feedItems(answer.text());
  for (const { link, problem } of feedProblems(items)) add('feed', link, problem);
  return items;
}

const MAX_PLATFORM_LINKS = 200;

const socialPictures = ({ tags }) => [
  ...new Set(['og:image', 'twitter:image'].flatMap((name) => tags.get(name) ?? [])),
];

/**
 * Checks each page when it is read. Validates the HTML of at most `perKind` pages of a kind, which `validated` counts.
 */
function createPageChecker({ origin, feed, platform, perKind, external }) {
  const validated = new Map();
  async function checkPage({ address, html, page, add }) {
    for (const problem of pageProblems(page, address)) add('head', problem);
    for (const problem of await structuredDataProblems(page.structured, origin)) add('structured', problem);
    external.collect(page, address);
    const facts = productFacts(page);
    if (facts !== null) {
      const own = platform?.products.get(new URL(address).pathname);
      for (const problem of productProblems(facts, itemOfPage(feed, address, facts), own))
        add('products', problem);
    }
    const kind = kindOf(page, address);
    const count = validated.get(kind) ?? 0;
    if (count < perKind) {
      validated.set(kind, count + 1);
      for (const problem of await validityProblems(html)) add('markup', problem);
    }
    return {
      address,
      kind,
      title: page.titles[0] ?? '',
      description: page.tags.get('description')?.[0] ?? '',
      pictures: socialPictures(page),
      indexable: isIndexable(page),
      isProduct: facts !== null,
    };
  }
  return { validated, checkPage };
}

/**
 * Links to the platform's own site, such as its checkout. The crawl does not follow them, but their pages must exist.
 */
function platformLinks(origin) {
  const links = new Map();
  function collect(page, address) {
    for (const link of page.links) {
      const url = URL.canParse(link, address) ? new URL(link, address) : null;
      if (url !== null && url.origin === origin && links.size < MAX_PLATFORM_LINKS && !links.has(url.href))
        links.set(url.href, address);
    }
  }
  async function check({ read, add }) {
    for (const [link, source] of links) {
      const answer = await read(link);
      if (answer.status === 0 || answer.status >= 400)
        add('links', link, `${describeAnswer(answer)} (linked from ${source})`);
    }
  }
  return { collect, check, links };
}

function checkUnique(pages, add) {
  for (const what of ['title', 'description']) {
    for (const [text, members] of sharedTexts(pages, (page) => page[what])) {
      const [first, second] = members;
      add(
        'unique',
        first.address,
        `${what} shared by ${members.length} pages, among them ${second.address}: ${text}`,
      );
    }
  }
}

function checkCatalogue(known, { base, platform, add }) {
  for (const path of [...platform.paths, ...platform.products.keys()]) {
    const address = new URL(path, base).href;
    if (!known.has(address))
      add('catalogue', address, 'is in the platform’s catalogue, but no link leads to it');
  }
}

async function checkPictures(pages, { read, add, limit }) {
  const users = new Map();
  for (const { address, pictures } of pages)
    for (const picture of pictures) if (!users.has(picture)) users.set(picture, address);
  const chosen = [...users].slice(0, limit);
  for (const [picture, address] of chosen) {
    for (const problem of await pictureProblems(picture, read))
      add('pictures', address, `${picture} ${problem}`);
  }
  return `${chosen.length} of ${users.size}`;
}

const total = (counts) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/**
 * Crawls the shop at `base` and makes every check of CHECKS.
 * @param options `site`: public origin that the shop writes; `parallel`, `max`, `views`: addresses at a time, in all,
 *   and views of listings among them; `bounded`: `max` was chosen, so that a larger shop is no finding and checks that
 *   need a whole crawl are skipped; `validate`, `pictures`: how many pages of each kind and how many social pictures
 *   are checked; `scripts`: pages that are compared with and without JavaScript; `platform`: `{ api, token }` of the
 *   shop's platform, to compare with
 * @returns findings, the keys of checks that were skipped, whether a part of the shop was walked, and figures as
 *   `[what, count]`
 */
export async function crawlShop({
  base,
  site,
  parallel,
  max,
  views,
  validate,
  pictures,
  scripts = 0,
  platform,
  bounded = false,
  onVisit,
}) {
  const { origin } = new URL(base);
  const { findings, add } = createReport();
  const read = createReader({ site, base: origin });
  const robots = await read(`${base}/robots.txt`);
  if (robots.status !== 200) add('links', `${base}/robots.txt`, describeAnswer(robots));
  const feed = await feedOf(base, { read, add });
  const own = platform && (await platformCatalogue(platform));

  const external = platformLinks(platform && new URL(platform.api).origin);
  const { validated, checkPage } = createPageChecker({
    origin,
    feed,
    platform: own,
    perKind: validate,
    external,
  });
  const disallowed = disallowedBy(robots.text());
  const walk = createWalk({ origin, read, disallowed, parallel, max, views, add, checkPage, onVisit });
  await walk.visitFrom([`${origin}/`], '');
  const linked = walk.known.size;
  const isPart = bounded && walk.isTruncated();
  if (own && !isPart) checkCatalogue(walk.known, { base, platform: own, add });
  const addresses = await checkSitemaps(walk, { base, read, add, disallowed, isPart });
  if (walk.isTruncated() && !bounded)
    add('links', base, `has more than ${max} addresses: the rest was not looked at`);

  await external.check({ read, add });

  const pages = [...walk.pages.values()];
  const indexable = pages.filter((page) => page.indexable);
  checkUnique(indexable, add);
  const sold = new Set(feed.map((item) => item.get('link')?.[0] ?? ''));
  for (const link of sold) {
    // The query of a product's address selects a size.
    const page = walk.pages.get(link) ?? walk.pages.get(link.replace(/\?tamanho=[^&]*$/, ''));
    if (isPart && page === undefined) continue;
    if (!page?.isProduct) add('products', link, 'is in the feed, but is no product page');
  }
  const products = pages.filter(({ isProduct }) => isProduct).length;
  const hasSeenProducts = !isPart || products > 0 || findings.some(({ check }) => check === 'products');
  const compared = await checkScripts(indexable, { read, add, limit: scripts });
  const checkedPictures = await checkPictures(indexable, { read, add, limit: pictures });
  return {
    findings,
    skipped: [
      ...(own && !isPart ? [] : ['catalogue']),
      ...(compared > 0 ? [] : ['scripts']),
      ...(hasSeenProducts ? [] : ['products']),
    ],
    isPart,
    figures: [
      ['addresses that links lead to', linked],
      ['views of listings skipped', walk.skippedViews()],
      ['pages', pages.length],
      ['of them for search engines', indexable.length],
      ['products', products],
      ['addresses in sitemaps', addresses.length],
      ['items in the feed', feed.length],
      ['pages whose HTML was validated', total(validated)],
      ['social pictures looked at', checkedPictures],
      ['pages compared with and without JavaScript', compared],
      ...(own
        ? [
            ['paths and products of the platform', own.paths.size + own.products.size],
            ['links to the platform’s own site', external.links.size],
          ]
        : []),
    ],
  };
}
