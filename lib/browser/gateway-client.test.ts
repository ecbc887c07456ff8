import type * as Browser from './gateway-client';

type Pending = { url: string; init: RequestInit; respond: (status: number, body: unknown) => void };
let pending: Pending[] = [];
let browser: typeof Browser;

beforeEach(() => {
  pending = [];
  jest.isolateModules(() => {
    browser = require('./gateway-client');
  });
  globalThis.fetch = jest.fn(
    (url: RequestInfo | URL, init: RequestInit = {}) =>
      new Promise<Response>((resolve) => {
        const respond = (status: number, body: unknown) =>
          resolve({ ok: status < 300, status, json: async () => body } as Response);
        pending.push({ url: String(url), init, respond });
      }),
  );
});

const turn = async () => {
  for (let step = 0; step < 5; step += 1) await Promise.resolve();
};

test('A-84: changes wait until the first one has opened a session; reads do not wait', async () => {
  const cart = browser.callGateway('POST', 'checkout/cart', { body: {} });
  const kit = browser.callGateway('POST', 'list/shop', { body: {} });
  const user = browser.callGateway('GET', 'checkout/user');
  await turn();
  expect(pending.map(({ url }) => url)).toEqual(['/v2/front/checkout/cart', '/v2/front/checkout/user']);
  pending[0]?.respond(200, { a: 1 });
  await expect(cart).resolves.toEqual({ a: 1 });
  await turn();
  pending[2]?.respond(200, { b: 2 });
  pending[1]?.respond(200, {});
  await expect(kit).resolves.toEqual({ b: 2 });
  await user;
});

test('A-84: if the first change fails, the next one opens the session before the others are sent', async () => {
  const cart = browser.callGateway('POST', 'checkout/cart', { body: {} });
  const kit = browser.callGateway('POST', 'list/shop', { body: {} });
  const quote = browser.callGateway('POST', 'shipment/product', { body: {} });
  pending[0]?.respond(503, {});
  await expect(cart).rejects.toMatchObject({ name: 'GatewayError', status: 503 });
  await turn();
  expect(pending.map(({ url }) => url)).toEqual(['/v2/front/checkout/cart', '/v2/front/list/shop']);
  pending[1]?.respond(200, 'ok');
  await expect(kit).resolves.toBe('ok');
  await turn();
  pending[2]?.respond(200, 'quoted');
  await expect(quote).resolves.toBe('quoted');
});

test('C5: changes are sent as JSON to the shop’s own origin', async () => {
  const posting = browser.callGateway('POST', 'newsletter', { body: { email: 'a@b.c' } });
  pending[0]?.respond(200, { sucesso: true });
  await posting;
  expect(pending[0]).toMatchObject({
    url: '/v2/front/newsletter',
    init: { method: 'POST', body: '{"email":"a@b.c"}', headers: { 'content-type': 'application/json' } },
  });
});

test('R10: a request without a connection has status 0', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
  await expect(browser.callGateway('GET', 'settings')).rejects.toMatchObject({ status: 0 });
});
