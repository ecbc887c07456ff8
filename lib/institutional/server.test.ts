/** @jest-environment node */
import { pageStatusOf } from '@/lib/store-api/errors';
import { json, loopbackOfFile } from '@/lib/store-api/testing/loopback';
import { readInstitutionalPage, readPageBeside, readSideMenus } from './server';

const config = { storeApiUrl: '', storeAppToken: 'wapstore' };
jest.mock('@/lib/config/server', () => ({ serverConfig: () => config }));

const PAGE = { estrutura: {}, conteudo: { pagina: { nome: 'Sobre', descricao: '<p>Oi</p>' }, menu: [] } };

const platform = loopbackOfFile(config);
let made = 0;
/** Answers are kept for a while: every test asks for a page of its own. */
const newPath = () => `/pagina/nova-${made++}`;

beforeEach(() => {
  platform.seen.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('INST-01: the platform is asked for the page at a path, once', async () => {
  platform.answer(json(PAGE));
  const path = newPath();
  expect((await readInstitutionalPage(path)).conteudo.pagina.descricao).toBe('<p>Oi</p>');
  await readInstitutionalPage(path);
  expect(platform.seen).toMatchObject([{ method: 'GET', url: `/v2/front/url/page?url=${path}` }]);
});

test.each([
  ['a 404', json({ error: 'x' }, 404), 404],
  ['another 4xx', json({ error: 'x' }, 403), 404],
  ['an answer without a page', json({ estrutura: {}, conteudo: [] }), 404],
  ['an answer that makes no sense', json({ estrutura: {}, conteudo: { pagina: 'x', menu: [] } }), 404],
  ['a 500', json({ error: 'x' }, 500), 502],
  ['a 503', json({ error: 'x' }, 503), 503],
])('INST-25, INST-26, A-13: %s', async (_name, answer, status) => {
  platform.answer(answer);
  const error = await readInstitutionalPage(newPath()).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).not.toBeNull();
  expect(pageStatusOf(error)).toBe(status);
});

test.each([
  ['it has none', 404],
  ['it is down', 500],
])('INST-20: a page of our own does without the text of the platform when %s', async (_name, status) => {
  platform.answer(json({ error: 'x' }, status));
  expect(await readPageBeside(newPath())).toBeNull();
});

test('INST-02: a text of our own has the menus of its path, else those of the page about the shop', async () => {
  const menu = (nome: string) => ({ ...PAGE, conteudo: { ...PAGE.conteudo, menu: [{ nome, paginas: [] }] } });
  platform.answer(json(menu('Da página')));
  expect(await readSideMenus(newPath())).toMatchObject([{ nome: 'Da página' }]);
  platform.answer(json(menu('Institucional')));
  expect(await readPageBeside('/pagina/sobre')).not.toBeNull();
  platform.answer(json({ error: 'x' }, 404));
  expect(await readSideMenus(newPath())).toMatchObject([{ nome: 'Institucional' }]);
});
