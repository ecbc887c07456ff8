import { readPage } from './read-page.mjs';
import { told } from './reader.mjs';

/**
 * Links of a page that a crawler may follow, without fragments. Filters make an endless set: they are followed
 * from unfiltered listings of the first level only; page numbers are followed everywhere.
 */
function followable({ links }, address, origin, disallowed) {
  const here = new URL(address);
  const isPlainListing = here.search === '' && /^\/[^/.]*$/.test(here.pathname);
  return links.flatMap((link) => {
    if (!URL.canParse(link, address)) return [];
    const url = new URL(link, address);
    url.hash = '';
    if (url.origin !== origin) return [];
    if (url.search !== '' && !/^\?pg=\d+$/.test(url.search) && !isPlainListing) return [];
    return disallowed.some((path) => path.test(url.pathname + url.search)) ? [] : [url.href];
  });
}

/**
 * Whether an address shows products that have pages of their own elsewhere: a listing filtered, or narrowed within
 * a brand or campaign. Page numbers of whole listings are none: products may be linked from there alone.
 */
function isView(address) {
  const { pathname, search } = new URL(address);
  if (/^\/(marcas|c)\/[^/]+\/./.test(pathname)) return true;
  if (/^\/(marcas|c)\//.test(pathname)) return search !== '';
  return search !== '' && !/^\?pg=\d+$/.test(search);
}

/**
 * Walks a shop, `lanes` addresses at a time, to at most `max` addresses, of which at most `views` are views.
 * @param {object} options `visited({ address, html, page, note })` judges a page when it comes and gives what is to
 *   be kept of it: a crawl of many pages must not hold their HTML
 * @returns `{ pages, known, isCut(), passedBy(), from(addresses, source) }`: what was kept by address, every address
 *   met with the page that linked it, whether there were more than `max`, how many views were passed by, and the walk,
 *   which may go on from addresses that no link led to
 */
export function walk({ origin, read, disallowed, lanes, max, views, note, visited }) {
  const queue = [];
  const from = new Map();
  const pages = new Map();
  let isCut = false;
  let shown = 0;
  let passedBy = 0;

  function enqueue(address, source) {
    if (from.has(address)) return;
    if (from.size >= max) {
      isCut = true;
      return;
    }
    from.set(address, source);
    if (isView(address)) {
      if (shown === views) {
        passedBy += 1;
        return;
      }
      shown += 1;
    }
    queue.push(address);
  }

  async function visit(address) {
    const source = from.get(address);
    const here = (check, problem) =>
      note(check, address, source ? `${problem} (linked from ${source})` : problem);
    const answer = await read(address);
    if (answer.status === 308) {
      const target = URL.canParse(answer.location, address) ? new URL(answer.location, address) : null;
      if (target === null) return here('links', 'answers 308 to nowhere');
      const next = await read(target.href);
      if (next.status !== 200) return here('links', `308 leads to ${target.href}, which ${told(next)}`);
      if (target.origin === origin) enqueue(target.href, address);
      return;
    }
    if (answer.status !== 200) return here('links', told(answer));
    const html = answer.text();
    const page = readPage(html);
    for (const link of followable(page, address, origin, disallowed)) enqueue(link, address);
    pages.set(address, await visited({ address, html, page, note: here }));
  }

  let busy = 0;
  async function lane() {
    while (queue.length > 0 || busy > 0) {
      const address = queue.shift();
      if (address === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      busy += 1;
      try {
        await visit(address);
      } finally {
        busy -= 1;
      }
    }
  }

  return {
    pages,
    known: from,
    isCut: () => isCut,
    passedBy: () => passedBy,
    async from(addresses, source) {
      for (const address of addresses) enqueue(address, source);
      await Promise.all(Array.from({ length: lanes }, lane));
    },
  };
}
