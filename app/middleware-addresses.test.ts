/** @jest-environment node */
import { NextRequest } from 'next/server';
import { pageStore } from '@/lib/page-cache/page-store';
import { entryOf, fakePageStore, lookupOfAge } from '@/lib/page-cache/testing';
import { verifyUrl } from '@/lib/platform/endpoints/page-reads';
import middleware from '@/middleware';

jest.mock('@/lib/page-cache/page-store');
jest.mock('@/lib/platform/endpoints/page-reads');

const SHOP = 'http://localhost:3000';

beforeEach(() => {
  const store = fakePageStore({
    lookup: async (key) => lookupOfAge(key, 0),
    get: async () => ({ ...entryOf('# Texto'), isDue: false }),
  });
  jest.mocked(pageStore).mockReturnValue(store);
});

test.each([
  ['/solares?pg=2&ipp=24', '/solares?pg=2'],
  ['/solares.md', '/solares'],
  ['/busca?busca=redondo', '/busca?busca=redondo'],
  ['/armacao.html?tamanho=52', '/armacao.html'],
])('B12: the Markdown of %s has the canonical address of its page, %s', async (address, canonical) => {
  jest.mocked(verifyUrl).mockResolvedValue('product/listing/category');
  const headers = { accept: 'text/markdown' };
  const response = await middleware(new NextRequest(`${SHOP}${address}`, { headers }));
  expect(await response.text()).toBe('# Texto');
  expect(response.headers.get('link')).toBe(`<${SHOP}${canonical}>; rel="canonical"`);
});

describe('after a page with gclid', () => {
  const next = (headers: Record<string, string>) =>
    middleware(new NextRequest(`${SHOP}/pagina/acessibilidade?a=1`, { headers }));
  const refererOf = (origin: string) => `${origin}/?gclid=abc`;

  test.each<[string, Record<string, string>]>([
    ['the shop’s own address', { host: 'localhost:3000', referer: refererOf(SHOP) }],
    [
      'another host of the shop behind a proxy with TLS',
      { host: 'loja.test', 'x-forwarded-proto': 'https', referer: refererOf('https://loja.test') },
    ],
    ['a proxy that leaves out the port', { host: 'localhost', referer: refererOf(SHOP) }],
  ])('ROUTE-26: the next path loses its query at %s', async (_, headers) => {
    const response = await next(headers);
    expect([response.status, response.headers.get('location')]).toEqual([
      307,
      `${SHOP}/pagina/acessibilidade`,
    ]);
  });

  test('ROUTE-26: the address of another site has no effect', async () => {
    const response = await next({ host: 'loja.test', referer: refererOf('https://outra.test') });
    expect(response.status).toBe(200);
  });
});
