import type { Check, Context } from './checks';
import { addressesOf, describeResponse } from './fetch';
import { type Page, parsePage } from './parse';

/**
 * Links of a page that a crawler may follow, without fragments. Combinations of filters are unlimited, so
 * filters are only followed from unfiltered listings of the first level. Page numbers are followed
 * everywhere.
 */
function followable({ links }: Page, address: string, origin: string, disallowed: readonly RegExp[]) {
  const here = new URL(address);
  const isPlainListing = here.search === '' && /^\/[^/.]*$/.test(here.pathname);
  const urls = links.flatMap((link) => addressesOf(link, address));
  return urls.flatMap((url) => {
    url.hash = '';
    // With `?render=1`, a page is complete for readers without JavaScript. The page itself has already been
    // visited (HOME-17).
    if (url.origin !== origin || url.searchParams.has('render')) return [];
    if (url.search !== '' && !/^\?pg=\d+$/.test(url.search) && !isPlainListing) return [];
    return disallowed.some((path) => path.test(url.pathname + url.search)) ? [] : [url.href];
  });
}

/**
 * Whether an address is a filtered listing, or a listing narrowed within a brand or campaign, whose products
 * are also linked elsewhere. False for further pages of unfiltered listings, because some products are only
 * linked there.
 */
function isNarrowed(address: string) {
  const { pathname, search } = new URL(address);
  if (/^\/(marcas|c)\/[^/]+\/./.test(pathname)) return true;
  if (/^\/(marcas|c)\//.test(pathname)) return search !== '';
  return search !== '' && !/^\?pg=\d+$/.test(search);
}

/** A page that has just been read, and a function that adds a finding about it. */
export type ReadingPage = { address: string; html: string; page: Page; addHere: AddHere };
type AddHere = (check: Check, problem: string) => void;
/**
 * How many addresses to visit at a time and in total, and how many of them may be views.
 */
export type WalkOptions = {
  parallel: number;
  max: number;
  views: number;
};
type Own<Checked> = Context & {
  origin: string;
  disallowed: readonly RegExp[];
  checkPage: (page: ReadingPage) => Promise<Checked>;
};
export type Walk<Checked> = ReturnType<typeof createWalk<Checked>>;

/**
 * A crawl through a shop. `checkPage` checks a page when it is read and returns the data to keep, because a
 * crawl of many pages must not keep their HTML.
 * @returns `pages`: the kept data, by address; `known`: every address found, with the page that linked to it;
 * `isTruncated()`: whether there were more than `max`; `skippedViews()`; `visitFrom(addresses, source)`
 * crawls from these addresses
 */
export function createWalk<Checked>(options: WalkOptions & Own<Checked>) {
  const { origin, read, disallowed, parallel, max, views, add, checkPage } = options;
  const queue: string[] = [];
  const skipped = new Set<string>();
  const known = new Map<string, string>();
  const pages = new Map<string, Checked>();
  let isTruncated = false;
  let queuedViews = 0;

  function enqueue(address: string, source: string, limit = views) {
    if (known.has(address) && !skipped.has(address)) return;
    if (!known.has(address) && known.size >= max) {
      isTruncated = true;
      return;
    }
    if (!known.has(address)) known.set(address, source);
    skipped.delete(address);
    if (isNarrowed(address) && queuedViews >= limit) skipped.add(address);
    else {
      if (isNarrowed(address)) queuedViews += 1;
      queue.push(address);
    }
  }

  async function visit(address: string) {
    const source = known.get(address);
    const addHere: AddHere = (check, problem) =>
      add(check, address, source ? `${problem} (linked from ${source})` : problem);
    const response = await read(address);
    if (response.status === 308) {
      const [target] = addressesOf(response.location, address);
      if (target === undefined) return addHere('links', 'returns 308 without a location');
      const next = await read(target.href);
      if (next.status !== 200)
        return addHere('links', `308 leads to ${target.href}, which ${describeResponse(next)}`);
      if (target.origin === origin) enqueue(target.href, address);
      return;
    }
    if (response.status !== 200) return addHere('links', describeResponse(response));
    const html = response.text();
    const page = parsePage(html);
    for (const link of followable(page, address, origin, disallowed)) enqueue(link, address);
    pages.set(address, await checkPage({ address, html, page, addHere }));
  }

  return {
    pages,
    known,
    isTruncated: () => isTruncated,
    skippedViews: () => skipped.size,
    async visitFrom(addresses: readonly string[], source: string) {
      for (const address of addresses) enqueue(address, source, Number.POSITIVE_INFINITY);
      while (queue.length > 0) {
        await Promise.all(queue.splice(0, parallel).map(visit));
      }
    },
  };
}
