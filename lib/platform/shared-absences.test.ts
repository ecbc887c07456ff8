/** @jest-environment node */
import { describeWithRedis, testRedisForSuite } from '@/lib/redis/testing';
import { cachedRead } from './data-cache';
import { StoreApiError } from './errors';

let mockUrl: string | null = null;
jest.mock('@/lib/config/operations', () => ({
  operationsConfig: () => ({ redisUrl: mockUrl, metricsToken: null }),
}));

/** Another instance has the Redis, and nothing else, in common with this one. */
const becomeAnotherInstance = () => Reflect.deleteProperty(globalThis, Symbol.for('storefront.data-cache'));

describeWithRedis('what does not exist', () => {
  testRedisForSuite((url) => {
    mockUrl = url;
  });

  test.each([
    ['what is absent is read by one instance only', 'absent', 404, 1],
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
});
