/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { pageStore } from '@/lib/page-cache/page-store';
import { fakePageStore, lookupOfAge } from '@/lib/page-cache/testing';
import { PLATFORM_RESPONSES } from '@/lib/platform/testing/fixtures';
import { jsonResponse, stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { ERROR_SCREEN } from '@/lib/screens/screens';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { resolve } from './resolve';

muteConsole('error');
muteConsole('warn');

const config = { storeApiUrl: '', storeAppToken: 'loja-teste' };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));
// The platform's calls in one row of the table must not affect the responses in another.
jest.mock('@/lib/platform/adaptive-timeout', () => ({
  AdaptiveTimeout: class {
    ms = 10_000;
    measure = (call: () => Promise<unknown>) => call();
  },
}));
jest.mock('@/lib/platform/circuit-breaker', () => ({
  breakerFor: () => ({ run: (call: () => Promise<unknown>) => call() }),
}));
jest.mock('@/lib/page-cache/page-store');

const platform = stubPlatformForFile(config);

let made = 0;
/** A path that no other row requests, because responses are shared within the process. */
const next = () => `q${made++}`;

const UNVERIFIED = 'address of one segment';

type Address = [path: string, query?: Record<string, string>];

/** Kinds of pages, each with an address that no other row uses. */
const PAGES: readonly { page: string; address: () => Address }[] = [
  { page: 'product', address: () => [`/${next()}.html`] },
  { page: 'kit', address: () => [`/lista/${next()}`] },
  { page: 'kit index', address: () => ['/lista', { pg: String(made++ + 2) }] },
  { page: 'category', address: () => [`/solar/${next()}`] },
  { page: 'brand', address: () => [`/marcas/${next()}`] },
  { page: 'landing page', address: () => [`/c/${next()}`] },
  { page: 'search', address: () => ['/busca', { busca: next() }] },
  { page: 'institutional page', address: () => [`/pagina/${next()}`] },
  { page: UNVERIFIED, address: () => [`/${next()}`] },
];

const raw =
  (status: number, type: string, body: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

const PAGE = JSON.stringify(PLATFORM_RESPONSES['url/page']);

/** Status of the document, and the status that it shows. */
type Statuses = [document: number, shown: number];
const MISSING: Statuses = [404, 404];
const BROKEN: Statuses = [502, 502];

/** Content of a page in the form in which PHP sends nothing; `nivel` is the response of verify. */
const NOTHING = { nivel: '404', conteudo: [], info: [] };

const RESPONSES: readonly [name: string, respond: RequestListener, expected: Statuses][] = [
  ['401', jsonResponse({ error: 'Sem acesso' }, 401), [502, 401]],
  ['403', jsonResponse({ error: 'Sem acesso' }, 403), [502, 403]],
  ['404 in the platform’s JSON', jsonResponse({ error: 'Página não encontrada' }, 404), MISSING],
  ['404 with its other names', jsonResponse({ mensagem: 'Não existe' }, 404), MISSING],
  ['404 with a level', jsonResponse({ nivel: '404' }, 404), MISSING],
  ['410 in the platform’s JSON', jsonResponse({ error: 'Removida' }, 410), MISSING],
  ['200 with the level 404', jsonResponse({ ...NOTHING, estrutura: { nivel: '404', seo: [] } }), MISSING],
  [
    '200 with the level 404 as a number',
    jsonResponse({ ...NOTHING, nivel: 404, estrutura: { nivel: 404 } }),
    MISSING,
  ],
  ['404 in HTML', raw(404, 'text/html', '<h1>Not Found</h1>'), BROKEN],
  ['404 in HTML of a JSON type', raw(404, 'application/json', '<h1>Not Found</h1>'), BROKEN],
  ['410 in HTML', raw(410, 'text/html', '<h1>Gone</h1>'), BROKEN],
  ['404 without a body', raw(404, 'application/json', ''), BROKEN],
  ['404 without a type', (_request, response) => response.writeHead(404).end(), BROKEN],
  ['404 cut off', raw(404, 'application/json', '{"error":"Pág'), BROKEN],
  ['404 with []', jsonResponse([], 404), BROKEN],
  ['404 with JSON of something else', jsonResponse({ status: 'DOWN' }, 404), BROKEN],
  ['429', jsonResponse({ error: 'Devagar' }, 429), [503, 429]],
  ['500', jsonResponse({ error: 'SQLSTATE' }, 500), [502, 500]],
  ['502 in HTML', raw(502, 'text/html', '<h1>Bad Gateway</h1>'), BROKEN],
  ['503', jsonResponse({ error: 'Manutenção' }, 503), [503, 503]],
  ['a redirect', (_request, response) => response.writeHead(302, { location: '/x' }).end(), BROKEN],
  ['200 cut off', raw(200, 'application/json', PAGE.slice(0, PAGE.length / 2)), BROKEN],
  ['200 with []', jsonResponse([]), BROKEN],
  ['200 with null', jsonResponse(null), BROKEN],
  ['200 in HTML', raw(200, 'text/html', '<h1>Em manutenção</h1>'), BROKEN],
  ['200 with an error', jsonResponse({ error: 'SQLSTATE' }), BROKEN],
  ['200 with text for content', jsonResponse({ estrutura: {}, conteudo: 'x', info: 'x' }), BROKEN],
  ['200 with a number for content', jsonResponse({ estrutura: 5, conteudo: 7, info: 9 }), BROKEN],
  ['200 with a list for content', jsonResponse({ estrutura: {}, conteudo: [3], info: [3] }), BROKEN],
  [
    '200 with fields of other types',
    jsonResponse({
      estrutura: 4,
      conteudo: { id: '9 un.', pagina: 12, produtos: 'x', listas: 'x' },
      info: 1,
    }),
    BROKEN,
  ],
  ['a reset', (request) => request.socket.destroy(), [503, 503]],
  ['no response in time', () => undefined, [504, 504]],
];

const timeout = AbortSignal.timeout;

let isStored: boolean;
const deletePage = jest.fn();

beforeEach(() => {
  isStored = false;
  jest.mocked(pageStore).mockReturnValue(
    fakePageStore({
      // Stored so long ago that the platform is called before the page is sent.
      lookup: async (key) => lookupOfAge(key, isStored ? 3_600_000 : null),
      confirmNotFound: () => false,
      delete: deletePage,
    }),
  );
});
afterEach(() => jest.restoreAllMocks());

/** If the kind of an address is unknown, its error page does not show the platform's own status. */
function expectedOf(page: string, [document, shown]: Statuses): Statuses {
  return page === UNVERIFIED && shown < 500 ? [document, document] : [document, shown];
}

const ROWS = PAGES.flatMap(({ page, address }) =>
  RESPONSES.map(([name, respond, expected]) => ({
    page,
    address,
    name,
    respond,
    expected: expectedOf(page, expected),
  })),
);

/** Sets the platform's responses. Calls wait only as long as it takes to show that there is no response. */
function respondWith(name: string, respond: RequestListener) {
  platform.respondWith(respond);
  if (name === 'no response in time') {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 200));
  }
}

async function statusesOf([path, query = {}]: Address): Promise<[string, ...Statuses]> {
  const { page, status } = await resolve(path, query);
  const isError = page.screen === ERROR_SCREEN;
  return [isError ? 'error' : page.screen, status, isError ? Number(page.path.slice(1)) : status];
}

// Runs first, because failures of `/` are remembered, and an address of one segment may be the home page.
test('ERR-01: the home page never counts as missing, even if the platform says so', async () => {
  platform.respondWith(jsonResponse({ error: 'Página não encontrada' }, 404));
  expect(await statusesOf(['/'])).toEqual(['error', ...BROKEN]);
});

test.each(ROWS)(
  'ERR-10, INST-25, INST-26, A-13: an uncached $page with $name returns $expected',
  async ({ address, name, respond, expected }) => {
    respondWith(name, respond);
    expect(await statusesOf(address())).toEqual(['error', ...expected]);
    expect(platform.requests.length).toBeGreaterThan(0);
  },
);

/** A page that verify reports as not found returns 404 at once, but stays stored. */
const isMissingAtOnce = ({ page, expected }: (typeof ROWS)[number]) =>
  page === UNVERIFIED && expected[0] === 404;

test.each(ROWS)('R4: a cached $page remains available after $name', async (row) => {
  isStored = true;
  respondWith(row.name, row.respond);
  const [, status] = await statusesOf(row.address());
  expect(status).toBe(isMissingAtOnce(row) ? 404 : 200);
  expect(deletePage).not.toHaveBeenCalled();
});

test('INST-25, LIST-50, PDP-03: a 200 with an empty PHP value as content means that the page does not exist', async () => {
  for (const conteudo of [[], {}, null, '', false]) {
    platform.respondWith(jsonResponse({ estrutura: {}, conteudo }));
    expect(await statusesOf([`/${next()}.html`])).toEqual(['error', ...MISSING]);
    expect(await statusesOf([`/pagina/${next()}`])).toEqual(['error', ...MISSING]);
  }
  platform.respondWith(jsonResponse({ estrutura: {}, conteudo: { pagina: [], menu: [] } }));
  expect(await statusesOf([`/pagina/${next()}`])).toEqual(['error', ...MISSING]);
  platform.respondWith(jsonResponse({ estrutura: {}, conteudo: [], info: [] }));
  for (const path of [`/solar/${next()}`, `/marcas/${next()}`, `/c/${next()}`])
    expect(await statusesOf([path])).toEqual(['error', ...MISSING]);
});
