/** @jest-environment node */

import { readHome, readPage } from '@/lib/platform/endpoints/page-reads';
import { homeSchema } from '@/lib/platform/schemas/page-content';
import { errorPage, makePage } from '@/lib/screens/page';
import { resolve } from './resolve';
import { fail, listing, mockPlatform, newPath, product, store, stored, verify } from './testing/resolving';

jest.mock('@/lib/platform/endpoints/page-reads');
jest.mock('@/lib/platform/endpoints/listings');
jest.mock('@/lib/page-cache/page-store');

mockPlatform();

test.each([
  [{}, {}],
  [{ utm_source: 'x' }, {}],
  [{ render: '' }, { render: '1' }],
  [{ render: 'sim', busca: 'x' }, { render: '1' }],
])('HOME-19: the home page requested with %j has the query %j', async (query, kept) => {
  jest.mocked(readHome).mockResolvedValue(homeSchema.parse({}));
  expect(await resolve('/', query)).toEqual({ page: makePage('/', '/', kept), status: 200 });
});

test.each([
  ['ROUTE-02', 'page', '/page/[...address]'],
  ['ROUTE-03', 'product/detail', '/product/[...address]'],
  ['ROUTE-04', 'product/listing/brand', '/brand/[...address]'],
  ['ROUTE-07', 'new/level', '/category/[...address]'],
])('%s: verify level %s selects the screen %s', async (_id, nivel, screen) => {
  verify.mockResolvedValue(nivel);
  jest.mocked(readPage).mockResolvedValue({
    estrutura: { nivel: '', seo: null, breadcrumb: [] },
    conteudo: { pagina: { nome: '', descricao: '' }, menu: [] },
  } as Awaited<ReturnType<typeof readPage>>);
  expect(await resolve(newPath(), {})).toMatchObject({ page: { screen }, status: 200 });
});

test.each([
  ['ROUTE-12', '/cartao-bndes'],
  ['L11', '/pagina/acessibilidade'],
  ['FAQ-01', '/pagina/perguntas-frequentes'],
  ['INST-18', '/pagina/contato'],
  ['INST-22', '/pagina/quem-somos'],
  ['L2', '/pagina/termos-de-compra'],
  ['ROUTE-13', '/pagina/avaliacao-loja'],
  ['ROUTE-22, A-02', '/c/black-friday'],
])('%s: %s is the shop’s page, and the platform is not called', async (_id, path) => {
  const own = { page: { screen: path, path, query: {}, key: `/plain${path}` }, status: 200 };
  expect(await resolve(path, { key: 'abc' })).toEqual(own);
  expect(verify).not.toHaveBeenCalled();
  expect(readPage).not.toHaveBeenCalled();
  expect(listing).not.toHaveBeenCalled();
});

test('ROUTE-01, ROUTE-20: a path needs one verify call with its query, and a .html path none', async () => {
  verify.mockResolvedValue('product/listing/category');
  const path = newPath();
  await resolve(path, { preco: '449-999', utm_source: 'x' });
  await resolve(path, {});
  expect(verify.mock.calls).toEqual([[`${path}?preco=449-999`]]);
  await resolve(newPath('/p', '.html'), {});
  expect(verify).toHaveBeenCalledTimes(1);
});

test('ROUTE-05, C13: one visitor’s unknown filter does not hide the page from the others', async () => {
  verify.mockImplementation(async (address) => {
    if (address.includes('?')) throw fail('absent', 404);
    return 'product/listing/category';
  });
  const path = newPath();
  expect(await resolve(path, { preco: '1-2' })).toMatchObject({ status: 200 });
  expect(await resolve(path, {})).toMatchObject({ status: 200 });
  expect(verify.mock.calls).toEqual([[`${path}?preco=1-2`], [path]]);
});

test.each([
  ['ROUTE-05', 'absent', 404, 404],
  ['ROUTE-06', 'failed', 500, 502, 500],
  ['ROUTE-06', 'failed', 503, 503],
  ['ROUTE-06', 'failed', 521, 502, 521],
  ['ROUTE-06', 'unreachable', undefined, 503],
  ['ROUTE-06', 'timeout', undefined, 504],
  ['ROUTE-06', 'malformed', undefined, 502],
  ['A-14', 'refused', 400, 502],
] as const)(
  '%s: verify %s %p results in the error page %d',
  async (_id, kind, status, page, shown: number = page) => {
    verify.mockRejectedValue(fail(kind, status));
    expect(await resolve(newPath(), {})).toEqual({
      page: errorPage(shown),
      status: page,
    });
  },
);

test.each([
  ['LIST-50', 'failed', 500, 502, 500],
  ['PDP-03', 'failed', 503, 503, 503],
  ['A-11', 'refused', 400, 502, 400],
  ['A-11', 'refused', 403, 502, 403],
  ['ERR-10', 'refused', 429, 503, 429],
  ['ERR-10', 'malformed', 200, 502, 502],
  ['ERR-10', 'timeout', undefined, 504, 504],
  ['ERR-10', 'malformed', 404, 502, 502],
] as const)(
  '%s: page data %s %p results in a document with status %d that shows %d',
  async (_id, kind, platformStatus, status, shown) => {
    product.mockRejectedValue(fail(kind, platformStatus));
    const expected = { page: errorPage(shown), status };
    expect(await resolve(newPath('/p', '.html'), {})).toEqual(expected);
  },
);

test('PDP-03, LIST-50: a failure of the page data shows the error page with its status', async () => {
  product.mockRejectedValue(fail('absent'));
  expect((await resolve(newPath('/p', '.html'), {})).status).toBe(404);
  listing.mockRejectedValue(fail('unreachable'));
  expect((await resolve(`${newPath()}/x`, {})).status).toBe(503);
});

test('R4: a cached page is served without the API, at any age while the API is down', async () => {
  const path = newPath('/loja');
  const at = `${path}.html`;
  product.mockRejectedValue(fail('unreachable'));
  const key = `/plain/product${at}`;
  stored.set(key, 1_000);
  expect((await resolve(at, {})).status).toBe(200);
  expect(product).not.toHaveBeenCalled();
  stored.set(key, 86_400_000);
  expect((await resolve(at, {})).status).toBe(200);
  expect(product).toHaveBeenCalledTimes(1);
});

test('R4: after a restart with the API down, a cached page with a one-segment path is found without verify', async () => {
  const path = newPath('/sol');
  verify.mockRejectedValue(fail('unreachable'));
  stored.set(`/plain/brand${path}`, 1_000);
  expect(await resolve(path, {})).toMatchObject({
    page: { screen: '/brand/[...address]' },
    status: 200,
  });
});

test('R4: while the API is down, the cache is searched for every screen that a path may have', async () => {
  const path = newPath('/kits');
  verify.mockRejectedValue(fail('unreachable'));
  stored.set(`/plain/kit-index${path}`, 1_000);
  expect(await resolve(path, {})).toMatchObject({
    page: { screen: '/kit-index/[...address]' },
    status: 200,
  });
});

test('L8: an old page is rendered again once the API responds, and a missing page is removed', async () => {
  const at = newPath('/p', '.html');
  const key = `/plain/product${at}`;
  stored.set(key, 600_000);
  expect((await resolve(at, {})).isOutdated).toBe(true);
  // Only a rendering replaces the page, and resolve is also called for previews, which render none.
  expect(store.expire).not.toHaveBeenCalled();
  const gone = newPath('/p', '.html');
  const goneKey = `/plain/product${gone}`;
  stored.set(goneKey, 600_000);
  product.mockRejectedValue(fail('absent'));
  expect((await resolve(gone, {})).status).toBe(404);
  expect(store.delete).toHaveBeenCalledWith(goneKey);
});
