/** @jest-environment node */
import { z } from 'zod';
import { jsonResponse, stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { pageReadTimeout, runForAgent, send } from './http';
import { readThirdParty } from './third-party';

const config = { storeApiUrl: '', storeAppToken: 'loja-teste' };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));

const platform = stubPlatformForFile(config);
const hang = () => undefined;
const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'response',
    (error: { kind: string }) => error.kind,
  );
/** Longer than a busy machine takes to respond. */
const ENOUGH_MS = 10_000;
const read = (path: string, timeoutMs = 40) => outcomeOf(send({ path }, { timeoutMs }));
const write = (path: string) => outcomeOf(send({ method: 'POST', path, body: {} }, { timeoutMs: 40 }));

async function repeat(times: number, call: () => Promise<string>) {
  for (let time = 0; time < times; time += 1) expect(await call()).toBe('timeout');
}

test('R3: a hanging part of the platform is not called again, while other parts are', async () => {
  platform.respondWith(hang);
  await repeat(5, () => read('showcase/banners/a'));
  await repeat(5, () => read('url/product/listing/category?url=a'));
  platform.respondWith(jsonResponse({}));
  expect(await read('showcase/banners/b?limit=1')).toBe('timeout');
  expect(await read('url/product/listing/category?url=b')).toBe('timeout');
  expect(platform.requests).toEqual([]);
  expect(await read('showcase/products/b', ENOUGH_MS)).toBe('response');
  expect(await read('url/product/detail?url=a', ENOUGH_MS)).toBe('response');
});

test('R3: reads and changes have separate breakers', async () => {
  platform.respondWith(hang);
  await repeat(5, () => write('checkout/cart'));
  platform.respondWith(jsonResponse({}));
  expect(await write('checkout/cart')).toBe('timeout');
  expect(await read('checkout/cart', ENOUGH_MS)).toBe('response');
});

test('R3: calls of agents that get no response stop no call of a shopper, and do not shorten its wait', async () => {
  platform.respondWith(jsonResponse({}));
  expect(await read('url/list/detail?url=a', ENOUGH_MS)).toBe('response');
  platform.respondWith(hang);
  await repeat(5, () => runForAgent(() => read('url/list/detail?url=a')));
  platform.respondWith(jsonResponse({}));
  expect(pageReadTimeout()).toBeGreaterThan(0);
  expect(await runForAgent(() => read('url/list/detail?url=a'))).toBe('timeout');
  expect(await read('url/list/detail?url=a', ENOUGH_MS)).toBe('response');
});

test('R4: a page does not wait again after a timeout', async () => {
  platform.respondWith(jsonResponse({}));
  expect(await read('url/home', ENOUGH_MS)).toBe('response');
  expect(pageReadTimeout()).toBeGreaterThan(0);
  platform.respondWith(hang);
  expect(await read('url/verify?url=x')).toBe('timeout');
  expect(pageReadTimeout()).toBe(0);
});

test('R3: another service that fails is not called again either', async () => {
  platform.respondWith((_request, response) => response.writeHead(503).end());
  const readBlog = () =>
    outcomeOf(readThirdParty(z.object({}), { service: 'blog', url: config.storeApiUrl }));
  for (let time = 0; time < 5; time += 1) expect(await readBlog()).toBe('failed');
  expect(platform.requests).toHaveLength(5);
  expect(await readBlog()).toBe('failed');
  expect(platform.requests).toHaveLength(5);
});
