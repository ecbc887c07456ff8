/** @jest-environment node */
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { mayEvaluate } from '@/lib/evaluation/server';
import middleware, { config } from '@/middleware';

jest.mock('@/lib/evaluation/server');
jest.mock('@/lib/cache/page-store', () => ({
  pageStore: () => ({ age: async () => 0, expire: () => undefined, delete: async () => undefined }),
}));

const SHOP = 'http://localhost:3000';
const PATH = '/pagina/avaliacao-loja';

const visit = (address: string) => middleware(new NextRequest(`${SHOP}${address}`));
const open = (keys: string[]) =>
  jest.mocked(mayEvaluate).mockImplementation(async (key) => keys.includes(key));

beforeEach(() => jest.resetAllMocks());

test.each([PATH, `${PATH}?key=`, `${PATH}?key=usada`, `${PATH}?chave=aberta`])(
  'EVAL-02, EVAL-03: %s leads home, and nobody keeps that',
  async (address) => {
    open(['aberta']);
    const response = await visit(address);
    expect([response.status, new URL(response.headers.get('location') ?? '').pathname]).toEqual([307, '/']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test('ROUTE-13, EVAL-01: every open key gets the one page, and the keyed address is kept by nobody', async () => {
  open(['aberta', 'outra']);
  const [one, other] = await Promise.all([visit(`${PATH}?key=aberta`), visit(`${PATH}?key=outra`)]);
  const rewrites = [one, other].map((response) => response.headers.get('x-middleware-rewrite'));
  expect(one.status).toBe(200);
  expect(rewrites[0]).toContain('/rendition/evaluation/');
  expect(rewrites[0]).not.toContain('aberta');
  expect(rewrites[1]?.split('?')[0]).toBe(rewrites[0]?.split('?')[0]);
  expect(one.headers.get('cache-control')).toBe('no-store');
});

test('ROUTE-13: another form of the address moves first and keeps its key', async () => {
  const response = await visit(`${PATH}/?key=aberta`);
  expect([response.status, response.headers.get('location')]).toEqual([308, `${SHOP}${PATH}?key=aberta`]);
  expect(mayEvaluate).not.toHaveBeenCalled();
});

test('DESIGN-27: pages of our own may be kept', async () => {
  const response = await visit('/pagina/acessibilidade');
  expect(response.headers.get('cache-control')).toContain('s-maxage=60');
});

test.each(['', ' ', 'a b', '%00', '[::1', 'x:99999', 'x:y', '<script>', '"'])(
  'DESIGN-26, C2: a page is answered whatever %j the Host header says',
  async (host) => {
    const address = `${SHOP}/pagina/acessibilidade`;
    const response = await middleware(new NextRequest(address, { headers: { host } }));
    expect(response.status).toBe(200);
  },
);

test.each([
  ['/layout-css/landing-page/L2M/0123.css', false],
  ['/layout-css/landing-page/L2M/%ff.css', true],
  ['/layout-css/%E0%A4%A/L2M/0123.css', true],
  ['/_next/static/chunks/a.js', false],
  ['/fonts/a.woff2', false],
  ['/', true],
])('C2: what Next cannot decode is looked at first (%s: %s)', (url, isLookedAt) => {
  expect(unstable_doesMiddlewareMatch({ config, url, nextConfig: {} })).toBe(isLookedAt);
});
