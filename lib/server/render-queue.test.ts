/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { createRequestStore, rememberStoredAddress } from '@/lib/framework/core/node-request';
import { createResponse } from '@/lib/framework/core/testing';
import { enqueueRequest } from './render-queue';

jest.mock('./pending-connections', () => ({ afterConnections: (callback: () => void) => callback() }));

const requests = createRequestStore();
const requestFor = (url: string) => ({ url }) as IncomingMessage;

beforeEach(() => jest.useFakeTimers());
// By this time, everything that a test has forwarded is done.
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(1_000);
  jest.useRealTimers();
});

/** Enqueues requests; records which were forwarded. */
function enqueue(addresses: string[]) {
  const forwarded: string[] = [];
  const closers = addresses.map((address) => {
    const { response, close } = createResponse();
    enqueueRequest(
      requestFor(address),
      response,
      () => forwarded.push(address),
      () => undefined,
    );
    return close;
  });
  return { forwarded, close: (index: number) => closers[index]?.() };
}

test('R3: four page requests are forwarded, and the next one once one of them is done', async () => {
  const { forwarded, close } = enqueue(['/a', '/b', '/c', '/d', '/e']);
  expect(forwarded).toEqual(['/a', '/b', '/c', '/d']);
  close(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(forwarded).toEqual(['/a', '/b', '/c', '/d', '/e']);
});

test('R3: calls, files and pages known to be cached do not wait', () => {
  requests.run(requestFor('/solares?pg=2'), rememberStoredAddress);
  const passing = [
    '/v2/front/checkout/cart',
    '/_next/static/a.js',
    '/storefront/1/icon.svg',
    '/sw.js',
    '/solares?pg=2',
  ];
  const { forwarded } = enqueue(['/a', '/b', '/c', '/d', '/e', '/solares', '/v2/frontal', ...passing]);
  expect(forwarded).toEqual(['/a', '/b', '/c', '/d', ...passing]);
});

test('R3: a request whose client has disconnected is not forwarded and delays no others', async () => {
  const { forwarded, close } = enqueue(['/a', '/b', '/c', '/d', '/e', '/f']);
  close(4);
  close(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(forwarded).toEqual(['/a', '/b', '/c', '/d', '/f']);
});
