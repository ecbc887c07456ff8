/** @jest-environment node */
import { jsonResponse, stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { isEvaluationOpen } from './evaluation-key';

const config = { storeApiUrl: '', storeAppToken: 'wapstore' };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));

const platform = stubPlatformForFile(config);
let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([true, 's', 1])(
  'EVAL-03: the form is open if the platform returns %p for the key',
  async (sucesso) => {
    platform.respondWith(jsonResponse({ sucesso }));
    expect(await isEvaluationOpen('chave-1=')).toBe(true);
    expect(platform.requests).toMatchObject([
      { method: 'GET', url: '/v2/front/evaluations/store/add/chave-1%3D' },
    ]);
  },
);

test.each([
  ['sucesso false', jsonResponse({ sucesso: false })],
  ['"n"', jsonResponse({ sucesso: 'n' })],
  ['an empty PHP array', jsonResponse([])],
  ['404', jsonResponse({}, 404)],
  ['500', jsonResponse({ sucesso: true }, 500)],
  ['HTML', jsonResponse('<p>', 200, { 'content-type': 'text/html' })],
])('EVAL-02, EVAL-03: %s closes the form', async (_name, response) => {
  platform.respondWith(response);
  expect(await isEvaluationOpen('chave-1')).toBe(false);
});

test('EVAL-03: responses are not cached, and the key is not logged', async () => {
  platform.respondWith(jsonResponse({ sucesso: true }));
  expect(await isEvaluationOpen('chave-unica')).toBe(true);
  platform.respondWith(jsonResponse({}, 503));
  expect(await isEvaluationOpen('chave-unica')).toBe(false);
  expect(JSON.stringify(warn.mock.calls)).toContain('failed');
  expect(JSON.stringify(warn.mock.calls)).not.toContain('chave-unica');
});

test.each(['', '..', 'a/b'])('EVAL-02: %p is not sent to the platform', async (key) => {
  platform.respondWith(jsonResponse({ sucesso: true }));
  expect(await isEvaluationOpen(key)).toBe(false);
  expect(platform.requests).toHaveLength(0);
});
