/** @jest-environment node */
import { fromRedis } from '@/lib/redis/connection';
import { describeWithRedis, testRedisForSuite } from '@/lib/redis/testing';
import { secondsLeft, secondsToWait } from './rate-limit';

let mockUrl: string | null = null;
jest.mock('@/lib/config/operations', () => ({
  operationsConfig: () => ({ redisUrl: mockUrl, pageCacheKey: 'k'.repeat(32) }),
}));

// A busy machine may exceed the time limit for Redis; lib/redis/connection.test.ts covers that.
jest.mock('@/lib/shared/timeout', () => ({
  withTimeout: async (_ms: number, work: Promise<unknown>) => ({ value: await work }),
}));

const becomeAnotherInstance = () => Reflect.deleteProperty(globalThis, Symbol.for('storefront.rate-limiter'));
const visitor = (address: string) => new Headers({ 'x-forwarded-for': address });

describeWithRedis('limits of calls', () => {
  const redis = testRedisForSuite((url) => {
    mockUrl = url;
  });

  test('O4, C10: calls from an address are counted across instances', async () => {
    const waits: number[] = [];
    for (let call = 0; call < 6; call += 1) {
      becomeAnotherInstance();
      waits.push(await secondsToWait(visitor('203.0.113.9'), 'form'));
    }
    expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(waits[5]).toBeGreaterThan(50);
    expect(await secondsToWait(visitor('198.51.100.9'), 'form')).toBe(0);
  });

  test('O4, C10: a call rejected by one limit does not count towards others, on any instance', async () => {
    await fromRedis(({ client }) => client.flushAll());
    for (let call = 0; call < 20; call += 1) {
      becomeAnotherInstance();
      await secondsToWait(visitor('203.0.113.50'), 'form');
    }
    const names = (await fromRedis(({ client }) => client.keys('*'))) ?? [];
    const counts = await fromRedis(({ client }) => client.mGet(names));
    // One count each for the minute and the hour, both for the address and for the network.
    expect(counts).toEqual(['5', '5', '5', '5']);
  });

  test('O4, C10: a session is counted across instances, and cannot use up the limit of others', async () => {
    const send = async (session: string) => {
      becomeAnotherInstance();
      const headers = visitor('203.0.113.51');
      headers.set('cookie', `PHPSESSID=${session}`);
      return await secondsToWait(headers, 'cart');
    };
    const waits: number[] = [];
    for (let call = 0; call < 65; call += 1) waits.push(await send('greedy'));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(60);
    expect(await send('other')).toBe(0);
  });

  test('O4, C10: an instance learns from Redis that a limit has been reached, and remembers it', async () => {
    for (let call = 0; call < 20; call += 1) await secondsToWait(visitor('203.0.113.60'), 'shipping');
    becomeAnotherInstance();
    expect(await secondsToWait(visitor('203.0.113.60'), 'shipping')).toBeGreaterThan(50);
    expect(secondsLeft(visitor('203.0.113.60'), 'shipping')).toBeGreaterThan(50);
  });

  test.each([
    ['that never end', (name: string) => fromRedis(({ client }) => client.set(name, '1000'))],
    [
      'that end in a year',
      (name: string) => fromRedis(({ client }) => client.set(name, '1000', { EX: 3e7 })),
    ],
    ['without a number', (name: string) => fromRedis(({ client }) => client.set(name, 'x', { EX: 50 }))],
  ])('C10: counts %s are reset', async (_what, spoil) => {
    await fromRedis(({ client }) => client.flushAll());
    await secondsToWait(visitor('203.0.113.70'), 'upload');
    for (const name of (await fromRedis(({ client }) => client.keys('*'))) ?? []) await spoil(name);
    becomeAnotherInstance();
    expect(await secondsToWait(visitor('203.0.113.70'), 'upload')).toBe(0);
    expect(await fromRedis(({ client }) => client.keys('*'))).toHaveLength(2);
  });

  test('O4, C10: no visitor’s address is stored in Redis', async () => {
    await secondsToWait(visitor('203.0.113.9'), 'cart');
    const keys = await fromRedis(({ client }) => client.keys('*'));
    expect(keys?.length).toBeGreaterThan(0);
    expect(keys?.join(' ')).not.toContain('203.0.113');
  });

  test('O4: without Redis each instance counts separately', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await redis.stop();
    becomeAnotherInstance();
    const waits: number[] = [];
    for (let call = 0; call < 6; call += 1) waits.push(await secondsToWait(visitor('192.0.2.9'), 'form'));
    expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(waits[5]).toBeGreaterThan(50);
  });
});
