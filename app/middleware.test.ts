/** @jest-environment node */
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { serverConfig } from '@/lib/config/environment';
import { isEvaluationKey, isEvaluationOpen } from '@/lib/forms/evaluation-key';
import { createSlotWaiter } from '@/lib/framework/admission/request-slots';
import { isShopServer, stripAddress, stripQuery } from '@/lib/framework/core/node-request';
import { pageStore } from '@/lib/page-cache/page-store';
import { fakePageStore, lookupOfAge } from '@/lib/page-cache/testing';
import { readListing } from '@/lib/platform/endpoints/listings';
import { readProduct, verifyUrl } from '@/lib/platform/endpoints/page-reads';
import { StoreApiError } from '@/lib/platform/errors';
import { detalheSchema } from '@/lib/platform/schemas/page-content';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import middleware, { config } from '@/middleware';

muteConsole('error');
muteConsole('warn');

jest.mock('@/lib/forms/evaluation-key');
jest.mock('@/lib/framework/core/node-request');
jest.mock('@/lib/platform/endpoints/listings');
jest.mock('@/lib/platform/endpoints/page-reads');
jest.mock('@/lib/framework/admission/request-slots');
jest.mock('@/lib/page-cache/page-store');

const SHOP = 'http://localhost:3000';
const PATH = '/pagina/avaliacao-loja';

const visit = (address: string) => middleware(new NextRequest(`${SHOP}${address}`));
const open = (keys: string[]) =>
  jest.mocked(isEvaluationOpen).mockImplementation(async (key) => keys.includes(key));

/** A store that has every page, or no page. */
function storeOf(hasPages: boolean) {
  const store = fakePageStore({
    lookup: async (key) => lookupOfAge(key, hasPages ? 0 : null),
    expire: async () => undefined,
    delete: async () => undefined,
  });
  jest.mocked(pageStore).mockReturnValue(store);
}

const waitForSlot = jest.fn<Promise<boolean>, [string]>();

beforeEach(() => {
  jest.resetAllMocks();
  storeOf(true);
  waitForSlot.mockResolvedValue(true);
  jest.mocked(createSlotWaiter).mockReturnValue(waitForSlot);
});

test.each([PATH, `${PATH}?key=`, `${PATH}?key=usada`, `${PATH}?chave=aberta`])(
  'EVAL-02, EVAL-03: %s redirects to the home page, and the redirect is not cached',
  async (address) => {
    open(['aberta']);
    const response = await visit(address);
    expect([response.status, new URL(response.headers.get('location') ?? '').pathname]).toEqual([307, '/']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test('ROUTE-13, EVAL-01: any valid evaluation key gets the same page, and the response is not cached', async () => {
  open(['aberta', 'outra']);
  const [one, other] = await Promise.all([visit(`${PATH}?key=aberta`), visit(`${PATH}?key=outra`)]);
  const rewrites = [one, other].map((response) => response.headers.get('x-middleware-rewrite'));
  expect(one.status).toBe(200);
  expect(rewrites[0]).toMatch(/\/plain\/pagina\/avaliacao-loja$/);
  expect(rewrites[0]).not.toContain('aberta');
  expect(rewrites[1]?.split('?')[0]).toBe(rewrites[0]?.split('?')[0]);
  expect(one.headers.get('cache-control')).toBe('no-store');
});

test('ROUTE-13: a non-canonical address redirects before its key is checked, and keeps the key', async () => {
  const response = await visit(`${PATH}/?key=aberta`);
  expect([response.status, response.headers.get('location')]).toEqual([308, `${SHOP}${PATH}?key=aberta`]);
  expect(isEvaluationOpen).not.toHaveBeenCalled();
});

test('C10, EVAL-03: guesses of evaluation keys are rate limited, and above the limit the platform is not called', async () => {
  open([]);
  jest.mocked(isEvaluationKey).mockReturnValue(true);
  const headers = { 'x-forwarded-for': '203.0.113.60' };
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const address = `${SHOP}${PATH}?key=palpite-${guess}`;
    statuses.push((await middleware(new NextRequest(address, { headers }))).status);
  }
  expect(statuses).toEqual([...Array(10).fill(307), 429, 429]);
  expect(isEvaluationOpen).toHaveBeenCalledTimes(10);
});

test('DESIGN-27: the shop’s static pages can be cached', async () => {
  const response = await visit('/pagina/acessibilidade');
  expect(response.headers.get('cache-control')).toContain('s-maxage=60');
});

describe('the request passed to Next', () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    middleware(new NextRequest(`${SHOP}${path}`, { headers }));

  test('C13: the request passed to Next has no query', async () => {
    await ask('/pagina/acessibilidade?email=a@b.c');
    expect(stripQuery).toHaveBeenCalledTimes(1);
  });

  test('C6: the request passed to Next loses the client’s policy and keeps its other headers', async () => {
    const response = await ask('/pagina/acessibilidade', {
      'content-security-policy': "script-src 'nonce-X'",
      'accept-language': 'pt-BR',
    });
    expect(response.headers.get('x-middleware-override-headers')).toBe('accept-language');
  });

  test('C13: a router request needs the hash of its headers; the redirect that corrects it is not cached', async () => {
    const router = { rsc: '1', 'next-router-prefetch': '1' };
    const redirected = await ask('/pagina/acessibilidade?a=1', router);
    expect(redirected.status).toBe(307);
    expect(redirected.headers.get('location')).toMatch(/\/pagina\/acessibilidade\?a=1&_rsc=[\w-]+$/);
    expect(redirected.headers.get('cache-control')).toBe('no-store');
    expect(redirected.headers.get('vary')).toContain('next-router-prefetch');
    expect(stripQuery).not.toHaveBeenCalled();
    const { pathname, search } = new URL(redirected.headers.get('location') ?? '');
    expect((await ask(pathname + search, router)).headers.has('x-middleware-rewrite')).toBe(true);
  });
});

test('LIST-38: a submitted price form redirects to the platform’s filter', async () => {
  const response = await visit('/oculos-de-sol?filtro=formato-redondo&preco-de=200&preco-ate=400');
  const { pathname, search } = new URL(response.headers.get('location') ?? '');
  expect([response.status, pathname + search]).toEqual([
    307,
    '/oculos-de-sol?filtro=formato-redondo&preco=200-400',
  ]);
});

test('CART-10: /carrinho redirects to the bag on the store site, unless the platform has a page there', async () => {
  jest.mocked(verifyUrl).mockRejectedValue(new StoreApiError('absent', 'GET x', { status: 404 }));
  const response = await visit('/carrinho');
  expect([response.status, response.headers.get('location')]).toEqual([
    307,
    `${serverConfig().storeSiteUrl}/checkout/carrinho/`,
  ]);
  expect((await visit('/carrinhos')).status).toBe(404);
});

test('PDP-06, DATA-11: files that the platform names without its host are on the store site', async () => {
  const response = await visit('/upload/produto/imagem/b_a%20b.webp?v=2');
  expect([response.status, response.headers.get('location')]).toEqual([
    307,
    `${serverConfig().storeSiteUrl}/upload/produto/imagem/b_a%20b.webp?v=2`,
  ]);
});

describe('Markdown', () => {
  test.each([
    ['/armacao.html', 'text/markdown', 200],
    ['/armacao.html.md', '*/*', 503],
  ])(
    'R4: %s as %s is answered with %i if only its HTML is stored and the platform is down',
    async (path, accept, status) => {
      const store = fakePageStore({
        lookup: async (key) => lookupOfAge(key, key.includes('.md') ? null : 0),
        get: async () => null,
      });
      jest.mocked(pageStore).mockReturnValue(store);
      jest.mocked(readProduct).mockRejectedValue(new StoreApiError('unreachable', 'GET x'));
      const response = await middleware(new NextRequest(`${SHOP}${path}`, { headers: { accept } }));
      expect(response.status).toBe(status);
    },
  );
});

test('L8: a page that the platform has newer is rendered again', async () => {
  const expire = jest.fn();
  const store = fakePageStore({
    lookup: async (key) => lookupOfAge(key, 600_000),
    confirmFound: () => undefined,
    expire,
  });
  jest.mocked(pageStore).mockReturnValue(store);
  jest.mocked(readProduct).mockResolvedValue(detalheSchema.parse({ conteudo: { id: 1, nome: 'Armação' } }));
  expect((await visit('/nova.html')).status).toBe(200);
  expect(expire).toHaveBeenCalledWith('/plain/product/nova.html');
});

describe('render slots', () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    middleware(new NextRequest(`${SHOP}${path}`, { headers }));

  test('R3: an uncached page waits for a render slot, a cached one does not', async () => {
    expect((await ask('/pagina/acessibilidade')).status).toBe(200);
    expect(waitForSlot).not.toHaveBeenCalled();
    storeOf(false);
    expect((await ask('/pagina/acessibilidade')).status).toBe(200);
    expect(waitForSlot.mock.calls.map(([path]) => path)).toEqual(
      Array(2).fill('/plain/pagina/acessibilidade'),
    );
  });

  test('R3: without a render slot a browser gets a retry page, and the platform is not called', async () => {
    storeOf(false);
    waitForSlot.mockResolvedValue(false);
    const response = await ask('/armacoes/redondas');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('Tentar de novo');
    expect(readListing).not.toHaveBeenCalled();
  });

  test('R3: without a slot Next’s router gets an unreadable response, which makes it reload the document', async () => {
    storeOf(false);
    waitForSlot.mockResolvedValue(false);
    const response = await ask('/armacoes/redondas?_rsc', { rsc: '1' });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      503,
      'text/plain; charset=utf-8',
    ]);
    expect(response.headers.get('vary')).toContain('rsc');
  });

  test('R3: an error page takes over the render slot of its page', async () => {
    storeOf(false);
    jest.mocked(readListing).mockRejectedValue(new StoreApiError('absent', 'GET x', { status: 404 }));
    expect((await ask('/armacoes/quadradas')).status).toBe(404);
    expect(waitForSlot).toHaveBeenLastCalledWith('/plain/error/404');
    expect(stripAddress).toHaveBeenCalledTimes(1);
  });

  test('C10: a client can make thirty uncached searches a minute', async () => {
    jest.mocked(readListing).mockRejectedValue(new StoreApiError('unreachable', 'GET x'));
    const search = (words: string, client: string) =>
      ask(`/busca?busca=${words}`, { 'x-forwarded-for': client });
    storeOf(true);
    for (let index = 0; index < 40; index += 1) await search('sol', '203.0.113.1');
    storeOf(false);
    const statuses: number[] = [];
    for (let index = 0; index < 32; index += 1)
      statuses.push((await search(`s${index}`, '203.0.113.1')).status);
    expect(statuses).toEqual([...Array(30).fill(503), 429, 429]);
    const refused = await search('mais', '203.0.113.1');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('Muitas buscas em pouco tempo');
    expect((await search('mais', '203.0.113.2')).status).toBe(503);
  });
});

test('C6: a page has a strict policy until it sets its own, and never both', async () => {
  const visitPage = () => visit('/pagina/acessibilidade');
  jest.mocked(isShopServer).mockReturnValue(true);
  expect((await visitPage()).headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self';/,
  );
  jest.mocked(isShopServer).mockReturnValue(false);
  expect((await visitPage()).headers.has('content-security-policy')).toBe(false);
});

test.each(['', ' ', 'a b', '%00', '[::1', 'x:99999', 'x:y', '<script>', '"'])(
  'DESIGN-26, C2: a page is served with the Host header %j',
  async (host) => {
    const address = `${SHOP}/pagina/acessibilidade`;
    const response = await middleware(new NextRequest(address, { headers: { host } }));
    expect(response.status).toBe(200);
  },
);

test.each([
  ['/layout-css/landing-page/~c/0123.css', false],
  ['/layout-css/landing-page/L2M/%ff.css', true],
  ['/layout-css/%E0%A4%A/L2M/0123.css', true],
  ['/_next/static/chunks/a.js', false],
  ['/fonts/a.woff2', false],
  ['/fonts/marcas', true],
  ['/layout-css/favoritos', true],
  ['/layout-css/product/x.html', true],
  ['/', true],
])('C2: the middleware handles pages and undecodable addresses, but not files: %s (%s)', (url, isMatched) => {
  expect(unstable_doesMiddlewareMatch({ config, url, nextConfig: {} })).toBe(isMatched);
});
