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

  test('O4: is asked of the platform by one instance only', async () => {
    const read = jest.fn(async () => {
      throw new StoreApiError('absent', 'GET url/verify', { status: 404 });
    });
    for (let instance = 0; instance < 2; instance += 1) {
      await expect(cachedRead('verify /nada', 1_000, read)).rejects.toMatchObject({ kind: 'absent' });
      becomeAnotherInstance();
    }
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('O4: a failure is nobody else’s', async () => {
    const read = jest.fn(async () => {
      throw new StoreApiError('failed', 'GET url/verify', { status: 500 });
    });
    for (let instance = 0; instance < 2; instance += 1) {
      await expect(cachedRead('verify /talvez', 1_000, read)).rejects.toMatchObject({ kind: 'failed' });
      becomeAnotherInstance();
    }
    expect(read).toHaveBeenCalledTimes(2);
  });
});
