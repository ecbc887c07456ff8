/** @jest-environment node */
import { json, loopbackOfFile } from '@/lib/store-api/testing/loopback';
import { mayEvaluate } from './server';

const config = { storeApiUrl: '', storeAppToken: 'wapstore' };
jest.mock('@/lib/config/server', () => ({ serverConfig: () => config }));

const platform = loopbackOfFile(config);
let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([true, 's', 1])('EVAL-03: the platform is asked about the key and says %p', async (sucesso) => {
  platform.answer(json({ sucesso }));
  expect(await mayEvaluate('chave-1=')).toBe(true);
  expect(platform.seen).toMatchObject([{ method: 'GET', url: '/v2/front/evaluations/store/add/chave-1%3D' }]);
});

test.each([
  ['sucesso false', json({ sucesso: false })],
  ['"n"', json({ sucesso: 'n' })],
  ['an empty PHP array', json([])],
  ['404', json({}, 404)],
  ['500', json({ sucesso: true }, 500)],
  ['HTML', json('<p>', 200, { 'content-type': 'text/html' })],
])('EVAL-02, EVAL-03: %s closes the form', async (_name, answer) => {
  platform.answer(answer);
  expect(await mayEvaluate('chave-1')).toBe(false);
});

test('EVAL-03: answers are not kept, and the key is not written to the log', async () => {
  platform.answer(json({ sucesso: true }));
  expect(await mayEvaluate('chave-unica')).toBe(true);
  platform.answer(json({}, 503));
  expect(await mayEvaluate('chave-unica')).toBe(false);
  expect(JSON.stringify(warn.mock.calls)).toContain('failed');
  expect(JSON.stringify(warn.mock.calls)).not.toContain('chave-unica');
});

test.each(['', '..', 'a/b'])('EVAL-02: %p is not worth asking', async (key) => {
  platform.answer(json({ sucesso: true }));
  expect(await mayEvaluate(key)).toBe(false);
  expect(platform.seen).toHaveLength(0);
});
