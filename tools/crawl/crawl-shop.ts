import { type Add, type Check, type Context, createReport } from './checks';
import { feedProblems } from './feed-rules';
import { addressesOf, createReader, describeResponse } from './fetch';
import { structuredDataProblems } from './json-ld-rules';
import { isIndexable, kindOf, pageProblems, validityProblems } from './page-rules';
import { disallowedBy, type FeedItem, feedItems } from './parse';
import { type Platform, platformCatalogue } from './platform';
import { itemOfPage, productFacts, productProblems } from './product-rules';
import { checkSitemaps } from './sitemaps';
import { pictureProblems } from './social-pictures';
import { createWalk, type ReadingPage, type WalkOptions } from './walk';
import { checkScripts } from './with-script';

type Catalogue = Awaited<ReturnType<typeof platformCatalogue>>;

async function feedOf(base: string, { read, add }: Context) {
  const address = `${base}/feed/google.xml`;
  const response = await read(address);
  if (response.status !== 200) add('feed', address, describeResponse(response));
  const items = feedItems(response.text());
  for (const { link, problem } of feedProblems(items)) add('feed', link, problem);
  return items;
}

const MAX_PLATFORM_LINKS = 200;

/** Facts about the shop that are known before its pages are read. */
type Known = { origin: string; feed: FeedItem[]; own: Catalogue | undefined };
type CheckedPage = Awaited<ReturnType<typeof checkPage>>;

/** Checks a page when it is read, and returns the data to keep. */
async function checkPage({ address, page, addHere }: ReadingPage, { origin, feed, own }: Known) {
  for (const problem of pageProblems(page, address)) addHere('head', problem);
  for (const problem of await structuredDataProblems(page.structured, origin)) addHere('structured', problem);
  const facts = productFacts(page);
  if (facts !== null) {
    const known = own?.products.get(new URL(address).pathname);
    for (const problem of productProblems(facts, itemOfPage(feed, address, facts), known))
      addHere('products', problem);
  }
  const pictures = ['og:image', 'twitter:image'].flatMap((name) => page.tags.get(name) ?? []);
  return {
    address,
    kind: kindOf(page, address),
    title: page.titles[0] ?? '',
    description: page.tags.get('description')?.[0] ?? '',
    pictures: [...new Set(pictures)],
    indexable: isIndexable(page),
    isProduct: facts !== null,
  };
}

/** The crawl does not follow links to the platform's own site, but the linked pages must exist. */
async function checkPlatformLinks(links: Map<string, string>, { read, add }: Context) {
  for (const [link, source] of [...links].slice(0, MAX_PLATFORM_LINKS)) {
    const response = await read(link);
    if (response.status === 0 || response.status >= 400)
      add('links', link, `${describeResponse(response)} (linked from ${source})`);
  }
}

function checkUnique(pages: readonly CheckedPage[], add: Add) {
  for (const what of ['title', 'description'] as const) {
    const addresses = new Map<string, string[]>();
    for (const { address, [what]: text } of pages) {
      if (text !== '') addresses.set(text, [...(addresses.get(text) ?? []), address]);
    }
    for (const [text, [first = '', second, ...more]] of addresses) {
      if (second === undefined) continue;
      add('unique', first, `${what} shared by ${2 + more.length} pages, among them ${second}: ${text}`);
    }
  }
}

function checkCatalogue(known: Map<string, string>, { paths, products }: Catalogue, base: string, add: Add) {
  for (const path of [...paths, ...products.keys()]) {
    const address = new URL(path, base).href;
    if (!known.has(address))
      add('catalogue', address, 'is in the platform’s catalogue, but no link leads to it');
  }
}

async function checkPictures(pages: readonly CheckedPage[], limit: number, { read, add }: Context) {
  const users = new Map<string, string>();
  for (const { address, pictures } of pages)
    for (const picture of pictures) if (!users.has(picture)) users.set(picture, address);
  const chosen = [...users].slice(0, limit);
  for (const [picture, address] of chosen) {
    for (const problem of await pictureProblems(picture, read))
      add('pictures', address, `${picture} ${problem}`);
  }
  return `${chosen.length} of ${users.size}`;
}

type CrawlOptions = WalkOptions & {
  base: string;
  /** The public origin that the shop writes into its addresses. */
  site?: string | undefined;
  /**
   * Whether the user chose `max`: then a larger shop is not a finding, and checks that need a whole crawl are
   * skipped.
   */
  bounded?: boolean;
  /** How many pages of each kind, and how many social pictures, to check. */
  validate: number;
  pictures: number;
  /** How many pages to compare with and without JavaScript. */
  scripts?: number;
  /** The shop's platform, to compare its data. */
  platform?: Platform | undefined;
};

/**
 * Crawls the shop at `base` and makes every check in CHECKS.
 * @returns findings, skipped checks, whether only a part of the shop was crawled, and figures
 */
export async function crawlShop({ base, site, platform, bounded = false, ...options }: CrawlOptions) {
  const { origin } = new URL(base);
  const { findings, add } = createReport();
  const read = createReader({ site, base: origin });
  const robots = await read(`${base}/robots.txt`);
  if (robots.status !== 200) add('links', `${base}/robots.txt`, describeResponse(robots));
  const feed = await feedOf(base, { read, add });
  const own = platform && (await platformCatalogue(platform));

  /** Links to the platform's own site, such as its checkout, each with a page that contains it. */
  const external = new Map<string, string>();
  const platformOrigin = platform && new URL(platform.api).origin;
  /** How many pages of each kind had their HTML validated. */
  const validated = new Map<string, number>();
  const disallowed = disallowedBy(robots.text());
  const walk = createWalk({
    ...{ ...options, origin, read, disallowed, add },
    async checkPage(reading: ReadingPage) {
      const { address, html, page, addHere } = reading;
      for (const url of page.links.flatMap((link) => addressesOf(link, address)))
        if (url.origin === platformOrigin) external.set(url.href, address);
      const checked = await checkPage(reading, { origin, feed, own });
      const count = validated.get(checked.kind) ?? 0;
      if (count < options.validate) {
        validated.set(checked.kind, count + 1);
        for (const problem of await validityProblems(html)) addHere('markup', problem);
      }
      return checked;
    },
  });
  await walk.visitFrom([`${origin}/`], '');
  const linked = walk.known.size;
  const isPart = bounded && walk.isTruncated();
  if (own && !isPart) checkCatalogue(walk.known, own, base, add);
  const addresses = await checkSitemaps(walk, { base, read, add, disallowed, isPart });
  if (walk.isTruncated() && !bounded)
    add('links', base, `has more than ${options.max} addresses: the rest were not checked; raise --max`);

  await checkPlatformLinks(external, { read, add });

  const pages = [...walk.pages.values()];
  const indexable = pages.filter((page) => page.indexable);
  checkUnique(indexable, add);
  const sold = new Set(feed.map((item) => item.get('link')?.[0] ?? ''));
  for (const link of sold) {
    // A product's address may have a query that selects a size.
    const page = walk.pages.get(link) ?? walk.pages.get(link.replace(/\?tamanho=[^&]*$/, ''));
    if (isPart && page === undefined) continue;
    if (!page?.isProduct) add('products', link, 'is in the feed, but is not a product page');
  }
  const products = pages.filter(({ isProduct }) => isProduct).length;
  const hasSeenProducts = !isPart || products > 0 || findings.some(({ check }) => check === 'products');
  const compared = await checkScripts(indexable, options.scripts ?? 0, { read, add });
  const checkedPictures = await checkPictures(indexable, options.pictures, { read, add });
  const skipped: Check[] = [];
  if (!own || isPart) skipped.push('catalogue');
  if (compared === 0) skipped.push('scripts');
  if (!hasSeenProducts) skipped.push('products');
  const figures: [what: string, count: number | string][] = [
    ['linked addresses', linked],
    ['views of listings skipped', walk.skippedViews()],
    ['pages', pages.length],
    ['of them for search engines', indexable.length],
    ['products', products],
    ['addresses in sitemaps', addresses.length],
    ['items in the feed', feed.length],
    ['pages whose HTML was validated', [...validated.values()].reduce((sum, count) => sum + count, 0)],
    ['social pictures checked', checkedPictures],
    ['pages compared with and without JavaScript', compared],
  ];
  if (own) {
    figures.push(['paths and products of the platform', own.paths.size + own.products.size]);
    const checked = Math.min(external.size, MAX_PLATFORM_LINKS);
    figures.push(['links to the platform’s own site', `${checked} of ${external.size}`]);
  }
  return { findings, skipped, isPart, figures };
}
