/** @jest-environment node */
import type { LimitGroup } from '@/lib/gateway/routes/operation';
import { secondsToWait } from './rate-limit';

let rateLimitFactor = 1;
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => ({ trustedHops: 0, rateLimitFactor }) }));

const from = (address: string, session?: string) =>
  new Headers({ 'x-forwarded-for': address, ...(session ? { cookie: `PHPSESSID=${session}` } : {}) });

/** Sends `calls` calls. Returns how many of them were accepted. */
async function send(calls: number, group: LimitGroup, headersOf: (call: number) => Headers) {
  let passed = 0;
  for (let call = 0; call < calls; call += 1)
    if ((await secondsToWait(headersOf(call), group)) === 0) passed += 1;
  return passed;
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  Reflect.deleteProperty(globalThis, Symbol.for('storefront.rate-limiter'));
});
afterEach(() => jest.useRealTimers());

test('C10: forms have a limit per minute and per hour', async () => {
  let passed = 0;
  for (let minute = 0; minute < 40; minute += 1) {
    passed += await send(5, 'form', () => from('203.0.113.1'));
    jest.advanceTimersByTime(60_000);
  }
  expect(passed).toBe(20);
  jest.advanceTimersByTime(20 * 60_000);
  expect(await send(1, 'form', () => from('203.0.113.1'))).toBe(1);
});

test('C10: RATE_LIMIT_FACTOR multiplies the limits', async () => {
  rateLimitFactor = 3;
  expect(await send(100, 'form', () => from('203.0.113.1'))).toBe(15);
  rateLimitFactor = 1;
});

test('C10: rejected calls do not count towards the hourly limit', async () => {
  expect(await send(100, 'form', () => from('203.0.113.1'))).toBe(5);
  jest.advanceTimersByTime(60_000);
  expect(await send(1, 'form', () => from('203.0.113.1'))).toBe(1);
});

test('C10: one address cannot use up its network’s limit, and a network has a total limit', async () => {
  expect(await send(1_000, 'shipping', () => from('203.0.113.1'))).toBe(20);
  expect(await send(20, 'shipping', () => from('203.0.113.2'))).toBe(20);
  expect(await send(1_000, 'shipping', (call) => from(`203.0.113.${3 + (call % 200)}`))).toBe(40);
  expect(await send(20, 'shipping', () => from('198.51.100.1'))).toBe(20);
});

test('C10: one session cannot use up its address’s limit', async () => {
  expect(await send(1_000, 'cart', () => from('203.0.113.1', 'greedy'))).toBe(60);
  for (const session of ['a', 'b', 'c', 'd'])
    expect(await send(60, 'cart', () => from('203.0.113.1', session))).toBe(60);
});

test('C10: a session is counted across all its addresses', async () => {
  expect(await send(200, 'cart', (call) => from(`198.51.${call}.1`, 'wandering'))).toBe(60);
});

test.each([
  ['with another session each', (call: number) => from('203.0.113.1', `s${call}`)],
  ['without one', () => from('203.0.113.1')],
])('C10: calls %s are limited by their address', async (_how, headersOf) => {
  expect(await send(2_000, 'cart', headersOf)).toBe(300);
});

test('C10: forged sessions do not evict the counts of addresses', async () => {
  expect(await send(20, 'shipping', () => from('203.0.113.1'))).toBe(20);
  await send(15_000, 'cart', (call) => from(`10.${call >> 8}.${call & 255}.1`, `s${call}`));
  expect(await send(1, 'shipping', () => from('203.0.113.1'))).toBe(0);
});

test('C10: a shared network address has a higher limit', async () => {
  expect(await send(200, 'shipping', () => from('127.0.0.1'))).toBe(80);
});

test('C10: setting the clock back does not prolong a wait', async () => {
  await send(5, 'form', () => from('203.0.113.1'));
  jest.setSystemTime(Date.now() - 3_600_000);
  expect(await secondsToWait(from('203.0.113.1'), 'form')).toBe(60);
  jest.advanceTimersByTime(60_000);
  expect(await secondsToWait(from('203.0.113.1'), 'form')).toBe(0);
});
