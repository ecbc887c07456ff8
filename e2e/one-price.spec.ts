import { type APIRequestContext, expect, test } from 'playwright/test';
import { needsEmbeddedCatalogue } from './support/embedded-catalogue';

type Stored = {
  nome: string;
  status: string;
  rota: { route: string };
  precos: { por: number; vista: number } | unknown[];
};

const CATEGORIES = ['/oculos-de-grau', '/oculos-de-sol', '/armacoes', '/lentes'];
const PAGE = 36;
/** Every so many products of the catalogue, the page itself is read, too. */
const EVERY = 12;

test.beforeEach(() => needsEmbeddedCatalogue());

const brl = (value: number) => value.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

/** The text of a piece of HTML, without the comments that React leaves between texts. */
const textOf = (html: string) => html.replace(/<!--.*?-->/g, '').replaceAll('&nbsp;', '\u00a0');

async function cardsOf(url: string, offset: number): Promise<Stored[]> {
  const query = new URLSearchParams({ url, offset: `${offset}`, limit: `${PAGE}` });
  const answer = await fetch(
    `${process.env.OWN_STORE_URL}/api/v2/front/url/product/listing/category?${query}`,
    {
      headers: { 'App-Token': 'wapstore' },
    },
  );
  if (!answer.ok) return [];
  return ((await answer.json()) as { conteudo: { produtos: Stored[] } }).conteudo.produtos;
}

/** What the platform charges for a product that is for sale. */
function pricesOf({ precos }: Stored): { por: number; vista: number } {
  if (Array.isArray(precos)) throw new Error('A product for sale without a price.');
  return precos as { por: number; vista: number };
}

async function html(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return textOf(await answer.text());
}

test('L8, B4: every card of the catalogue, the feed and the pages tell the platform’s price', {
  tag: '@desktop',
}, async ({ request }) => {
  const feed = await html(request, '/feed/google.xml');
  const entries = new Map(
    feed
      .split('<item>')
      .map((entry) => [new URL(/<g:link>([^<]+)/.exec(entry)?.[1] ?? 'http://x/').pathname, entry]),
  );
  const seen: Stored[] = [];
  for (const category of CATEGORIES) {
    for (let page = 1, more = true; more; page += 1) {
      const stored = await cardsOf(category, (page - 1) * PAGE);
      more = stored.length === PAGE;
      if (stored.length === 0) break;
      const listing = await html(request, `${category}?ipp=${PAGE}${page > 1 ? `&pg=${page}` : ''}`);
      const cards = listing.split('<article').slice(1);
      for (const product of stored.filter(({ status }) => status === 'disponivel')) {
        const card = cards.find((text) => text.includes(`href="${product.rota.route}"`)) ?? '';
        const { por, vista } = pricesOf(product);
        expect(card, product.nome).toContain(`>${brl(vista || por)}<`);
        expect(card, product.nome).toContain(brl(por));
        seen.push(product);
      }
    }
  }
  expect(seen.length).toBeGreaterThan(150);

  for (const product of seen) {
    const entry = entries.get(product.rota.route);
    if (entry) expect(entry, product.nome).toContain(`${pricesOf(product).por.toFixed(2)} BRL`);
  }
  for (const product of seen.filter((_product, index) => index % EVERY === 0)) {
    const { por, vista } = pricesOf(product);
    const page = await html(request, product.rota.route);
    expect(page, product.nome).toContain(`>${brl(vista || por)}</strong>`);
    expect(page, product.nome).toContain(`product:price:amount" content="${por.toFixed(2)}"`);
    expect(page, product.nome).toContain(`"price":"${por.toFixed(2)}","priceCurrency"`);
  }
});
