/** @jest-environment node */

import type { RequestListener } from 'node:http';
import { ROUTES } from '@/lib/gateway/route-table';
import * as blocks from '@/lib/platform/endpoints/blocks';
import * as listings from '@/lib/platform/endpoints/listings';
import * as pages from '@/lib/platform/endpoints/page-reads';
import { PLATFORM_RESPONSES } from '@/lib/platform/testing/fixtures';
import { jsonResponse, stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { checkPlatform } from './check-platform';
import { callLines } from './print-report';
import { isUsable } from './result';
import { conformanceConfig } from './testing';

const config = conformanceConfig('wapstore');
jest.mock('@/lib/config/environment', () => ({
  ...jest.requireActual('@/lib/config/environment'),
  serverConfig: () => config,
}));

jest.mock('./rules/load-picture', () => ({
  loadPicture: async () => ({ type: 'image/webp', bytes: 20_000, width: 600 }),
}));

// The real functions, wrapped to record which are called.
function mockWatched(module: Record<string, unknown>) {
  const watched = (value: unknown) => (typeof value === 'function' ? jest.fn(value as () => unknown) : value);
  return Object.fromEntries(Object.entries(module).map(([name, value]) => [name, watched(value)]));
}
jest.mock('@/lib/platform/endpoints/blocks', () =>
  mockWatched(jest.requireActual('@/lib/platform/endpoints/blocks')),
);
jest.mock('@/lib/platform/endpoints/listings', () =>
  mockWatched(jest.requireActual('@/lib/platform/endpoints/listings')),
);
jest.mock('@/lib/platform/endpoints/page-reads', () =>
  mockWatched(jest.requireActual('@/lib/platform/endpoints/page-reads')),
);

const entry = (path: string) => ({ label: path, link: path, rota: { route: path } });

const line = {
  nome: 'Armação',
  tipo: 'produto',
  quantidade: '1',
  precos: { precoPor: 10 },
  hash: { idProduto: '7' },
};

const RESPONSES: Record<string, unknown> = {
  ...PLATFORM_RESPONSES,
  'struct/menus': { menu: ['/solar', '/c/verao', '/pagina/entrega'].map(entry) },
  'url/verify?url=/pagina-que': null,
  'url/verify': { nivel: 'product/listing/category' },
  'checkout/cart': { quantidadeItens: 1, itens: [line] },
  'checkout/user': { id: 0, logado: false },
  'shipment/product': { fretes: [] },
  'evaluations/store/add': { sucesso: false },
};

/** Responds like the embedded store, except for paths that begin with a key of `responses`. */
function respond(responses: Record<string, unknown> = {}): RequestListener {
  const table = Object.entries({ ...RESPONSES, ...responses }).sort(([a], [b]) => b.length - a.length);
  return (request, response) => {
    const path = (request.url ?? '').replace('/v2/front/', '');
    const [, body = { sucesso: true }] = table.find(([prefix]) => path.startsWith(prefix)) ?? [];
    const listener = body === null ? jsonResponse({ error: 'Não existe' }, 404) : jsonResponse(body);
    (typeof body === 'function' ? (body as RequestListener) : listener)(request, response);
  };
}

const platform = stubPlatformForFile(config);

const verdictOf = async (call: string, withChanges = false) =>
  (await checkPlatform(withChanges)).calls.find((report) => report.call.startsWith(call));

test('API-43: every call that the shop can send is checked', async () => {
  platform.respondWith(respond());
  const reports = await checkPlatform(true);

  const requests = platform.requests.map(
    ({ method, url }) => `${method} ${url.replace('/v2/front/', '').split('?')[0]}`,
  );
  const routes = ROUTES.flatMap(({ path, operations }) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      'response' in operation ? [{ method, path }] : [],
    ),
  );
  const missing = routes.filter(
    ({ method, path }) =>
      !requests.some(
        (request) => request.startsWith(`${method} `) && path.test(request.slice(method.length + 1)),
      ),
  );
  expect(missing).toEqual([]);
  for (const [name, endpoint] of Object.entries({ ...blocks, ...listings, ...pages })) {
    if (typeof endpoint === 'function')
      expect([name, jest.mocked(endpoint).mock.calls.length]).not.toEqual([name, 0]);
  }
  expect(reports.calls.filter(({ verdict }) => verdict === 'untried')).toEqual([]);
});

test('API-43, LENS-14: a frame with lenses is ordered in a size, if it has sizes', async () => {
  platform.respondWith(respond());
  await checkPlatform(true);
  const order = platform.requests.find(({ url }) => url.startsWith('/v2/front/product/shop'));
  expect(JSON.parse(order?.body ?? '').produtos).toMatchObject([{ idAtributoValor: 900 }]);
});

test('API-43: without write permission only GET requests are sent', async () => {
  platform.respondWith(respond());
  await checkPlatform(false);
  expect([...new Set(platform.requests.map(({ method }) => method))]).toEqual(['GET']);
});

test('API-43: the report lists repaired, dropped and missing fields', async () => {
  const brands = {
    marcas: { '3': { id: '3', nome: 'Alba', rota: { route: '/marcas/alba' } }, '4': { id: 4, nome: '' } },
  };
  platform.respondWith(respond({ brands }));
  expect(await verdictOf('GET brands')).toMatchObject({
    verdict: 'partial',
    deviations: [
      { field: 'marcas', what: 'an object instead of a list', times: 1, isLost: false },
      { field: 'marcas[].id', what: 'text instead of a number', times: 1, example: '"3"', isLost: false },
      { field: 'marcas[]', what: 'not usable', times: 1, example: '{"id":4,"nome":""}', isLost: true },
    ],
    unsent: ['marcas[].imagem'],
  });
});

const html: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Loja</h1>');

test.each([
  [
    'a page instead of JSON',
    html,
    'The response is a page and not JSON: is the address the part before /v2/front?',
  ],
  [
    'a refusal',
    jsonResponse({ error: 'token' }, 401),
    'It refuses the App-Token "wapstore" (401): name the right one with --token.',
  ],
  [
    'a redirect',
    jsonResponse({}, 302),
    'It redirects (302), and the shop follows no redirects: name the final address.',
  ],
  ['an outage', jsonResponse({}, 500), 'It fails (500).'],
])(
  'API-43: %s is explained in one sentence, and the platform counts as unusable',
  async (_what, body, message) => {
    platform.respondWith(respond({ 'url/product/detail': body }));
    const reports = await checkPlatform(false);
    const report = reports.calls.find(({ call }) => call.startsWith('GET url/product/detail'));
    expect(report).toMatchObject({ verdict: 'failed', isCritical: true, message });
    expect(isUsable(reports)).toBe(false);
  },
);

test('API-43: a failing optional section does not make the platform unusable', async () => {
  platform.respondWith(respond({ 'showcase/banners': jsonResponse({}, 500), 'url/list/listing': null }));
  const reports = await checkPlatform(false);
  expect(isUsable(reports)).toBe(true);
  expect(reports.calls.find(({ call }) => call === 'GET url/list/listing')?.verdict).toBe('absent');
});

test('API-43: an unreachable platform is called once', async () => {
  config.storeApiUrl = 'http://127.0.0.1:9';
  expect((await checkPlatform(false)).calls).toMatchObject([
    {
      call: 'GET url/home',
      verdict: 'failed',
      message: 'Nothing listens at this address: the connection was refused.',
    },
  ]);
});

test('C13: pictures on hosts that are not configured are reported with their call', async () => {
  const menu = [{ ...entry('/solar'), icone: 'https://cdn.outra.example/icone.webp' }];
  platform.respondWith(respond({ 'struct/menus': { menu } }));
  const report = (await checkPlatform(false)).calls.find(({ call }) => call.includes('struct/menus'));
  expect(report?.blockedPictures).toEqual(['https://cdn.outra.example']);
  expect(report && callLines(report)).toContain(
    '    pictures not shown: https://cdn.outra.example is not in PICTURE_ORIGINS',
  );
});
