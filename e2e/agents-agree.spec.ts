import type { APIRequestContext } from 'playwright/test';
import { expect } from 'playwright/test';
import { Agent, type AgentProduct } from './support/agent';
import { test } from './support/storefront-test';

const MAX_PRODUCTS = 200;
/** The crawl compares every page with the feed, so here a sample of pages is enough. */
const READ_PAGES = 50;
const BATCH = 20;

/** A product in one source: its name, and for each size the price in centavos and whether it is in stock. */
type Told = { name: string; sizes: { size: string; cents: number; available: boolean }[] };

const bySize = ({ name, sizes }: Told): Told => ({
  name,
  // The structured data of a page has no name for a single size.
  sizes:
    sizes.length === 1
      ? sizes.map((one) => ({ ...one, size: '' }))
      : sizes.toSorted((a, b) => a.size.localeCompare(b.size)),
});

const centsOf = (text: string) => Math.round(Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * 100);

const byAgent = ({ title, variants }: AgentProduct): Told => ({
  name: title,
  sizes: variants.map(({ price, availability, options }) => ({
    size: options?.[0]?.label ?? '',
    cents: price.amount,
    available: availability.available,
  })),
});

type Row = {
  item_id: string;
  title: string;
  url: string;
  size?: string;
  price: string;
  sale_price?: string;
  availability: string;
};

/** The address of a row's page, without the size that it selects. */
const pageOf = ({ url }: Row) => url.replace(/\?.*/, '');

/** The feed's rows, by page. */
async function readFeed(request: APIRequestContext): Promise<Map<string, Row[]>> {
  const pages = new Map<string, Row[]>();
  let text = '';
  // A newly started shop reads its catalogue first.
  await expect
    .poll(
      async () => {
        const response = await request.get('/feed/assistentes.jsonl');
        text = await response.text();
        return response.status();
      },
      { timeout: 90_000 },
    )
    .toBe(200);
  for (const line of text.split('\n').filter(Boolean)) {
    const row: Row = JSON.parse(line);
    const page = pageOf(row);
    pages.set(page, [...(pages.get(page) ?? []), row]);
  }
  return pages;
}

function byFeed(rows: readonly Row[]): Told {
  const [first] = rows;
  const title = first?.title ?? '';
  return {
    name: rows.length > 1 ? title.slice(0, -` ${first?.size}`.length) : title,
    sizes: rows.map(({ size = '', price, sale_price, availability }) => ({
      size,
      cents: Math.round(Number.parseFloat(sale_price ?? price) * 100),
      available: availability === 'in_stock',
    })),
  };
}

type Offer = { price: string; availability: string; url: string };
type ProductLd = {
  '@type': string;
  name: string;
  offers: Offer;
  isVariantOf?: { hasVariant: { size?: string; offers: Offer }[] };
};

const sizeOfOffer = (size: string, { price, availability }: Offer) => ({
  size,
  cents: Math.round(Number(price) * 100),
  available: availability.endsWith('InStock'),
});

function structuredProduct(html: string): ProductLd {
  const documents = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']): ProductLd => JSON.parse(json),
  );
  const product = documents.find((one) => one['@type'] === 'Product');
  if (product === undefined) throw new Error('A page of a product without structured data.');
  return product;
}

function byStructuredData(html: string): Told {
  const product = structuredProduct(html);
  const sized = (product.isVariantOf?.hasVariant ?? []).flatMap(({ size, offers }) =>
    size === undefined ? [] : [sizeOfOffer(size, offers)],
  );
  return { name: product.name, sizes: sized.length > 0 ? sized : [sizeOfOffer('', product.offers)] };
}

function byMarkdown(text: string): Told {
  const plain = (part: string) => part.replace(/\\(.)/g, '$1');
  const rows = [...text.matchAll(/^\| (.+?) \| (R\$.+?) \| (Disponível|Esgotado) \| `/gm)];
  return {
    name: plain(/^# (.*)$/m.exec(text)?.[1] ?? ''),
    sizes: rows.map(([, size = '', price = '', stock]) => ({
      size: plain(size),
      cents: centsOf(price),
      available: stock === 'Disponível',
    })),
  };
}

/** The page and its structured data contain the values in `told`. */
async function expectPage(request: APIRequestContext, url: string, told: Told) {
  const html = await (await request.get(url)).text();
  expect(bySize(byStructuredData(html)), url).toEqual(told);
  const prices = told.sizes
    .filter(({ available }) => available)
    .map(({ cents }) => (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 }));
  // The page shows the price of one size, or none once all are sold out.
  const isShown = prices.length === 0 || prices.some((price) => html.includes(price));
  expect(isShown, `${url} shows ${prices.join(' or ')}`).toBe(true);
}

/** The address of each size opens its offer. */
async function expectSizes(request: APIRequestContext, rows: readonly Row[]) {
  if (rows.length < 2) return;
  for (const row of rows) {
    const html = await (await request.get(row.url)).text();
    const { offers } = structuredProduct(html);
    const [size] = byFeed([row]).sizes;
    expect(sizeOfOffer(row.size ?? '', offers), row.url).toEqual(size);
    expect(offers.url).toBe(row.url);
  }
}

test('page, structured data, feed, Markdown, REST and MCP agree on each product', {
  tag: ['@desktop', '@each-shop', '@any-shop'],
}, async ({ request }) => {
  // Slow, because each page is rendered for the first time.
  test.slow();
  const feed = await readFeed(request);
  const pages = [...feed].slice(0, MAX_PRODUCTS);
  expect(pages.length).toBeGreaterThan(20);
  const everyNth = Math.ceil(pages.length / READ_PAGES);
  const kinds = new Set<string>();
  const agent = await Agent.start(request);
  try {
    for (let start = 0; start < pages.length; start += BATCH) {
      const batch = pages.slice(start, start + BATCH);
      for (const [index, [url, rows]] of batch.entries()) {
        const told = bySize(byFeed(rows));
        if ((start + index) % everyNth === 0) {
          await expectPage(request, url, told);
          // The addresses of one product for each choice of sizes.
          const kind = rows.map(({ size, availability }) => `${size} ${availability}`).join();
          if (!kinds.has(kind)) await expectSizes(request, rows);
          kinds.add(kind);
        }
        const markdown = await request.get(url, { headers: { accept: 'text/markdown' } });
        expect(markdown.headers()['content-type'], url).toBe('text/markdown; charset=utf-8');
        expect(bySize(byMarkdown(await markdown.text())), url).toEqual(told);
        const id = rows[0]?.item_id.split('-')[0] ?? '';
        const { product } = await agent.rest('POST', '/catalog/product', { id });
        expect(bySize(byAgent(product)), url).toEqual(told);
      }
      const ids = batch.flatMap(([, rows]) => rows[0]?.item_id.split('-')[0] ?? []);
      const { products } = await agent.tool('lookup_catalog', { catalog: { ids } });
      expect(products.map(({ url }) => url).sort()).toEqual(batch.map(([url]) => url).sort());
      for (const product of products) {
        const told = bySize(byFeed(feed.get(product.url) ?? []));
        expect(product.title).toBe(told.name);
        const cents = product.variants.map(({ price }) => price.amount);
        for (const amount of cents) expect(told.sizes.map((size) => size.cents)).toContain(amount);
      }
    }
  } finally {
    agent.close();
  }
});

test('a page is served as Markdown for a matching Accept header or a .md address, with Vary: Accept', {
  tag: '@desktop',
}, async ({ request }) => {
  const [address = ''] = (await readFeed(request)).keys();
  const { pathname } = new URL(address);
  const html = await request.get(pathname);
  expect(html.headers()['content-type']).toContain('text/html');
  expect(html.headers().vary).toMatch(/(?:^|, )Accept(?:,|$)/);
  const accepted = await request.get(pathname, { headers: { accept: 'text/markdown' } });
  const named = await request.get(`${pathname}.md`);
  expect(await named.text()).toBe(await accepted.text());
  expect(accepted.headers().vary).toMatch(/(?:^|, )Accept(?:,|$)/);
  expect(named.headers().link).toContain(`${pathname}>; rel="canonical"`);
  // Browsers still get the cached page.
  expect((await request.get(pathname)).headers()['content-type']).toContain('text/html');
  expect((await request.get('/nao-existe.html.md')).status()).toBe(404);
  for (const path of [
    '/oculos-de-sol',
    '/oculos-de-sol?pg=2',
    '/busca?busca=redondo',
    '/lista',
    '/pagina/sobre',
  ]) {
    const markdown = await request.get(path, { headers: { accept: 'text/markdown' } });
    expect([path, markdown.status(), markdown.headers()['content-type']]).toEqual([
      path,
      200,
      'text/markdown; charset=utf-8',
    ]);
  }
});

test('llms.txt links to existing pages, and robots.txt names crawlers that answer questions, but none that train AI', {
  tag: ['@desktop', '@each-shop', '@any-shop'],
}, async ({ request, baseURL }) => {
  const guide = await (await request.get('/llms.txt')).text();
  expect(guide).toMatch(/^# \S/);
  const links = [...guide.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
  expect(links.length).toBeGreaterThan(5);
  for (const url of links) {
    expect(url.startsWith(`${baseURL}/`), url).toBe(true);
    expect((await request.get(url)).status(), url).toBe(200);
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('User-agent: OAI-SearchBot');
  expect(robots).not.toContain('GPTBot');
});
