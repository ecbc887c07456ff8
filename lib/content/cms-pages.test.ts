/** @jest-environment node */
import { pageStatusOf } from '@/lib/platform/errors';
import { jsonResponse, stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { findCmsPage, readCmsPage, readSideMenus } from './cms-pages';

const config = { storeApiUrl: '', storeAppToken: 'wapstore' };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));

const PAGE = { estrutura: {}, conteudo: { pagina: { nome: 'Sobre', descricao: '<p>Oi</p>' }, menu: [] } };

const platform = stubPlatformForFile(config);
let made = 0;
/** A new path for each test, because responses are cached. */
const newPath = () => `/pagina/nova-${made++}`;

beforeEach(() => {
  platform.requests.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('INST-01: the page at a path is read from the platform only once', async () => {
  platform.respondWith(jsonResponse(PAGE));
  const path = newPath();
  expect((await readCmsPage(path)).conteudo.pagina.descricao).toBe('<p>Oi</p>');
  await readCmsPage(path);
  expect(platform.requests).toMatchObject([{ method: 'GET', url: `/v2/front/url/page?url=${path}` }]);
});

test.each([
  ['the page', { nome: 'Trocas' }, {}, 'Trocas'],
  [
    'the breadcrumb',
    {},
    { breadcrumb: [{ label: 'Home' }, { label: 'Troca e devolução' }] },
    'Troca e devolução',
  ],
  ['the title', {}, { breadcrumb: [{ label: 'Home' }], seo: { title: 'Troca | Loja' } }, 'Troca'],
  ['nothing', {}, { breadcrumb: [] }, ''],
])('INST-01, DATA-36: the name of a text page comes from %s', async (_source, named, estrutura, name) => {
  const pagina = { rota: { route: '/pagina/x' }, descricao: '<p>Oi</p>', ...named };
  platform.respondWith(jsonResponse({ estrutura, conteudo: { pagina, menu: [] } }));
  expect((await readCmsPage(newPath())).conteudo.pagina.nome).toBe(name);
});

test.each([
  ['a 404', 404, jsonResponse({ error: 'x' }, 404)],
  ['another 4xx', 502, jsonResponse({ error: 'x' }, 403)],
  ['too many requests', 503, jsonResponse({ error: 'x' }, 429)],
  ['an empty PHP array', 502, jsonResponse([])],
  ['a response without a page', 404, jsonResponse({ estrutura: {}, conteudo: [] })],
  ['a page that is only text', 502, jsonResponse({ estrutura: {}, conteudo: { pagina: 'x', menu: [] } })],
  ['a 500', 502, jsonResponse({ error: 'x' }, 500)],
  ['a 503', 503, jsonResponse({ error: 'x' }, 503)],
])('INST-25, INST-26, A-13: after %s the page has status %d', async (_name, status, response) => {
  platform.respondWith(response);
  const error = await readCmsPage(newPath()).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).not.toBeNull();
  expect(pageStatusOf(error)).toBe(status);
});

test.each([
  ['it has none', 404],
  ['it is down', 500],
])('INST-20: a page of the shop shows no platform text if %s', async (_name, status) => {
  platform.respondWith(jsonResponse({ error: 'x' }, status));
  expect(await findCmsPage(newPath())).toBeNull();
});

test('INST-02: a text page has its menus, otherwise those of the about page', async () => {
  const paginas = [{ nome: 'Sobre', rota: { route: '/pagina/sobre' } }];
  const menu = (nome: string) => ({ ...PAGE, conteudo: { ...PAGE.conteudo, menu: [{ nome, paginas }] } });
  platform.respondWith(jsonResponse(menu('Da página')));
  expect(await readSideMenus(newPath())).toMatchObject([{ nome: 'Da página' }]);
  platform.respondWith(jsonResponse(menu('Institucional')));
  expect(await findCmsPage('/pagina/sobre')).not.toBeNull();
  platform.respondWith(jsonResponse({ error: 'x' }, 404));
  expect(await readSideMenus(newPath())).toMatchObject([{ nome: 'Institucional' }]);
  platform.respondWith(jsonResponse(PAGE));
  expect(await readSideMenus(newPath())).toMatchObject([{ nome: 'Institucional' }]);
});
