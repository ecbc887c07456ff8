/** @jest-environment node */

import fc from 'fast-check';
import { isStoreApiError } from '@/lib/platform/errors';
import { carrinhoSchema } from '@/lib/platform/schemas/cart';
import { jsonResponse, stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { webPath, webQuery } from '@/lib/shared/testing/web-address';
import { readBanners, readBrands, readMenu, readSettings, readShowcase } from './blocks';
import { readKitIndex, readListing } from './listings';
import { readHome, readKit, readPage, readProduct, verifyUrl } from './page-reads';

const config = { storeApiUrl: '', storeAppToken: 'wapstore' };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));

const platform = stubPlatformForFile(config);

async function kindOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    (value) => `result ${JSON.stringify(value)}`,
    (error: unknown) => (isStoreApiError(error) ? error.kind : String(error)),
  );
}

const PATH = '/v2/front/';
const LISTING = { estrutura: {}, conteudo: { produtos: [] }, info: { total: 0, limit: 12 } };

describe('calls', () => {
  test.each([
    ['/solar', 'url/verify?url=/solar'],
    ['/solar?preco=449-999&pg=2', 'url/verify?url=/solar%3Fpreco%3D449-999%26pg%3D2'],
    ['//evil.example/x', 'url/verify?url=/evil.example/x'],
    ['/a/../b', 'url/verify?url=/b'],
  ])('API-04, A-73: the path %s is verified with the call %s', async (address, expected) => {
    platform.respondWith(jsonResponse({ nivel: 'page' }));
    await verifyUrl(address);
    expect(platform.requests[0]?.url).toBe(PATH + expected);
  });

  test.each([
    ['category', '/solar', 'category?url=/solar&offset=12&limit=12'],
    ['brand', '/marcas/a?preco=1-2&pg=2', 'brand?url=/marcas/a&preco=1-2&pg=2&offset=12&limit=12'],
    [
      'landing-page',
      '/c/x?order=Menor%20Pre%C3%A7o',
      'landing-page?url=/c/x&order=Menor+Pre%C3%A7o&offset=12&limit=12',
    ],
    ['search', '/busca?busca=sol%26mar&pg=2', 'search?busca=sol%26mar&pg=2&offset=12&limit=12'],
    ['category', '/a&b+c', 'category?url=/a%26b%2Bc&offset=12&limit=12'],
    ['category', '/x?url=/y&limit=999&offset=5', 'category?url=/x&offset=12&limit=12'],
  ] as const)(
    'API-05, API-06, A-72, A-73: the %s listing of %s is requested with %s',
    async (level, address, expected) => {
      platform.respondWith(jsonResponse(LISTING));
      await readListing(level, address, 12, 12);
      expect(platform.requests[0]?.url).toBe(`${PATH}url/product/listing/${expected}`);
    },
  );

  /** A list of 50 entries on a platform that rejects calls for more than 30. */
  const respondWithParts = (conteudoOf: (entries: object[]) => object) =>
    platform.respondWith((request, response) => {
      const query = new URL(request.url ?? '', 'http://x').searchParams;
      const [offset = 0, limit = 0] = [query.get('offset'), query.get('limit')].map(Number);
      if (limit > 30) return jsonResponse({ error: 'limit' }, 400)(request, response);
      const entries = Array.from({ length: Math.min(limit, 50 - offset) }, (_, index) =>
        wireProduct({ id: offset + index + 1 }),
      );
      const info = { total: 50, limit, offset, exibindo: entries.length };
      return jsonResponse({ estrutura: {}, conteudo: conteudoOf(entries), info })(request, response);
    });
  const numbers = Array.from({ length: 36 }, (_, index) => index + 1);

  test('LIST-25: a page of 36 is read in two calls from a platform that sends at most 30 products', async () => {
    respondWithParts((produtos) => ({ produtos }));
    const { conteudo, info } = await readListing('category', '/solar', 0, 36);
    expect(conteudo.produtos.map(({ id }) => id)).toEqual(numbers);
    expect(info).toMatchObject({ total: 50, limit: 36, exibindo: 36 });
    expect((await readListing('category', '/solar', 36, 36)).conteudo.produtos).toHaveLength(14);
  });

  test('LIST-25: so is a page of 36 kits', async () => {
    respondWithParts((listas) => ({ listas }));
    const { conteudo, info } = await readKitIndex('/lista?ipp=36', 0, 36);
    expect(conteudo.listas.map(({ id }) => id)).toEqual(numbers);
    expect(info).toMatchObject({ total: 50, limit: 36, exibindo: 36 });
  });

  test('DATA-24: a list has the position that was asked for, if the platform does not repeat it', async () => {
    platform.respondWith(jsonResponse({ ...LISTING, info: { total: 60 } }));
    expect((await readListing('category', '/solar', 24, 12)).info).toMatchObject({ offset: 24, limit: 12 });
    platform.respondWith(jsonResponse({ ...LISTING, info: { total: '60', offset: '0', limit: '30' } }));
    expect((await readListing('category', '/solar', 0, 36)).info).toMatchObject({ offset: 0, limit: 30 });
  });

  test('LIST-25: a platform that rejects a call because it is too busy gets no further calls', async () => {
    platform.respondWith(jsonResponse({ error: 'busy' }, 429));
    await expect(readListing('category', '/solar', 0, 36)).rejects.toMatchObject({ status: 429 });
    expect(platform.requests).toHaveLength(1);
  });

  test.each([
    ['/listas', 'url=/listas&order=Popularidade&offset=0&limit=12'],
    ['/listas?order=Favoritos', 'url=/listas&order=Favoritos&offset=0&limit=12'],
    ['/listas?order=', 'url=/listas&order=Popularidade&offset=0&limit=12'],
  ])('API-07, A-74: the kit listing of %s is requested with %s', async (address, expected) => {
    platform.respondWith(jsonResponse(LISTING));
    await readKitIndex(address, 0, 12);
    expect(platform.requests[0]?.url).toBe(`${PATH}url/list/listing?${expected}`);
  });

  test.each([
    [
      'API-08',
      () => readProduct('/x.html?gclid=1'),
      'url/product/detail?url=/x.html',
      { conteudo: { id: 1 } },
    ],
    ['API-09', () => readKit('/lista/x.html'), 'url/list/detail?url=/lista/x.html', { conteudo: { id: 1 } }],
    ['API-24', () => readPage('/pagina/x'), 'url/page?url=/pagina/x', { conteudo: { pagina: {}, menu: [] } }],
    ['API-23', () => readHome(), 'url/home', {}],
    ['API-21', () => readSettings(), 'settings', {}],
    ['API-22', () => readBrands(), 'brands?ativo=true', {}],
    ['API-25', () => readMenu('menu-oculos'), 'struct/menus/menu-oculos', {}],
    ['API-10', () => readBanners('b', { idNivel: 3, limit: 1 }), 'showcase/banners/b?idNivel=3&limit=1', {}],
    [
      'API-13',
      () => readShowcase('v', { productId: 9, limit: 5 }),
      'showcase/products/v?productId=9&limit=5',
      {},
    ],
  ] as const)('%s: the documented call is sent', async (_id, call, expected, response) => {
    platform.respondWith(jsonResponse(response));
    await call();
    expect(platform.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${PATH}${expected}`,
    ]);
  });

  test('A-73: no address can change the endpoint of a call', async () => {
    platform.respondWith(jsonResponse(LISTING));
    await fc.assert(
      fc.asyncProperty(webPath, webQuery, async (path, query) => {
        platform.requests.length = 0;
        await readListing('category', `${path}?${query}`, 0, 12);
        const url = new URL(platform.requests[0]?.url ?? '', 'http://x');
        expect(url.pathname).toBe(`${PATH}url/product/listing/category`);
        expect(url.searchParams.getAll('url')).toHaveLength(1);
        expect(url.searchParams.getAll('limit')).toEqual(['12']);
      }),
      { numRuns: 60 },
    );
  });
});

describe('pages that do not exist', () => {
  test.each([
    ['no content', { estrutura: {}, conteudo: [] }],
    ['content without an id', { estrutura: {}, conteudo: { nome: 'x' } }],
    ['an id of zero', { estrutura: {}, conteudo: { id: '0' } }],
    ['level 404', { estrutura: { nivel: '404' }, conteudo: { id: 3 } }],
  ])('PDP-03, KIT-24: a 200 with %s means that the page does not exist', async (_name, response) => {
    platform.respondWith(jsonResponse(response));
    expect(await kindOf(readProduct('/x.html'))).toBe('absent');
    expect(await kindOf(readKit('/lista/x.html'))).toBe('absent');
  });

  test('ROUTE-05: a 200 response to verify with level 404 means that the page does not exist', async () => {
    platform.respondWith(jsonResponse({ nivel: '404' }));
    expect(await kindOf(verifyUrl('/x'))).toBe('absent');
  });

  test('INST-24: a response without a page means that the page does not exist', async () => {
    platform.respondWith(jsonResponse({ estrutura: {}, conteudo: [] }));
    expect(await kindOf(readPage('/pagina/x'))).toBe('absent');
  });
});

describe('malformed responses', () => {
  test.each([
    [{}],
    [{ estrutura: {}, conteudo: {}, info: [] }],
    [{ conteudo: { produtos: 'x' }, info: { total: 1, limit: 12 } }],
    [{ conteudo: { produtos: [{ nome: 'no id' }] }, info: { total: 1, limit: 12 } }],
    [{ conteudo: null, info: { total: 1, limit: 12 } }],
    [{ conteudo: { produtos: [] }, info: { total: 'many', limit: 12 } }],
  ])('R8: the listing response %j is malformed', async (response) => {
    platform.respondWith(jsonResponse(response));
    expect(await kindOf(readListing('category', '/x', 0, 12))).toBe('malformed');
  });

  test.each([[{}], [{ conteudo: { id: 'abc' } }]])(
    'R8: the product response %j is malformed',
    async (response) => {
      platform.respondWith(jsonResponse(response));
      expect(await kindOf(readProduct('/x.html'))).toBe('malformed');
    },
  );

  test.each([[{ sucesso: true }], [{ itens: 'x' }], [{ itens: [7] }], [[1]]])(
    'R8: the cart response %j is malformed',
    (response) => {
      expect(carrinhoSchema.safeParse(response).success).toBe(false);
    },
  );

  test.each([[{ nivel: '' }], [{ nivel: 3 }], [{}]])(
    'R8: the verify response %j is malformed',
    async (response) => {
      platform.respondWith(jsonResponse(response));
      expect(await kindOf(verifyUrl('/x'))).toBe('malformed');
    },
  );

  test('R8: any JSON results in data or a StoreApiError', async () => {
    const calls = [
      () => readListing('category', '/x', 0, 12),
      () => readProduct('/x.html'),
      () => readPage('/x'),
      () => readMenu('m'),
      () => readBanners('b'),
      () => readShowcase('v'),
      () => readSettings(),
      () => readBrands(),
      () => readHome(),
      () => readKitIndex('/l', 0, 1),
    ];
    const names = [
      'conteudo',
      'info',
      'produtos',
      'menu',
      'sub',
      'itens',
      'banners',
      'estrutura',
      'id',
      'precos',
      'rota',
      'url',
      'total',
      'limit',
    ];
    const responses = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom<unknown>(null, [], {}, '', '7', 0, 1.5, true, 'javascript:x'),
        tie('list'),
        tie('object'),
      ),
      list: fc.array(tie('value'), { maxLength: 3 }),
      object: fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 5 }),
    }));
    await fc.assert(
      fc.asyncProperty(responses.object, fc.constantFrom(...calls), async (response, call) => {
        platform.respondWith(jsonResponse(response));
        expect(await kindOf(call())).toMatch(/^(result|absent|malformed)/);
      }),
      { numRuns: 300 },
    );
  });
});
