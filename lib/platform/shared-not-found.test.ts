/** @jest-environment node */
import { fromRedis } from '@/lib/redis/connection';
import { describeWithRedis, testRedisForSuite } from '@/lib/redis/testing';
import { cachedRead } from './data-cache';
import { StoreApiError } from './errors';

let mockUrl: string | null = null;
let mockKey: string | null = 'k'.repeat(32);
jest.mock('@/lib/config/operations', () => ({
  operationsConfig: () => ({ redisUrl: mockUrl, metricsToken: null, pageCacheKey: mockKey }),
}));

// A busy machine may exceed the time limit for Redis; lib/redis/connection.test.ts covers that.
jest.mock('@/lib/shared/timeout', () => ({
  withTimeout: async (_ms: number, work: Promise<unknown>) => ({ value: await work }),
}));

/** The other instance shares nothing but Redis with this one. */
const becomeAnotherInstance = () => Reflect.deleteProperty(globalThis, Symbol.for('storefront.data-cache'));

describeWithRedis('addresses that do not exist', () => {
  testRedisForSuite((url) => {
    mockUrl = url;
  });

  test.each([
    ['an absent address is read by one instance only', 'absent', 404, 1],
    ['a failure is not shared', 'failed', 500, 2],
  ] as const)('O4: %s', async (_rule, kind, status, reads) => {
    const read = jest.fn(async () => {
      throw new StoreApiError(kind, 'GET url/verify', { status });
    });
    for (let instance = 0; instance < 2; instance += 1) {
      await expect(cachedRead(`verify /${kind}`, 1_000, read)).rejects.toMatchObject({ kind });
      becomeAnotherInstance();
    }
    expect(read).toHaveBeenCalledTimes(reads);
  });

  const keys = async () => (await fromRedis(({ client }) => client.keys('*:absent:*'))) ?? [];
  const absent = async () => Promise.reject(new StoreApiError('absent', 'GET url/verify', { status: 404 }));

  test.each([
    ['a mark without a seal', () => '1'],
    ['a forged signature', () => `${Date.now() + 5_000} ${'0'.repeat(64)}`],
    ['a longer time', (value: string) => value.replace(/^\d+/, String(Date.now() + 3_600_000))],
  ])('C13: an attacker with access to Redis cannot make a page missing: %s', async (what, forge) => {
    await fromRedis(({ client }) => client.flushAll());
    await expect(cachedRead(`verify /there ${what}`, 1_000, absent)).rejects.toMatchObject({
      kind: 'absent',
    });
    const [name = ''] = await keys();
    const value = await fromRedis(({ client }) => client.get(name));
    await fromRedis(({ client }) => client.set(name, forge(value ?? '')));
    becomeAnotherInstance();
    expect(await cachedRead(`verify /there ${what}`, 1_000, async () => 'found')).toBe('found');
  });

  test('C13: an attacker with access to Redis cannot use the “missing” mark of one page for another', async () => {
    await fromRedis(({ client }) => client.flushAll());
    await expect(cachedRead('verify /gone', 1_000, absent)).rejects.toThrow();
    const [gone = ''] = await keys();
    await expect(cachedRead('verify /here', 1_000, absent)).rejects.toThrow();
    const here = (await keys()).find((name) => name !== gone) ?? '';
    await fromRedis(({ client }) => client.copy(gone, here, { REPLACE: true }));
    becomeAnotherInstance();
    expect(await cachedRead('verify /here', 1_000, async () => 'found')).toBe('found');
  });

  test('C13: without a key nothing is shared', async () => {
    await fromRedis(({ client }) => client.flushAll());
    mockKey = null;
    await expect(cachedRead('verify /alone', 1_000, absent)).rejects.toThrow();
    expect(await keys()).toEqual([]);
    mockKey = 'k'.repeat(32);
  });
});
