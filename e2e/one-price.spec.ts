import { type APIRequestContext, expect, test } from 'playwright/test';
import { readCrawlerFile } from './support/crawler-files';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';

type StoredProduct = {
  nome: string;
  status: string;
  rota: { route: string };
  precos: { por: number; vista: number } | unknown[];
};

const CATEGORIES = ['/oculos-de-grau', '/oculos-de-sol', '/armacoes', '/lentes'];
const PAGE_SIZE = 36;
/** Of every this many products, one product's page is read too. */
const PAGE_CHECK_INTERVAL = 12;

test.beforeEach(() => skipWithoutEmbeddedStore());

const brl = (value: number) => value.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

/** Text of HTML, without the comments that React puts between texts. */
const textOf = (html: string) => html.replace(/<!--.*?-->/g, '').replaceAll('&nbsp;', '\u00a0');

async function readCategory(url: string, offset: number): Promise<StoredProduct[]> {
  const query = new URLSearchParams({ url, offset: `${offset}`, limit: `${PAGE_SIZE}` });
  const response = await fetch(
    `${process.env.EMBEDDED_STORE_URL}/api/v2/front/url/product/listing/category?${query}`,
    {
      headers: { 'App-Token': 'wapstore' },
    },
  );
  if (!response.ok) return [];
  return ((await response.json()) as { conteudo: { produtos: StoredProduct[] } }).conteudo.produtos;
}

/** The platform's prices of a product that can be bought. */
function pricesOf({ precos }: StoredProduct): { por: number; vista: number } {
  if (Array.isArray(precos)) throw new Error('A product for sale without a price.');
  return precos as { por: number; vista: number };
}

async function readText(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return textOf(await response.text());
}

test('L8, B4: cards, feed and pages show the platform’s price', {
  tag: '@desktop',
}, async ({ request }) => {
  const feed = await readCrawlerFile(request, '/feed/google.xml');
  const entries = new Map<string, string>();
  for (const entry of feed.split('<item>')) {
    const { pathname } = new URL(/<g:link>([^<]+)/.exec(entry)?.[1] ?? 'http://x/');
    // A product has an item for each size.
    entries.set(pathname, (entries.get(pathname) ?? '') + entry);
  }
  const products: StoredProduct[] = [];
  for (const category of CATEGORIES) {
    for (let page = 1, more = true; more; page += 1) {
      const stored = await readCategory(category, (page - 1) * PAGE_SIZE);
      more = stored.length === PAGE_SIZE;
      if (stored.length === 0) break;
      const listing = await readText(request, `${category}?ipp=${PAGE_SIZE}${page > 1 ? `&pg=${page}` : ''}`);
      const cards = listing.split('<article').slice(1);
      for (const product of stored.filter(({ status }) => status === 'disponivel')) {
        const card = cards.find((text) => text.includes(`href="${product.rota.route}"`)) ?? '';
        const { por, vista } = pricesOf(product);
        expect(card, product.nome).toContain(`>${brl(vista || por)}<`);
        expect(card, product.nome).toContain(brl(por));
        products.push(product);
      }
    }
  }
  expect(products.length).toBeGreaterThan(150);

  for (const product of products) {
    const entry = entries.get(product.rota.route);
    if (entry) expect(entry, product.nome).toContain(`${pricesOf(product).por.toFixed(2)} BRL`);
  }
  expect(products.filter(({ rota }) => entries.has(rota.route)).length).toBeGreaterThan(150);
  for (const product of products.filter((_product, index) => index % PAGE_CHECK_INTERVAL === 0)) {
    const { por, vista } = pricesOf(product);
    const page = await readText(request, product.rota.route);
    expect(page, product.nome).toContain(`>${brl(vista || por)}</strong>`);
    expect(page, product.nome).toContain(`product:price:amount" content="${por.toFixed(2)}"`);
    expect(page, product.nome).toContain(`"price":"${por.toFixed(2)}","priceCurrency"`);
  }
});
