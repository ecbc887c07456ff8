/** @jest-environment node */

import fc from 'fast-check';
import { pageStore } from '@/lib/page-cache/page-store';
import { fakePageStore } from '@/lib/page-cache/testing';
import type { Query } from '@/lib/platform/canonical-query';
import { readListing } from '@/lib/platform/endpoints/listings';
import { readHome, readPage, readProduct, verifyUrl } from '@/lib/platform/endpoints/page-reads';
import { StoreApiError, type StoreApiErrorKind } from '@/lib/platform/errors';
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { detalheSchema, homeSchema } from '@/lib/platform/schemas/page-content';
import { errorPage, makePage } from '@/lib/screens/page';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { resolve } from './resolve';

muteConsole('error');
muteConsole('warn');

jest.mock('@/lib/platform/endpoints/page-reads');
jest.mock('@/lib/platform/endpoints/listings');
jest.mock('@/lib/page-cache/page-store');

const verify = jest.mocked(verifyUrl);
const listing = jest.mocked(readListing);
const product = jest.mocked(readProduct);
const stored = new Map<string, number>();
const store = {
  age: jest.fn(async (key: string) => stored.get(key) ?? null),
  has: jest.fn(async (key: string) => stored.has(key)),
  expire: jest.fn(),
  delete: jest.fn(),
  confirmNotFound: () => true,
};

const fail = (kind: StoreApiErrorKind, status?: number) =>
  new StoreApiError(kind, 'GET x', status ? { status } : {});

function listingOf(total: number, facets: string[] = []) {
  return listagemSchema.parse({
    conteudo: {
      detalhes: {
        filtros: [
          {
            id: 1,
            nome: 'f',
            valores: facets.map((key) => ({ label: key, rota: { query: { [key]: 'x' } } })),
          },
        ],
      },
    },
    info: { total, limit: 12 },
  });
}

const detail = detalheSchema.parse({ conteudo: { id: 1, nome: 'Armação' } });
let counter = 0;
/** A path that no other test has requested: answers are shared within the process. */
const newPath = (prefix = '/p') => `${prefix}${counter++}`;

beforeEach(() => {
  jest.resetAllMocks();
  stored.clear();
  store.age.mockImplementation(async (key) => stored.get(key) ?? null);
  store.has.mockImplementation(async (key) => stored.has(key));
  jest.mocked(pageStore).mockReturnValue(fakePageStore(store));
  listing.mockResolvedValue(listingOf(100));
  product.mockResolvedValue(detail);
});

describe('a size in the address of a product', () => {
  const valores = [
    { id: 1, label: 'P' },
    { id: 2, label: 'G' },
  ];
  const withSizes = detalheSchema.parse({
    conteudo: { id: 1, nome: 'Armação', atributos: { simples: { nome: 'Tamanho', valores } } },
  });
  const queryOf = async (query: Query) => (await resolve(newPath().concat('.html'), query)).page.query;

  test('A-87, SEO-04: one that the product has is a page, everything else is the page of the product', async () => {
    product.mockResolvedValue(withSizes);
    expect(await queryOf({ tamanho: 'G' })).toEqual({ tamanho: 'G' });
    expect(await queryOf({ tamanho: 'G', cor: 'azul', utm_source: 'x' })).toEqual({ tamanho: 'G' });
    expect(await queryOf({ cor: 'azul' })).toEqual({});
  });

  test('A-97, SEO-04: a letter is the page of the size with such a front', async () => {
    const tabelaMedida =
      '<table><tr><th>Tamanho</th><th>Frontal</th><th>Ponte</th><th>Horizontal</th><th>Vertical</th></tr>' +
      '<tr><th>46</th><td>126</td><td>18</td><td>46</td><td>38</td></tr>' +
      '<tr><th>50</th><td>134</td><td>18</td><td>50</td><td>40</td></tr></table>';
    const simples = {
      nome: 'Tamanho',
      valores: [
        { id: 1, label: '46' },
        { id: 2, label: '50' },
      ],
    };
    product.mockResolvedValue(
      detalheSchema.parse({
        conteudo: { id: 1, nome: 'Armação', atributos: { simples }, descricoes: { tabelaMedida } },
      }),
    );
    expect(await queryOf({ tamanho: 'P' })).toEqual({ tamanho: '46' });
    expect(await queryOf({ tamanho: 'G' })).toEqual({});
  });

  test('SEO-04: no text makes more pages than there are sizes', async () => {
    product.mockResolvedValue(withSizes);
    const path = newPath().concat('.html');
    await fc.assert(
      fc.asyncProperty(fc.string(), async (tamanho) => {
        const { page } = await resolve(path, { tamanho });
        expect([{}, { tamanho: 'P' }, { tamanho: 'G' }]).toContainEqual(page.query);
      }),
    );
  });

  test('SEO-04: a stored size is served while the platform fails; one that is not is the failure of the page', async () => {
    const path = newPath().concat('.html');
    product.mockRejectedValue(fail('failed', 500));
    stored.set(`/tamanho~3DG/product${path}`, 1);
    expect(await resolve(path, { tamanho: 'G' })).toMatchObject({
      page: { path, query: { tamanho: 'G' } },
    });
    expect((await resolve(newPath().concat('.html'), { tamanho: 'G' })).status).toBe(502);
  });
});

test.each([
  [{}, {}],
  [{ utm_source: 'x' }, {}],
  [{ render: '' }, { render: '1' }],
  [{ render: 'sim', busca: 'x' }, { render: '1' }],
])('HOME-19: the home page requested with %j is the page of %j', async (query, kept) => {
  jest.mocked(readHome).mockResolvedValue(homeSchema.parse({}));
  expect(await resolve('/', query)).toEqual({ page: makePage('/', '/', kept), status: 200 });
});

test.each([
  ['ROUTE-02', 'page', '/page/[...address]'],
  ['ROUTE-03', 'product/detail', '/product/[...address]'],
  ['ROUTE-04', 'product/listing/brand', '/brand/[...address]'],
  ['ROUTE-07', 'new/level', '/category/[...address]'],
])('%s: verify level %s shows the %s screen', async (_id, nivel, screen) => {
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
])('%s: %s is the shop’s own page and needs no platform', async (_id, path) => {
  const own = { page: { screen: path, path, query: {}, key: `/plain${path}` }, status: 200 };
  expect(await resolve(path, { key: 'abc' })).toEqual(own);
  expect(verify).not.toHaveBeenCalled();
  expect(readPage).not.toHaveBeenCalled();
  expect(listing).not.toHaveBeenCalled();
});

test('ROUTE-01: one verify call with path and query; ROUTE-20: a .html path needs none', async () => {
  verify.mockResolvedValue('product/listing/category');
  const path = newPath();
  await resolve(path, { preco: '449-999', utm_source: 'x' });
  await resolve(path, {});
  expect(verify.mock.calls).toEqual([[`${path}?preco=449-999`]]);
  await resolve(`${newPath()}.html`, {});
  expect(verify).toHaveBeenCalledTimes(1);
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
  '%s: verify %s %p ends in the error page %d',
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
  '%s: page data %s %p is a document of %d that shows %d',
  async (_id, kind, answered, status, shown) => {
    product.mockRejectedValue(fail(kind, answered));
    const expected = { page: errorPage(shown), status };
    expect(await resolve(`${newPath()}.html`, {})).toEqual(expected);
  },
);

test('PDP-03, LIST-50: failing page data ends in the error page with its status', async () => {
  product.mockRejectedValue(fail('absent'));
  expect((await resolve(`${newPath()}.html`, {})).status).toBe(404);
  listing.mockRejectedValue(fail('unreachable'));
  expect((await resolve(`${newPath()}/x`, {})).status).toBe(503);
});

test('LIST-49: a page beyond the last product is not found; the last empty one is (A-15)', async () => {
  const path = `${newPath()}/x`;
  listing.mockResolvedValue(listingOf(24));
  expect((await resolve(path, { pg: '4' })).status).toBe(404);
  expect((await resolve(path, { pg: '3' })).status).toBe(200);
});

test('A-16, C13: senseless pages, defaults and unknown keys make no separate page', async () => {
  const path = `${newPath()}/x`;
  const plain = await resolve(path, {});
  const same: Record<string, string>[] = [
    { pg: 'abc' },
    { pg: '1', ipp: '13' },
    { order: 'Popularidade' },
    { gclid: 'a' },
    { foo: 'bar' },
  ];
  for (const query of same) {
    expect(await resolve(path, query)).toEqual(plain);
  }
  // Once for the listing, once to try whether it honours the key.
  expect(listing).toHaveBeenCalledTimes(2);
});

test('LIST-39: a filter key that the listing honours without offering it reaches the platform', async () => {
  const path = `${newPath()}/x`;
  listing.mockImplementation(async (_level, address) => listingOf(address.includes('aro=') ? 7 : 24));
  const { page } = await resolve(path, { aro: 'fino', nada: 'x' });
  expect(page).toMatchObject({ query: { aro: 'fino' } });
  expect(listing.mock.calls.at(-1)?.[1]).toBe(`${path}?aro=fino`);
  // Both keys are known now: nothing more is tried.
  const calls = listing.mock.calls.length;
  await resolve(path, { aro: 'fino', nada: 'y' });
  expect(listing).toHaveBeenCalledTimes(calls);
});

test('LIST-39, C13: invented keys cost a listing few calls, and one that the platform refuses is no filter', async () => {
  const path = `${newPath()}/x`;
  const plain = await resolve(path, {});
  listing.mockRejectedValue(fail('refused', 400));
  for (let index = 0; index < 40; index += 1) {
    expect(await resolve(path, { [`inventada-${index}`]: 'x' })).toEqual(plain);
  }
  expect(listing.mock.calls.length).toBeLessThan(10);
});

test('LIST-39: a filter key that the listing itself offers reaches the platform', async () => {
  const path = `${newPath()}/x`;
  listing.mockResolvedValue(listingOf(24, ['cor']));
  const { page } = await resolve(path, { cor: 'preto', nada: 'x' });
  expect(page).toMatchObject({ query: { cor: 'preto' } });
  expect(listing.mock.calls.at(-1)?.[1]).toBe(`${path}?cor=preto`);
});

test('R4: a stored page is served without the API, and while the API is down at any age', async () => {
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

test('R4: after a restart with the API down a stored single-segment page is found without verify', async () => {
  const path = newPath('/sol');
  verify.mockRejectedValue(fail('unreachable'));
  stored.set(`/plain/brand${path}`, 1_000);
  expect(await resolve(path, {})).toMatchObject({
    page: { screen: '/brand/[...address]' },
    status: 200,
  });
});

test('R4: whatever the platform may say of a path is looked for among stored pages', async () => {
  const path = newPath('/kits');
  verify.mockRejectedValue(fail('unreachable'));
  stored.set(`/plain/kit-index${path}`, 1_000);
  expect(await resolve(path, {})).toMatchObject({
    page: { screen: '/kit-index/[...address]' },
    status: 200,
  });
});

test('L8: an old page is rendered again once the API answers; a page that is gone is removed', async () => {
  const at = `${newPath()}.html`;
  const key = `/plain/product${at}`;
  stored.set(key, 600_000);
  await resolve(at, {});
  expect(store.expire).toHaveBeenCalledWith(key);
  const gone = `${newPath()}.html`;
  const goneKey = `/plain/product${gone}`;
  stored.set(goneKey, 600_000);
  product.mockRejectedValue(fail('absent'));
  expect((await resolve(gone, {})).status).toBe(404);
  expect(store.delete).toHaveBeenCalledWith(goneKey);
});
