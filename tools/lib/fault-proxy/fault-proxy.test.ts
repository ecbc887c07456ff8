/** @jest-environment node */
import { CliError } from '../../../scripts/lib/cli.mjs';
import { listen } from '../listen';
import { startFaultProxy } from './fault-proxy';
import { withWrongTypes } from './faults';

const PRODUCTS = { produtos: [{ nome: 'Alba', preco: 10 }] };

let platform: Awaited<ReturnType<typeof listen>>;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;

beforeAll(async () => {
  platform = await listen((request, response) => {
    const isPicture = request.url?.endsWith('.png');
    response
      .writeHead(200, { 'content-type': isPicture ? 'image/png' : 'application/json' })
      .end(isPicture ? 'picture' : JSON.stringify(PRODUCTS));
  });
  proxy = await startFaultProxy({ target: platform.url });
});

afterEach(() => proxy.setRules([]));

afterAll(async () => {
  await proxy.stop();
  await platform.close();
});

const CALL = '/api/v2/front/url/product/listing/category?url=/solar';

const get = (path = CALL, options = {}) => fetch(proxy.origin + path, options);

async function responseOf(fault: string, path = CALL) {
  proxy.setRules([{ call: '*', fault }]);
  const response = await get(path);
  return { status: response.status, text: await response.text() };
}

test('without a rule the platform’s response is returned', async () => {
  const response = await get();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(PRODUCTS);
  expect(proxy.calls()).toContain('GET url/product/listing/category');
});

test.each([
  ['401', 401, /Falha simulada/],
  ['429', 429, /Falha simulada/],
  ['502', 502, /^<html>/],
  ['html', 200, /^<!doctype html>/],
  ['null', 200, /^null$/],
  ['empty', 200, /^\[\]$/],
  ['types', 200, /"nome":4.*"preco":"10 un\."/],
])('the fault %s returns %d', async (fault, status, text) => {
  const response = await responseOf(fault);
  expect(response.status).toBe(status);
  expect(response.text).toMatch(text);
});

test('the truncated fault returns invalid JSON', async () => {
  const { text } = await responseOf('truncated');
  expect(text.length).toBeGreaterThan(0);
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});

test('the large-body fault returns 20 MB', async () => {
  const { text } = await responseOf('huge');
  expect(text.length).toBeGreaterThan(20 * 1024 * 1024);
});

test.each(['refused', 'reset'])('the fault %s breaks the connection', async (fault) => {
  await expect(responseOf(fault)).rejects.toMatchObject({ name: 'TypeError' });
});

test('a hanging call gets no response', async () => {
  proxy.setRules([{ call: '*', fault: 'hang' }]);
  await expect(get(CALL, { signal: AbortSignal.timeout(200) })).rejects.toThrow('timeout');
});

test('a slow call returns the complete response', async () => {
  const before = performance.now();
  const { text } = await responseOf('slow:150');
  expect(performance.now() - before).toBeGreaterThanOrEqual(140);
  expect(JSON.parse(text)).toEqual(PRODUCTS);
});

test('other calls and methods are unchanged, and the last matching rule applies', async () => {
  proxy.setRules([
    { call: '*', fault: '500' },
    { call: 'GET url/product/listing/category', fault: '403' },
    { call: 'POST checkout/cart', fault: '429' },
  ]);
  expect((await get()).status).toBe(403);
  expect((await get('/api/v2/front/settings')).status).toBe(500);
  expect((await get('/api/v2/front/checkout/cart')).status).toBe(500);
  expect((await get('/api/v2/front/checkout/cart', { method: 'POST', body: '{}' })).status).toBe(429);
});

test('the “types” fault does not change pictures', async () => {
  const { text } = await responseOf('types', '/midia/alba.png');
  expect(text).toBe('picture');
});

test.each(['mistake', 'slow:many', 'constructor'])('the fault "%s" is rejected', (fault) => {
  expect(() => proxy.setRules([{ call: '*', fault }])).toThrow(CliError);
});

test('the “types” fault changes the type of every value', () => {
  expect(withWrongTypes({ a: [1], b: null, c: true, d: 'xyz' })).toEqual({
    a: { item0: '1 un.' },
    b: [],
    c: 'true',
    d: 3,
  });
});
