/** @jest-environment node */

import { createStore } from '../store';
import { DEFAULT_STOREFRONT, storefronts } from '../storefronts';
import { openPgliteStore, type TestStore } from '../testing/test-store';

let opened: TestStore;
let onThisMachine: ReturnType<typeof createStore>;
beforeAll(async () => {
  opened = await openPgliteStore();
  const { upload } = storefronts[DEFAULT_STOREFRONT];
  onThisMachine = createStore(opened.ctx, { upload, shopUrl: 'http://localhost:3000' });
}, 180_000);
afterAll(() => opened.close());

const open = async (address: string, referer: string) =>
  onThisMachine.request(address, { headers: { Referer: referer } });

describe('a shop on this machine that is opened by another name of it', () => {
  test.each([
    ['http://localhost:4000/checkout/carrinho/?add=1', 'http://127.0.0.1:3000/', '127.0.0.1'],
    ['http://127.0.0.1:4000/checkout/carrinho/?add=1', 'http://localhost:3000/', 'localhost'],
  ])('CART-09: %s from %s leads to the bag of the session', async (address, referer, name) => {
    const response = await open(address, referer);
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(`http://${name}:4000/checkout/carrinho/?add=1`);
  });

  test('its bag links back to the shop by the same name', async () => {
    const response = await open('http://127.0.0.1:4000/checkout/carrinho', 'http://127.0.0.1:3000/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('href="http://127.0.0.1:3000"');
  });

  test.each([
    ['another site', 'https://mal.test/'],
    ['another program on this machine', 'http://127.0.0.1:8080/'],
    ['a page of the store', 'http://localhost:4000/checkout/acesso'],
    ['nowhere', ''],
  ])('a visitor from %s stays at the address', async (_, referer) => {
    const response = await open('http://localhost:4000/checkout/carrinho', referer);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('href="http://localhost:3000"');
  });
});

test('a public shop has one address, whatever the request names', async () => {
  const response = await opened.request('http://127.0.0.1/checkout/carrinho', {
    headers: { Referer: 'http://localhost/' },
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('href="http://shop.test"');
});
