/** @jest-environment node */

import { jsonResponse, stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { checkPlatform } from './check-platform';
import { noticedProblems, pageScores } from './result';
import { loadPicture } from './rules/load-picture';
import { type Change, conformanceConfig, listing, prices, respond, type Wire } from './testing';

const config = conformanceConfig('segredo-da-loja');
jest.mock('@/lib/config/environment', () => ({
  ...jest.requireActual('@/lib/config/environment'),
  serverConfig: () => config,
}));

jest.mock('./rules/load-picture');

const platform = stubPlatformForFile(config);

beforeEach(() => {
  jest.mocked(loadPicture).mockResolvedValue({ type: 'image/webp', bytes: 20_000, width: 600 });
});

async function checked(change?: Change) {
  platform.respondWith(respond(change));
  return checkPlatform(true);
}

test('API-43: every rule is checked, and a healthy platform passes all of them', async () => {
  const report = await checked();
  expect(noticedProblems(report)).toEqual([]);
  expect(report.rules.filter(({ checked: count }) => count === 0)).toEqual([]);
  expect(report.rules.length).toBeGreaterThan(15);
  const prices = report.rules.find(({ rule }) => rule.includes('price above 0'));
  expect(prices?.checked).toBe(20);
  const scores = Object.entries(pageScores(report));
  expect(scores.filter(([, score]) => score !== null && score < 95)).toEqual([]);
});

type Listing = {
  conteudo: { produtos: Wire[]; detalhes: { ordenacao: unknown[] } };
  info: { total: number };
};
type Page = { conteudo: Wire };

const isListing = (path: string) => path.startsWith('url/product/listing');
const isDetail = (path: string) => path === 'url/product/detail';

/** Changes products in listings, and with `everywhere` also on their pages. */
const eachProduct =
  (change: (product: Wire) => Wire, everywhere = false): Change =>
  (body: Listing & Page, { path }) => {
    if (isListing(path)) body.conteudo.produtos = body.conteudo.produtos.map(change);
    if (everywhere && isDetail(path)) Object.assign(body, { conteudo: change(body.conteudo) });
    return body;
  };

/** The listing for another value of a parameter, or for none. */
function listingWith(url: URL, name: string, value?: string): Wire {
  const other = new URL(url);
  if (value === undefined) other.searchParams.delete(name);
  else other.searchParams.set(name, value);
  return listing(other);
}

const BROKEN: [what: string, change: Change, noticed: RegExp][] = [
  [
    'null prices',
    eachProduct((one) => ({ ...one, precos: null }), true),
    /product pages: .*price above 0.* 20 of 20: \/armacao-\d+\.html can be bought, but has no price/,
  ],
  [
    'prices of 0',
    eachProduct((one) => ({ ...one, precos: prices(0) }), true),
    /price above 0" does not hold for 20 of 20/,
  ],
  [
    'other prices on pages',
    eachProduct((one) => ({ ...one, precos: prices(5) })),
    /costs 5 in its listing and \d+ on its page/,
  ],
  [
    'empty names',
    eachProduct((one) => ({ ...one, nome: '' }), true),
    /Every product has a name" does not hold for 20 of 20/,
  ],
  [
    'one name for all',
    eachProduct((one) => ({ ...one, nome: 'Produto' }), true),
    /all 20 products are called Produto/,
  ],
  [
    'no pictures',
    eachProduct((one) => ({ ...one, midias: { imagens: [] } }), true),
    /Every product has a picture" does not hold for 20 of 20/,
  ],
  [
    'other stock in listings',
    eachProduct((one) => ({ ...one, status: 'indisponivel' })),
    /is indisponivel in its listing and disponivel on its page/,
  ],
  [
    'one page for all categories',
    (body, { path, url }) => (path.endsWith('listing/category') ? listingWith(url, 'url', '/solar') : body),
    /\/solar, \/praia, .* all show the same products/,
  ],
  [
    'filters that do nothing',
    (body, { path, url }) => (isListing(path) ? listingWith(url, 'filtro') : body),
    /"Preto" on \/solar leaves all 60 products instead of 15/,
  ],
  [
    'offsets that do nothing',
    (body, { path, url }) => (isListing(path) ? listingWith(url, 'offset', '0') : body),
    /second page of a listing.*24 of 24 on \/solar are those of the first/,
  ],
  [
    'orders that do nothing',
    (body, { path, url }) => (isListing(path) ? listingWith(url, 'order') : body),
    /"Menor preço" and "Maior preço" and "Popularidade" show the same on \/solar/,
  ],
  [
    'a wrong order',
    (body, { path, url }) =>
      isListing(path) && url.searchParams.get('order') === 'PrecoAsc'
        ? listingWith(url, 'order', 'Popularidade')
        : body,
    /"Menor preço" on \/solar does not sort by price/,
  ],
  [
    'a limit that does nothing',
    (body, { path, url }) => (isListing(path) ? listingWith(url, 'limit', '50') : body),
    /\/solar shows 50 products where 24 were asked for/,
  ],
  [
    'a search that ignores words',
    (body, { path, url }) => (isListing(path) ? listingWith(url, 'busca') : body),
    /search: .*finds 24 products, so the words do not count/,
  ],
  [
    'listings without products',
    (body: Listing, { path }) =>
      isListing(path)
        ? { ...body, conteudo: { ...body.conteudo, produtos: [] }, info: { ...body.info, total: 0 } }
        : body,
    /Listings have products" does not hold: none of those that were read has any/,
  ],
  [
    'settings that fail',
    (body, { path }) => (path === 'settings' ? 500 : body),
    /^GET settings: It fails \(500\)\. Name, logo/,
  ],
  [
    'a menu that hangs',
    (body, { path }) => (path === 'struct/menus/menu-principal' ? 'hang' : body),
    /^GET struct\/menus\/menu-principal: It did not respond in full .* Header and side menu are empty/,
  ],
  [
    'an empty menu',
    (body, { path }) => (path === 'struct/menus/menu-principal' ? { menu: [] } : body),
    /header and footer: .*it was sent, but is empty/,
  ],
  [
    'a cart that keeps nothing',
    (body, { path }) => (path === 'checkout/cart' ? { quantidadeItens: 0, itens: [] } : body),
    /cart: .*was put in, and the cart is empty/,
  ],
  [
    'a cart with other prices',
    (body: { itens: Wire[] }, { path }) =>
      path === 'checkout/cart'
        ? { ...body, itens: body.itens.map((line) => ({ ...line, precos: { precoPor: 1 } })) }
        : body,
    /costs 1 in the cart, which its page does not say/,
  ],
  [
    'a cart of one',
    (body: { itens: Wire[] }, { path }) =>
      path === 'checkout/cart'
        ? { ...body, itens: body.itens.map((line) => ({ ...line, quantidade: 1 })) }
        : body,
    /two were asked for, and it holds 1/,
  ],
  [
    'a cart that lets nothing go',
    (body: { itens: Wire[] }, { path, method }) =>
      path === 'checkout/cart' && (method === 'DELETE' || body.itens.length === 0)
        ? {
            quantidadeItens: 1,
            itens: [{ nome: 'Armação', tipo: 'produto', quantidade: 1, precos: { precoPor: 999 }, hash: {} }],
          }
        : body,
    /it still holds 1/,
  ],
];

test.each(BROKEN)('API-43: a rule detects %s', async (_what, change, noticed) => {
  const problems = noticedProblems(await checked(change));
  expect(problems.join('\n')).toMatch(new RegExp(noticed.source, 'm'));
});

test('API-43: agents require a cart session, and an address for every product', async () => {
  platform.respondWith(respond(undefined, true));
  const problems = noticedProblems(await checkPlatform(true));
  expect(problems.join('\n')).toMatch(/cart: .*sets no cookie PHPSESSID, so agents cannot fill carts/);
  const unnamed = await checked(eachProduct((one) => ({ ...one, rota: null }), true));
  const rule = unnamed.rules.find((one) => one.rule === 'Agents can name every product');
  expect(rule).toMatchObject({ checked: 48, wrong: 48 });
});

test.each([
  [{ problem: 'returns 404' }, /^https:\/\/loja\.example\/\d+\.webp returns 404/],
  [{ type: 'text/html', bytes: 20_000, width: 600 }, /is sent as text\/html instead of image/],
  [{ type: 'image/webp', bytes: 900, width: 60 }, /is 60 pixels wide/],
  [{ type: 'image/png', bytes: 4_000_000, width: 600 }, /has 4\.0 MB/],
])('API-43: pictures that cannot be shown are detected: %j', async (loaded, problem) => {
  jest.mocked(loadPicture).mockResolvedValue(loaded);
  const { rules } = await checked();
  const pictures = rules.find(({ rule }) => rule.startsWith('Pictures load'));
  expect(pictures).toMatchObject({ checked: 20, wrong: 20 });
  expect(pictures?.problems[0]).toMatch(problem);
});

test('API-43: a failed rule lowers the score of a page, and a page that cannot be shown scores 0', async () => {
  const wrongNames = eachProduct((one) => ({ ...one, nome: '' }));
  const healthy = pageScores(await checked());
  const unnamed = pageScores(await checked(wrongNames));
  expect(unnamed['product pages']).toBeLessThan(healthy['product pages'] ?? 0);
  expect(unnamed.account).toBe(healthy.account);
  const broken = await checked((body, { path }) => (isDetail(path) ? 500 : body));
  expect(pageScores(broken)['product pages']).toBe(0);
});

test('API-43: fields that are always empty are listed separately from fields that are never sent', async () => {
  const { calls } = await checked((body: { marcas?: unknown }, { path }) =>
    path === 'brands'
      ? { marcas: [{ id: 3, nome: 'Alba', imagem: '', rota: { route: '/marcas/alba' } }] }
      : body,
  );
  expect(calls.find(({ call }) => call === 'GET brands')).toMatchObject({
    empty: ['marcas[].imagem'],
    unsent: [],
  });
});

test.each([
  ['none', [''], 1],
  ['some', ['', 'Alba'], 0],
])(
  'API-43: without the unnamed brands %s remain: for the names %j there are %d problems',
  async (_, names, noticed) => {
    const report = await checked((body, { path }) =>
      path === 'brands'
        ? { marcas: names.map((nome, id) => ({ id, nome, rota: { route: '/marcas/alba' } })) }
        : body,
    );
    expect(noticedProblems(report).filter((line) => line.startsWith('GET brands: '))).toEqual(
      Array(noticed).fill(
        'GET brands: No entry of marcas can be shown. The index of brands and the brand facet are empty.',
      ),
    );
  },
);

test('API-43: a kit that can be bought needs a price, or products with prices', async () => {
  const wrong = async (kit: Wire, piece: Wire) => {
    const { rules } = await checked((body: Page, { path }) => {
      if (path !== 'url/list/detail') return body;
      const pieces = body.conteudo.produtos as Wire[];
      return {
        ...body,
        conteudo: { ...body.conteudo, ...kit, produtos: pieces.map((one) => ({ ...one, ...piece })) },
      };
    });
    return rules.find(({ page }) => page === 'kits')?.wrong;
  };
  const none = { precos: null, status: 'disponivel', atributos: [] };
  expect(await wrong(none, none)).toBe(1);
  expect(await wrong({ ...none, precos: prices(900) }, none)).toBe(0);
  expect(await wrong(none, { precos: prices(300) })).toBe(0);
  expect(await wrong({ ...none, status: 'indisponivel' }, none)).toBe(0);
});

test('API-43: a rejected token is abbreviated in the message, which suggests the address with /api', async () => {
  platform.respondWith(jsonResponse({ error: 'token' }, 401));
  const message = async () => (await checkPlatform(false)).calls[0]?.message;
  expect(await message()).toBe('It refuses the App-Token "segr…" (401): name the right one with --token.');
  platform.respondWith(jsonResponse({ error: 'Não existe' }, 404));
  expect(await message()).toBe(
    `It has no home page (404): is the address the part before /v2/front? Try --api ${config.storeApiUrl}/api`,
  );
  expect(noticedProblems(await checkPlatform(false))).toHaveLength(1);
});
