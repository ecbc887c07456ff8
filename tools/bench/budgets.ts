/*
 * Checks the budgets for bytes and elements, with a browser, on the production shop running at BASE_URL. Only
 * content that loads before the first interaction counts. Exit code 1 if a budget is exceeded.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { load } from 'cheerio';
import { type Browser, type BrowserContextOptions, devices, type Page } from 'playwright';
import { CliError, formatTable, log } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { withWholeChromium } from '../lib/chromium';
import { readPage } from '../lib/http';
import { readAddress } from '../lib/options';
import { LISTING, productPathIn } from '../lib/pages';
import { untilQuiet } from '../lib/quiet';
import { openLive } from './phone';

const KB = 1024;
const IDLE_MS = 1500;
const MEASURED_MS = 3000;
/** How long requests are counted, in ms. Later requests fetch code that nobody waits for. */
const COUNTED_MS = 1400;
const PAGE_MS = 30_000;
/** How long to wait until a page is compressed and stored, in ms. */
const STORED_MS = 5000;
const POLL_MS = 100;
/** Maximum bytes of HTML before compression, and of elements as counted by a browser with JavaScript. */
const PAGE_BUDGETS = {
  listing: { html: 170 * KB, elements: 1020 },
  product: { html: 191.3 * KB, elements: 870 },
};
/** The compressed list has 36.2 KB, and up to 36.45 if a busy framework sent its parts in another order. */
const LISTING_BYTES = 36.5 * KB;
/** Product pages with the most pictures, colours and reviews, and the most elements that any product page may have. */
const HEAVY_PRODUCTS = {
  elements: 950,
  paths: [
    '/oculos-de-grau-prumo-e-fio-ventania-hexagonal-grafite.html',
    '/oculos-de-sol-cais-e-norte-farol-ouro-rose-polarizado.html',
    '/oculos-de-sol-tecela-pitangueira-gatinho-tartaruga-escura-lente-azul-degrade.html',
    '/oculos-de-sol-estirao-capibaribe-cristal-polarizado.html',
    '/armacao-garoa-fina-terral-em-acetato-mel.html',
  ],
};
/** Maximum bytes of style sheets; the styles of the first view are in the HTML. */
const CSS_BUDGET = 4 * KB;

/** A page or file as the shop serves it, compressed with gzip. */
async function served(url: string) {
  const response = await readPage(url);
  if (response.status === 200) return response;
  throw new CliError(
    `${url} returned ${response.status}, so it cannot be measured: check the shop at BASE_URL.`,
  );
}

/** The page as the page cache sends it, fully compressed. */
async function storedPage(url: string) {
  const end = Date.now() + STORED_MS;
  for (;;) {
    const page = await served(url);
    if (page.headers.etag?.startsWith('W/') || Date.now() > end) return page;
    await wait(POLL_MS);
  }
}

const inKilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

/** A row of the table. `show` formats the value and its budget. */
function figure(
  what: string,
  files: number | '',
  value: number,
  budget: number,
  show: (value: number) => string = String,
) {
  const isOver = value > budget;
  return { isOver, row: [what, files, show(value), show(budget), isOver ? 'OVER' : 'ok'] };
}

const elementsOf = (html: string) => load(html)('*').length;

/** The bytes of a page's HTML before compression, and the number of its elements. */
function weightOf(name: keyof typeof PAGE_BUDGETS, html: string) {
  const budget = PAGE_BUDGETS[name];
  return [
    figure(`${name}: HTML before compression`, 1, Buffer.byteLength(html), budget.html, inKilobytes),
    figure(`${name}: elements`, '', elementsOf(html), budget.elements),
  ];
}

/** The number of elements of the largest of the heavy product pages. */
async function heaviestProduct(baseUrl: string) {
  const pages = await Promise.all(HEAVY_PRODUCTS.paths.map((path) => served(baseUrl + path)));
  const most = Math.max(...pages.map(({ html }) => elementsOf(html)));
  return figure('product: elements of the heaviest pages', pages.length, most, HEAVY_PRODUCTS.elements);
}

/** Runs in the page: the requests made later than `ms` after its load event. */
function requestedLate(ms: number) {
  const [page] = performance.getEntriesByType('navigation');
  const loadedAt = page instanceof PerformanceNavigationTiming ? page.loadEventEnd : 0;
  const resources = performance.getEntriesByType('resource');
  return resources.filter(({ startTime }) => startTime > loadedAt + ms).map(({ name }) => name);
}

const withPage = async <T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
) => {
  const page = await browser.newPage({ ...options, locale: 'pt-BR' });
  return work(page).finally(() => page.close());
};

/** Opens the page without interacting with it, and returns the scripts and styles that it loads. */
const loadedBy = (browser: Browser, url: string) =>
  withPage(browser, { viewport: { width: 1440, height: 900 } }, async (page) => {
    const loaded = { script: new Set<string>(), stylesheet: new Set<string>() };
    page.on('request', (request) => {
      const kind = request.resourceType();
      if (kind === 'script' || kind === 'stylesheet') loaded[kind].add(request.url());
    });
    // On a busy machine, a page may send nothing for a long time before it fetches its scripts, so this waits
    // until they request the cart.
    await openLive(page, url);
    await Promise.race([untilQuiet(page, IDLE_MS), wait(MEASURED_MS)]);
    const late = new Set(await page.evaluate(requestedLate, COUNTED_MS));
    const inTime = (urls: Set<string>) => [...urls].filter((each) => !late.has(each));
    return { scripts: inTime(loaded.script), styles: inTime(loaded.stylesheet) };
  });

/** The number of requests that a phone sends before the load event. */
const requestsBeforeLoad = (browser: Browser, url: string) =>
  withPage(browser, devices['Moto G4'] ?? {}, async (page) => {
    let count = 0;
    page.on('request', () => count++);
    await page.goto(url, { waitUntil: 'load', timeout: PAGE_MS });
    return count;
  });

async function sumOf(urls: string[]) {
  const files = await Promise.all(urls.map(served));
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function figuresOf(browser: Browser, name: string, url: string, scriptBudget: number) {
  const { scripts, styles } = await loadedBy(browser, url);
  return [
    figure(`${name}: JavaScript`, scripts.length, await sumOf(scripts), scriptBudget, inKilobytes),
    figure(`${name}: CSS`, styles.length, await sumOf(styles), CSS_BUDGET, inKilobytes),
  ];
}

async function main() {
  const baseUrl = readAddress('BASE_URL');
  if (!baseUrl)
    throw new CliError('BASE_URL is not set: start the shop and set BASE_URL=http://localhost:3000.');
  const listing = await storedPage(baseUrl + LISTING);
  const cards = listing.html.split('<article').length - 1;
  const product = productPathIn(listing.html);
  return withWholeChromium(async (browser) => {
    const requests = await requestsBeforeLoad(browser, baseUrl + LISTING);
    const figures = [
      figure(`listing: HTML of ${cards} cards`, 1, listing.bytes, LISTING_BYTES, inKilobytes),
      ...weightOf('listing', listing.html),
      ...weightOf('product', (await served(baseUrl + product)).html),
      await heaviestProduct(baseUrl),
      figure('listing: requests by a phone before the load event', '', requests, 16),
      ...(await figuresOf(browser, 'listing', baseUrl + LISTING, 150 * KB)),
      ...(await figuresOf(browser, 'product', baseUrl + product, 158.5 * KB)),
    ];
    log(formatTable([['as served (gzip)', 'files', 'is', 'budget', ''], ...figures.map(({ row }) => row)]));
    if (cards !== 24)
      log(
        `The listing shows ${cards} cards instead of 24, so the HTML budget cannot be checked: use the embedded store's catalogue.`,
      );
    return figures.some(({ isOver }) => isOver) || cards < 24 ? 1 : 0;
  });
}

await runMain(main);
