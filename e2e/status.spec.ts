import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { readMarkup } from './support/markup';
import { type RawResponse, rawRequest } from './support/raw-request';

const CNPJ = /CNPJ \d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/;

/** A path segment that no catalogue contains. */
const unknownSegment = () => `nada-${randomUUID().slice(0, 8)}`;
const unknownPath = (depth: number) => Array.from({ length: depth }, () => `/${unknownSegment()}`).join('');

function expectNotFoundPage({ status, headers, body }: RawResponse) {
  const page = readMarkup(body);
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers['cache-control']).toContain('no-store');
  expect(page.text).toContain('404');
  expect(page.text).toContain('Página não encontrada');
  expect(page.text).toMatch(CNPJ);
  for (const landmark of ['header', 'main', 'footer']) expect(page.has(landmark), landmark).toBe(true);
  expect(page.has('form', 'action', '/busca')).toBe(true);
  expect(page.has('input', 'name', 'busca')).toBe(true);
}

test.describe('status codes', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });
  let origin = '';
  test.beforeEach(({ baseURL }) => {
    origin = baseURL ?? '';
  });

  /** `_rsc` must be a hash of the router's other headers; if there are none, it is empty. */
  const routerRequest = (path: string) => rawRequest(origin, `${path}?_rsc`, { headers: { rsc: '1' } });

  for (const depth of [1, 2, 3, 4, 5]) {
    test(`ROUTE-10, ERR-01: an unknown path of depth ${depth} returns a complete 404 page without JavaScript`, async () => {
      expectNotFoundPage(await rawRequest(origin, unknownPath(depth)));
    });
  }

  for (const path of [
    `/${unknownSegment()}.html`,
    `/pagina/${unknownSegment()}`,
    `/marcas/${unknownSegment()}`,
    `/c/${unknownSegment()}`,
  ]) {
    test(`ROUTE-10: ${path.replace(/nada-\w+/, '{unknown}')} returns the 404 page`, async () => {
      expectNotFoundPage(await rawRequest(origin, path));
    });
  }

  test('ERR-07, ERR-09: the 404 page has its title and no X-Robots-Tag header', async () => {
    const { headers, body } = await rawRequest(origin, unknownPath(1));
    expect(readMarkup(body).title).toBe('Página não encontrada');
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  test('ROUTE-10: router requests get a 404 as well', async () => {
    const { status, headers } = await routerRequest(unknownPath(2));
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/x-component/);
    expect(headers['cache-control']).toContain('no-store');
  });

  for (const path of ['/%', '/%E0%A4%A', '/oculos%zz', '/a%00b', '/a%0d%0ab', `/${'a'.repeat(2100)}`]) {
    test(`ROUTE-10, ERR-01: the malformed address ${path.slice(0, 12)} gets the 404 page`, async () => {
      const { status, headers, body } = await rawRequest(origin, path);
      expect(status).toBe(404);
      expect(headers['cache-control']).toContain('no-store');
      expect(readMarkup(body).title).toBe('Página não encontrada');
    });
  }

  test('SEARCH-03: a query with malformed encoding gets a page, not an error', async () => {
    const { status } = await rawRequest(origin, '/busca?busca=%E0%A4%A');
    expect(status).toBe(200);
  });

  for (const path of ['/', '/marcas', '/v2/front/settings']) {
    test(`C1: TRACE of ${path} returns 405 and echoes nothing`, async () => {
      const response = await rawRequest(origin, path, { method: 'TRACE', headers: { 'x-secret': 'eco' } });
      expect(response.status).toBe(405);
      expect(response.headers.allow).toBeTruthy();
      expect(response.body).not.toContain('eco');
    });
  }

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    test(`C1: ${method} to a page returns 405`, async () => {
      const { status, headers } = await rawRequest(origin, '/marcas', { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    });
  }

  for (const [path, to] of [
    ['/cartao-bndes/', '/cartao-bndes'],
    ['/cartao-bndes/?a=1&b=%C3%A3', '/cartao-bndes?a=1&b=%C3%A3'],
    ['//cartao-bndes', '/cartao-bndes'],
    ['//cartao-bndes//?a=1', '/cartao-bndes?a=1'],
  ] as const) {
    test(`DESIGN-27, INST-12: ${path} redirects to ${to} in one hop`, async () => {
      const moved = await rawRequest(origin, path);
      expect(moved.status).toBe(308);
      const target = new URL(moved.headers.location ?? '', origin);
      expect(target.href).toBe(new URL(to, origin).href);
      expect((await rawRequest(origin, to)).status).toBe(200);
    });
  }

  for (const path of ['//evil.example/x', '/\\evil.example/x', '//evil.example//x//', '/cartao-bndes///']) {
    test(`B13, DESIGN-27: ${path} redirects to an address of this shop in one hop`, async () => {
      const target = new URL((await rawRequest(origin, path)).headers.location ?? '', origin);
      expect(target.origin).toBe(origin);
      expect(target.pathname).not.toMatch(/\/\/|.\/$/);
      expect([200, 404]).toContain((await rawRequest(origin, target.pathname)).status);
    });
  }

  for (const path of [
    '/plain',
    '/render~3D1',
    '/plain/error/503',
    '/plain/marcas',
    '/plain/category/oculos-de-sol',
    '/%70lain/error/503',
    '/plain%2Ferror%2F503',
    // These look like files, which the middleware does not handle.
    '/fonts/marcas',
    '/layout-css/favoritos',
    '/layout-css/product/x.html',
    '/try-on/comparar',
    '/try-on/error/503',
    '/try-on/product/x/y',
    '/storefront/marcas',
    '/offline/marcas',
    '/social/marcas',
    '/sitemaps/marcas',
    '/feed/marcas',
    '/_next/marcas',
    '/v2/marcas',
  ]) {
    test(`ROUTE-25: ${path} is not reachable from outside`, async () => {
      const { status, headers } = await rawRequest(origin, path);
      // Another spelling of a path first redirects to the canonical one.
      const reached = status === 308 ? new URL(headers.location ?? '', origin).pathname : path;
      expect((await rawRequest(origin, reached)).status).toBe(404);
      expect((await routerRequest(reached)).status).toBe(404);
    });
  }

  test('C2: no address exposes a file of the server', async () => {
    for (const path of [
      '/../../../../etc/passwd',
      '/..%2f..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/%252e%252e%252fetc/passwd',
      '/..%5c..%5cpackage.json',
      '/.env',
      '/.git/config',
      '/package.json',
      '/.next/BUILD_ID',
      '/_next/static/../../package.json',
      '/_next/static/%2e%2e/server/middleware-manifest.json',
      '/_next/static/..%2f..%2fserver/app/page.js',
      '/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=64&q=75',
      '/fonts/%2e%2e/%2e%2e/package.json',
      '/fonts/..%2f..%2f.env',
      '/layout-css/..%2f..%2fpackage.json',
      '/storefront/..%2f..%2f/x.css',
      '/try-on/..%2fworker.js',
      '/prescription-pdf/..%2fworker.js',
      '/social/..%2f..%2fpackage.json',
    ]) {
      const { status, body } = await rawRequest(origin, path);
      expect([308, 400, 404], path).toContain(status);
      expect(body, path).not.toMatch(/root:x:0|"dependencies"|\[core\]\n|STORE_APP_TOKEN=/);
    }
  });

  test('ROUTE-29: paths of the store site return 404', async () => {
    for (const path of ['/checkout/carrinho', '/minha-conta']) {
      expect((await rawRequest(origin, path)).status).toBe(404);
    }
  });

  test('ROUTE-11: HEAD gets the same response as GET, without a body', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/cartao-bndes', 200],
      [unknownPath(1), 404],
    ] as const) {
      const response = await rawRequest(origin, path, { method: 'HEAD' });
      expect(response.status, path).toBe(status);
      expect(response.headers['content-type']).toMatch(/^text\/html/);
      expect(response.body).toBe('');
    }
  });
});

test('C13: a cached page contains nothing of its first visitor’s query', { tag: '@desktop' }, async ({
  request,
}) => {
  const term = `achado${Date.now()}`;
  const visitor = `alguem-${Date.now()}`;
  const address = `/busca?busca=${term}`;
  const first = await (await request.get(`${address}&utm_source=${visitor}`)).text();
  const second = await (await request.get(address)).text();
  for (const html of [first, second]) {
    expect(html).toContain(term);
    expect(html).not.toContain(visitor);
  }
});
