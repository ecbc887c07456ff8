/*
 * npm run crawl: walks the shop at BASE_URL (default http://localhost:3000) from / as a search engine would and
 * reports what one would trip over. Ends with exit code 1 when there is anything.
 */
import { parseArgs } from 'node:util';
import { isIndexable, pageProblems, pricesOf, shared } from './crawl/page-rules.mjs';
import { readPage } from './crawl/read-page.mjs';
import { disallowedBy } from './crawl/robots.mjs';
import { validityProblems } from './crawl/validity.mjs';
import { runMain } from './lib/lifetime.mjs';
import { Sentence, say } from './lib/project.mjs';
import { table } from './lib/table.mjs';

const LANES = 4;
const ANSWER_MS = 30_000;
const SHOWN = 60;

const { values: options } = parseArgs({
  options: {
    /** Addresses to visit at most. */
    max: { type: 'string', default: '5000' },
    /** Pages whose HTML is checked for validity at most: the slowest part. */
    validate: { type: 'string', default: '5000' },
  },
});
let validations = Number(options.validate);

async function get(url) {
  return fetch(url, {
    redirect: 'manual',
    headers: { 'user-agent': 'storefront-crawl', accept: 'text/html,application/xml' },
    signal: AbortSignal.timeout(ANSWER_MS),
  });
}

async function textAt(url) {
  const response = await get(url);
  if (response.status !== 200) throw new Sentence(`${url} answered ${response.status}.`);
  return response.text();
}

const unescapeXml = (text) =>
  text.replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name],
  );

const locsOf = (xml) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => unescapeXml(loc));

/** Every address that the sitemaps name. */
async function sitemapAddresses(base) {
  const files = locsOf(await textAt(`${base}/sitemap.xml`));
  const all = await Promise.all(files.map(textAt));
  return all.flatMap(locsOf);
}

/** Price by address of the product feed: the one that counts, which is the sale price where there is one. */
async function feedPrices(base) {
  const feed = await textAt(`${base}/feed/google.xml`);
  return new Map(
    [...feed.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item]) => {
      const value = (name) => new RegExp(`<g:${name}>([^<]*)<`).exec(item)?.[1] ?? '';
      return [unescapeXml(value('link')), (value('sale_price') || value('price')).replace(' BRL', '')];
    }),
  );
}

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

function book() {
  const findings = [];
  return { findings, note: (address, problem) => findings.push({ address, problem }) };
}

async function visit(address, { note, origin, disallowed, enqueue }) {
  let response = await get(address);
  if (response.status === 308) {
    const target = new URL(response.headers.get('location') ?? '', address).href;
    response = await get(target);
    if (response.status !== 200) note(address, `308 leads to ${response.status}`);
    else enqueue(target, address);
    return null;
  }
  if (response.status !== 200) {
    note(address, `answers ${response.status}`);
    return null;
  }
  const html = await response.text();
  const page = readPage(html);
  for (const problem of pageProblems(page, { address, origin })) note(address, problem);
  if (isIndexable(page) && validations > 0) {
    validations -= 1;
    for (const problem of await validityProblems(html)) note(address, problem);
  }
  for (const link of followable(page, address, origin, disallowed)) enqueue(link, address);
  const { jsonLd } = pricesOf(page);
  return {
    address,
    title: page.title,
    description: page.tags.get('description')?.[0] ?? '',
    indexable: isIndexable(page),
    price: jsonLd,
  };
}

async function crawl(base, note) {
  const { origin } = new URL(base);
  const disallowed = disallowedBy(await textAt(`${base}/robots.txt`));
  const first = `${origin}/`;
  const queue = [first];
  const from = new Map([[first, '']]);
  const pages = [];
  const enqueue = (address, source) => {
    if (from.has(address) || from.size >= Number(options.max)) return;
    from.set(address, source);
    queue.push(address);
  };
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
        const page = await visit(address, {
          note: (at, problem) =>
            note(at, `${problem}${from.get(at) ? ` (linked from ${from.get(at)})` : ''}`),
          origin,
          disallowed,
          enqueue,
        });
        if (page) pages.push(page);
      } finally {
        busy -= 1;
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  return { pages, requested: from.size };
}

async function main() {
  const base = (process.env.BASE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');
  const { findings, note } = book();
  const { pages, requested } = await crawl(base, note);
  const indexable = pages.filter((page) => page.indexable);
  for (const what of ['title', 'description']) {
    for (const [text, members] of shared(indexable, (page) => page[what]))
      note(
        members[0].address,
        `${what} shared by ${members.length} pages, among them ${members[1].address}: ${text}`,
      );
  }
  const known = new Map(indexable.map((page) => [page.address, page]));
  const told = await sitemapAddresses(base);
  for (const address of told.filter((address) => !known.has(address)))
    note(address, 'is in a sitemap but is no indexable page that links lead to');
  const prices = await feedPrices(base);
  for (const [address, price] of prices) {
    const page = pages.find((visited) => visited.address === address);
    if (page?.price !== price) note(address, `costs ${price} in the feed and ${page?.price} on its page`);
  }
  say(
    table([
      ['crawled', 'count'],
      ['addresses', requested],
      ['pages', pages.length],
      ['of them for search engines', indexable.length],
      ['addresses in sitemaps', told.length],
      ['products in the feed', prices.size],
      ['findings', findings.length],
    ]),
  );
  for (const { address, problem } of findings.slice(0, SHOWN)) say(`${address}: ${problem}`);
  if (findings.length > SHOWN) say(`… and ${findings.length - SHOWN} more.`);
  return findings.length > 0 ? 1 : 0;
}

await runMain(main);
