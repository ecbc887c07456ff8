/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks';
import { currentResponse, isShopServer, stripAddress, stripQuery } from './node-request';
import { missedPatches } from './patch-state';

const REQUESTS = Symbol.for('storefront.node-requests');
const NEXT_META = Symbol.for('NextInternalRequestMeta');

const requests = new AsyncLocalStorage();
const holder = globalThis as { [REQUESTS]?: unknown };

beforeEach(() => {
  holder[REQUESTS] = requests;
});
afterEach(() => {
  delete holder[REQUESTS];
});

test('C13: the query is removed from every place where Next stores it in the request', () => {
  const request = {
    url: '/sol?email=a@b.c',
    [NEXT_META]: { initURL: 'http://loja.test/sol?email=a@b.c', initProtocol: 'http' },
  };
  requests.run(request, stripQuery);
  expect(request).toEqual({
    url: '/sol',
    [NEXT_META]: { initURL: 'http://loja.test/sol', initProtocol: 'http' },
  });
});

test('C13: for an error page the address is removed as well', () => {
  const request = { url: '/maria?a', [NEXT_META]: { initURL: 'http://loja.test/maria?a' } };
  requests.run(request, stripAddress);
  expect(request).toEqual({ url: '/erro', [NEXT_META]: { initURL: 'http://loja.test/erro' } });
});

test('C13: a Next version that stores the address elsewhere is reported', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  requests.run({ url: '/sol?a' }, stripQuery);
  expect(missedPatches()['request-address']).toBe(1);
  log.mockRestore();
});

test('C13: a missing patch of the server is detected', () => {
  expect(isShopServer()).toBe(true);
  delete holder[REQUESTS];
  expect(isShopServer()).toBe(false);
  expect(stripQuery).not.toThrow();
  expect(currentResponse()).toBeUndefined();
});
