/** @jest-environment node */
import { clientOf, createRateLimiter } from './rate-limit';

const from = (forwarded?: string, trustedHops = 0) =>
  clientOf(new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {}), trustedHops);

describe('clientOf', () => {
  test.each([
    ['203.0.113.77', '203.0.113.0/24', false],
    ['6.6.6.6, 203.0.113.77', '203.0.113.0/24', false],
    ['::ffff:203.0.113.77', '203.0.113.0/24', false],
    ['2804:14c:1:2ff::9', '2804:014c:0001:0200::/56', false],
    ['2804::1', '2804:0000:0000:0000::/56', false],
    ['127.0.0.1', '127.0.0.0/24', true],
    ['::1', '0000:0000:0000:0000::/56', true],
    ['::ffff:127.0.0.1', '127.0.0.0/24', true],
    ['1.2.3.4, nonsense', 'unknown', true],
    [undefined, 'unknown', true],
  ])('C10: %j counts for %s', (forwarded, key, shared) => {
    expect(from(forwarded)).toEqual({ key, shared });
  });

  test.each([
    ['6.6.6.6, 203.0.113.77, 10.0.0.1', 1, '203.0.113.0/24'],
    ['6.6.6.6, 203.0.113.77, 192.0.2.1, 10.0.0.1', 2, '203.0.113.0/24'],
    ['10.0.0.1', 1, '10.0.0.0/24'],
    ['6.6.6.6, 10.0.0.1', 2, '10.0.0.0/24'],
  ])('C10: %j behind %i proxies counts for %s', (forwarded, trustedHops, key) => {
    expect(from(forwarded, trustedHops)).toMatchObject({ key });
  });
});

describe('createRateLimiter', () => {
  const visitor = { key: 'v', shared: false };

  test('C10: forms have a limit by the minute and one by the hour', () => {
    const limiter = createRateLimiter();
    const waits = Array.from({ length: 40 }, (_, minute) =>
      Array.from({ length: 5 }, () => limiter.secondsToWait(visitor, 'form', minute * 60_000)),
    ).flat();
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    expect(limiter.secondsToWait(visitor, 'form', 3_600_000)).toBe(0);
  });

  test('C10: calls that are refused do not use up the hour', () => {
    const limiter = createRateLimiter();
    for (let call = 0; call < 100; call += 1) limiter.secondsToWait(visitor, 'form', 0);
    expect(limiter.secondsToWait(visitor, 'form', 60_000)).toBe(0);
  });

  test('C10: the wait is the rest of the window, and groups and clients do not share', () => {
    const limiter = createRateLimiter();
    for (let call = 0; call < 20; call += 1) limiter.secondsToWait(visitor, 'freight', 1_000);
    expect(limiter.secondsToWait(visitor, 'freight', 11_000)).toBe(50);
    expect(limiter.secondsToWait(visitor, 'cart', 11_000)).toBe(0);
    expect(limiter.secondsToWait({ key: 'w', shared: false }, 'freight', 11_000)).toBe(0);
    expect(limiter.secondsToWait(visitor, 'freight', 61_000)).toBe(0);
  });

  test('C10: a machine that stands for many gets more', () => {
    const limiter = createRateLimiter();
    const shared = { key: 's', shared: true };
    const waits = Array.from({ length: 81 }, () => limiter.secondsToWait(shared, 'freight', 0));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(80);
  });
});
