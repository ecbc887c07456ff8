/** @jest-environment node */
import { jsonResponse } from '@/lib/platform/testing/stub-platform';
import { handleGateway } from './handle';
import {
  CART,
  CART_LINE,
  CART_PAYLOAD,
  EVALUATION,
  gatewayConfig,
  gatewayPlatform,
  request,
  SHOP,
} from './testing';

jest.mock('@/lib/config/environment', () => ({ serverConfig: () => gatewayConfig }));

const platform = gatewayPlatform();

describe('rejected calls', () => {
  test.each([
    'nada',
    'checkout',
    'checkout/cart/1',
    'struct/menus/segredo',
    'url/verify',
    'showcase/banners/A%20b',
    'evaluations/store/add/a%20b',
    'evaluations/store/add/a%3Fb',
    'evaluations/store/add',
  ])('C1: 404 for %s', async (path) => {
    platform.respondWith(jsonResponse({}));
    expect((await handleGateway(request('GET', path))).status).toBe(404);
    expect(platform.requests).toHaveLength(0);
  });

  test.each([
    ['PATCH', 'checkout/cart', 'GET, POST, PUT, DELETE'],
    ['OPTIONS', 'checkout/cart', 'GET, POST, PUT, DELETE'],
    ['POST', 'settings', 'GET'],
    ['GET', 'newsletter', 'POST'],
  ])('C1: 405 with Allow for %s %s', async (method, path, allow) => {
    const response = await handleGateway(request(method, path));
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  });

  test.each([
    'checkout%2fcart',
    'checkout%5ccart',
    '../../settings',
    '%2e%2e/settings',
    'checkout//cart',
    'checkout/cart%00',
    'checkout/cart%0d%0aX-A:1',
    'checkout/%E0%A4%A',
    'checkout%252fcart',
    'a@b/cart',
    'a/b/c/d/e/f',
    'settings?a=1&a=2',
    'settings?a=%0a',
    `settings?a=${'x'.repeat(2_100)}`,
  ])('C2: 400 for %s', async (path) => {
    platform.respondWith(jsonResponse({}));
    expect((await handleGateway(request('GET', path))).status).toBe(400);
    expect(platform.requests).toHaveLength(0);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['another site that claims our origin', { 'sec-fetch-site': 'cross-site', origin: SHOP }],
    ['a foreign origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['the null origin', { 'sec-fetch-site': '', origin: 'null' }],
    ['nobody', { 'sec-fetch-site': '' }],
  ])('C5: 403 for a change requested by %s', async (_name, headers: Record<string, string>) => {
    platform.respondWith(jsonResponse(CART));
    const incoming = request('POST', 'checkout/cart', { body: CART_PAYLOAD, headers });
    if (headers['sec-fetch-site'] === '') incoming.headers.delete('sec-fetch-site');
    expect((await handleGateway(incoming)).status).toBe(403);
    expect(platform.requests).toHaveLength(0);
  });

  test('C5: a change from the shop’s origin is accepted', async () => {
    platform.respondWith(jsonResponse(CART));
    const incoming = request('POST', 'checkout/cart', { body: CART_PAYLOAD, headers: { origin: SHOP } });
    incoming.headers.delete('sec-fetch-site');
    expect((await handleGateway(incoming)).status).toBe(200);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'C5: 415 for a body of type %j',
    async (type) => {
      const incoming = request('POST', 'checkout/cart', {
        body: CART_PAYLOAD,
        headers: { 'content-type': type },
      });
      expect((await handleGateway(incoming)).status).toBe(415);
    },
  );

  test('C1: 413 for a body above the limit, even if Content-Length is smaller', async () => {
    const raw = JSON.stringify({ ...CART_PAYLOAD, more: 'x'.repeat(30_000) });
    expect((await handleGateway(request('POST', 'checkout/cart', { raw }))).status).toBe(413);
    const understated = request('POST', 'checkout/cart', { raw, headers: { 'content-length': '10' } });
    expect((await handleGateway(understated)).status).toBe(413);
  });

  test.each([
    ['POST', 'checkout/cart', '{"tipo":'],
    ['POST', 'checkout/cart', '[]'],
    ['POST', 'checkout/cart', 'null'],
    ['POST', 'checkout/cart', JSON.stringify({ ...CART_PAYLOAD, itens: [] })],
    [
      'POST',
      'checkout/cart',
      JSON.stringify({ tipo: 'produto', itens: Array(51).fill(CART_PAYLOAD.itens[0]) }),
    ],
    ['PUT', 'checkout/cart', JSON.stringify({ ...CART_LINE, quantidade: 0 })],
    ['PUT', 'checkout/cart', JSON.stringify({ ...CART_LINE, quantidade: 1.5 })],
    ['PUT', 'checkout/cart', JSON.stringify({ ...CART_LINE, quantidade: 10_000 })],
    ['PUT', 'checkout/cart', JSON.stringify({ ...CART_LINE, quantidade: 1, nested: {} })],
    ['DELETE', 'checkout/cart', JSON.stringify({ ...CART_LINE, 'bad key': 1 })],
    ['POST', 'newsletter', '{"email":"  "}'],
    ['POST', 'newsletter', '{"email":"a@b.c\\r\\nBcc: x@y.z"}'],
    ['POST', 'shipment/product', '{"cep":"0131010","idProduto":1}'],
    ['POST', 'evaluations/store/add/k', JSON.stringify({ ...EVALUATION, experiencia: 0 })],
    ['POST', 'evaluations/store/add/k', JSON.stringify({ ...EVALUATION, atendimento: '10' })],
    ['POST', 'evaluations/store/add/k', JSON.stringify({ ...EVALUATION, satisfacao: null })],
    ['POST', 'evaluations/store/add/k', JSON.stringify({ ...EVALUATION, mensagem: 'x'.repeat(2_001) })],
  ])('2.2.1: 400 for %s %s with %s', async (method, path, raw) => {
    platform.respondWith(jsonResponse(CART));
    expect((await handleGateway(request(method, path, { raw }))).status).toBe(400);
    expect(platform.requests).toHaveLength(0);
  });

  test('15.3.3: fields that are not in the table are not forwarded', async () => {
    platform.respondWith(jsonResponse({ sucesso: true }));
    await handleGateway(
      request('POST', 'newsletter', { raw: '{"email":"a@b.c","admin":true,"__proto__":{"x":1}}' }),
    );
    expect(platform.requests[0]?.body).toBe('{"email":"a@b.c"}');
  });

  test.each([
    ['newsletter', 5, { email: 'a@b.c' }],
    ['shipment/product', 20, { cep: '01310100', idProduto: 1 }],
    ['checkout/cart', 300, CART_PAYLOAD],
  ])(
    'C10: %s accepts %i calls a minute from one client, then responds 429 with Retry-After',
    async (path, calls, body) => {
      platform.respondWith(jsonResponse(path === 'checkout/cart' ? CART : { sucesso: true, fretes: [] }));
      const headers = { 'x-forwarded-for': `203.0.113.9, 198.51.100.${calls % 256}` };
      for (let call = 0; call < calls; call += 1) {
        expect((await handleGateway(request('POST', path, { body, headers }))).status).toBe(200);
      }
      const rejected = await handleGateway(request('POST', path, { body, headers }));
      expect(rejected.status).toBe(429);
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
      const lying = { 'x-forwarded-for': `1.2.3.4, 198.51.100.${calls % 256}` };
      expect((await handleGateway(request('POST', path, { body, headers: lying }))).status).toBe(429);
      expect((await handleGateway(request('POST', path, { body }))).status).toBe(200);
    },
  );
});

describe('invalid calls', () => {
  const NEIGHBOUR = { 'x-forwarded-for': '192.0.2.2' };
  const nonsense = {
    'a body that is no cart': () =>
      request('POST', 'checkout/cart', { body: { tipo: 'x' }, headers: SENDER }),
    'text in place of JSON': () =>
      request('POST', 'checkout/cart', { raw: 'x', headers: { ...SENDER, 'content-type': 'text/plain' } }),
    'a body that is too long': () =>
      request('POST', 'checkout/cart', { raw: 'x'.repeat(30_000), headers: SENDER }),
    'another site': () =>
      request('POST', 'checkout/cart', {
        body: CART_PAYLOAD,
        headers: { ...SENDER, 'sec-fetch-site': 'cross-site' },
      }),
    'another method': () => request('PATCH', 'checkout/cart', { headers: SENDER }),
    'a bad address': () => request('GET', 'checkout%2fcart', { headers: SENDER }),
    'a form that no page has': () =>
      request('POST', 'kit/form', {
        raw: 'caminho=https://fora.test',
        headers: { ...SENDER, 'content-type': 'application/x-www-form-urlencoded' },
      }),
  };
  const SENDER = { 'x-forwarded-for': '192.0.2.1' };

  beforeEach(() => Reflect.deleteProperty(globalThis, Symbol.for('storefront.rate-limiter')));

  test.each(Object.entries(nonsense))(
    'C10: 90 calls of %s get 429 after 60, while cart calls of the sender and of others are accepted',
    async (_what, make) => {
      platform.respondWith(jsonResponse(CART));
      const statuses: number[] = [];
      for (let call = 0; call < 90; call += 1) statuses.push((await handleGateway(make())).status);
      expect(statuses.slice(0, 60)).not.toContain(429);
      expect(new Set(statuses.slice(60))).toEqual(new Set([429]));
      expect(platform.requests).toHaveLength(0);
      for (const headers of [SENDER, NEIGHBOUR]) {
        const response = await handleGateway(
          request('POST', 'checkout/cart', { body: CART_PAYLOAD, headers }),
        );
        expect(response.status).toBe(200);
      }
    },
  );

  test('C10: the body of a call above the rate limit is not read', async () => {
    platform.respondWith(jsonResponse(CART));
    const add = () => request('POST', 'checkout/cart', { body: CART_PAYLOAD, headers: SENDER });
    for (let call = 0; call < 300; call += 1) await handleGateway(add());
    const rejected = add();
    expect((await handleGateway(rejected)).status).toBe(429);
    expect(rejected.bodyUsed).toBe(false);
  });
});

test('C10: 200 forms with forged proxy addresses count as one client', async () => {
  platform.respondWith(jsonResponse({ sucesso: true }));
  const statuses: number[] = [];
  for (let call = 0; call < 200; call += 1) {
    const headers = { 'x-forwarded-for': `10.${call}.0.1, 203.0.113.40` };
    const response = await handleGateway(
      request('POST', 'newsletter', { body: { email: 'a@b.c' }, headers }),
    );
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(195).fill(429)]);
});

test('C10, EVAL-03: guesses of evaluation keys are rate limited', async () => {
  platform.respondWith(jsonResponse({ sucesso: false }));
  const headers = { 'x-forwarded-for': '203.0.113.50' };
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const response = await handleGateway(request('GET', `evaluations/store/add/chave-${guess}`, { headers }));
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
});

describe('when the platform fails', () => {
  test.each([
    [404, 404],
    [400, 502],
    [500, 502],
    [503, 503],
    [504, 504],
  ])('16.5.1: platform status %i becomes %i without any of its text', async (status, expected) => {
    platform.respondWith(jsonResponse({ error: 'SQLSTATE segredo' }, status));
    const response = await handleGateway(request('POST', 'checkout/cart', { body: CART_PAYLOAD }));
    expect(response.status).toBe(expected);
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({ error: expect.any(String) });
    expect(text).not.toMatch(/SQLSTATE|127\.0\.0\.1|segredo/);
  });

  test('R8: HTML instead of JSON becomes 502', async () => {
    platform.respondWith((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    );
    expect((await handleGateway(request('GET', 'settings'))).status).toBe(502);
  });

  test('R8: a response with the wrong shape is rejected as a cart', async () => {
    platform.respondWith(jsonResponse({ sucesso: true }));
    expect((await handleGateway(request('GET', 'checkout/cart'))).status).toBe(502);
  });
});
