/** @jest-environment node */
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestStore, noteStoredAddress } from './node-request';
import { beginFewAtATime } from './render-line';

const requests = createRequestStore();
const requestFor = (url: string) => ({ url }) as IncomingMessage;

beforeEach(() => jest.useFakeTimers());
// Everything that a test has begun is over then.
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(1_000);
  jest.useRealTimers();
});

/** Brings requests to the line; says which were handed over. */
function bring(addresses: string[]) {
  const begun: string[] = [];
  const responses = addresses.map((address) => {
    const response = Object.assign(new EventEmitter(), { closed: false });
    beginFewAtATime(
      requestFor(address),
      response as unknown as ServerResponse,
      () => begun.push(address),
      () => undefined,
    );
    return response;
  });
  const close = (index: number) => {
    Object.assign(responses[index] ?? {}, { closed: true });
    responses[index]?.emit('close');
  };
  return { begun, close };
}

test('R3: four pages begin, the next when one of them is answered', async () => {
  const { begun, close } = bring(['/a', '/b', '/c', '/d', '/e']);
  expect(begun).toEqual(['/a', '/b', '/c', '/d']);
  close(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['/a', '/b', '/c', '/d', '/e']);
});

test('R3: calls, files and pages that are known to be stored pass them', () => {
  requests.run(requestFor('/solares?pg=2'), noteStoredAddress);
  const passing = [
    '/v2/front/checkout/cart',
    '/_next/static/a.js',
    '/storefront/1/icon.svg',
    '/sw.js',
    '/solares?pg=2',
  ];
  const { begun } = bring(['/a', '/b', '/c', '/d', '/e', '/solares', '/v2/frontal', ...passing]);
  expect(begun).toEqual(['/a', '/b', '/c', '/d', ...passing]);
});

test('R3: who has left while waiting is not begun, and holds nobody up', async () => {
  const { begun, close } = bring(['/a', '/b', '/c', '/d', '/e', '/f']);
  close(4);
  close(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['/a', '/b', '/c', '/d', '/f']);
});
