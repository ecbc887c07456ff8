import type { Browser } from 'playwright';
import { withChromium } from '../lib/chromium';
import { untilQuiet } from '../lib/quiet';
import type { Context } from './checks';
import { addressesOf } from './fetch';
import { parsePage } from './parse';

const LOAD_MS = 30_000;
/** A page counts as loaded after this many ms without a request. */
const QUIET_MS = 800;
/**
 * Time limit in ms for a page and all content that it loads late. A slower page ends the crawl with an error.
 */
const PAGE_MS = 90_000;

/** Paths of the products and kits to which a page links. */
export function productPaths(links: readonly string[], address: string) {
  const { origin } = new URL(address);
  const urls = links.flatMap((link) => addressesOf(link, address));
  const paths = urls.filter((url) => url.origin === origin && url.pathname.endsWith('.html'));
  return new Set(paths.map(({ pathname }) => pathname));
}

type KindOfPage = { address: string; kind: string };

/** One address of each kind of page, at most `count`. */
export function oneOfEachKind(pages: readonly KindOfPage[], count: number) {
  const byKind = new Map<string, string>();
  for (const { address, kind } of pages) if (!byKind.has(kind)) byKind.set(kind, address);
  return [...byKind.values()].slice(0, count);
}

/**
 * Maximum number of steps of half a screen, because some pages grow endlessly; and how long a step takes to
 * have an effect, in ms, since a hidden browser may draw no frames to wait for.
 */
const STEPS: [max: number, ms: number] = [120, 40];

/** Runs in the page: scrolls through it, so that all content is loaded that waits for scrolling. */
async function scrollThrough([maxSteps, stepMs]: typeof STEPS) {
  const step = window.innerHeight / 2;
  for (let index = 0; index < maxSteps && index * step < document.documentElement.scrollHeight; index += 1) {
    window.scrollTo(0, index * step);
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
}

async function linksWithScript(browser: Browser, address: string) {
  const page = await browser.newPage();
  // Closing the page ends the waiting below with an error.
  const reason = `${address} was not complete after ${PAGE_MS / 1_000} s in a browser: run the crawl again on a quiet machine, or check the page`;
  const timer = setTimeout(() => page.close({ reason }), PAGE_MS);
  try {
    await page.goto(address, { timeout: LOAD_MS });
    await untilQuiet(page, QUIET_MS);
    // Scrolls twice, because late content makes the page longer.
    for (const _round of [1, 2]) {
      await page.evaluate(scrollThrough, STEPS);
      await untilQuiet(page, QUIET_MS);
    }
    return await page.$$eval('a[href]', (anchors: HTMLAnchorElement[]) => anchors.map(({ href }) => href));
  } finally {
    clearTimeout(timer);
    await page.close();
  }
}

type Paths = ReadonlySet<string>;

/** Messages about products that a page shows only with JavaScript, or only without it. */
export function productDifferences(plain: Paths, scripted: Paths) {
  const only = (own: Paths, others: Paths) => [...own].filter((path) => !others.has(path));
  const problem = (paths: string[], who: string) =>
    paths.length === 0
      ? []
      : [`${paths.length} products only ${who} JavaScript: ${paths.slice(0, 3).join(', ')}`];
  return [...problem(only(scripted, plain), 'with'), ...problem(only(plain, scripted), 'without')];
}

/**
 * Compares the products to which a page of each kind links with and without JavaScript.
 * @returns how many pages were compared
 */
export async function checkScripts(pages: readonly KindOfPage[], limit: number, { read, add }: Context) {
  const addresses = oneOfEachKind(pages, limit);
  if (addresses.length === 0) return 0;
  await withChromium(async (browser) => {
    for (const address of addresses) {
      const plain = productPaths(parsePage((await read(address)).text()).links, address);
      const scripted = productPaths(await linksWithScript(browser, address), address);
      for (const problem of productDifferences(plain, scripted)) add('scripts', address, problem);
    }
  });
  return addresses.length;
}
