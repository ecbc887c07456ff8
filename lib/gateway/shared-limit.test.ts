/** @jest-environment node */
import { fromRedis } from '@/lib/redis/connection';
import { describeWithRedis, testRedisForSuite } from '@/lib/redis/testing';
import { secondsToWait } from './rate-limit';

let mockUrl: string | null = null;
jest.mock('@/lib/config/operations', () => ({ operationsConfig: () => ({ redisUrl: mockUrl }) }));

// A busy machine may take longer than Redis is waited for; lib/redis/connection.test.ts is about that.
jest.mock('@/lib/shared/timeout', () => ({
  withTimeout: async (_ms: number, work: Promise<unknown>) => ({ value: await work }),
}));

const becomeAnotherInstance = () => Reflect.deleteProperty(globalThis, Symbol.for('storefront.rate-limiter'));
const visitor = (address: string) => new Headers({ 'x-forwarded-for': address });

describeWithRedis('limits of calls', () => {
  const redis = testRedisForSuite((url) => {
    mockUrl = url;
  });

  test('O4, C10: calls of a network count on all instances together', async () => {
    const waits: number[] = [];
    for (let call = 0; call < 6; call += 1) {
      becomeAnotherInstance();
      waits.push(await secondsToWait(visitor('203.0.113.9'), 'form'));
    }
    expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(waits[5]).toBeGreaterThan(50);
    expect(await secondsToWait(visitor('198.51.100.9'), 'form')).toBe(0);
  });

  test('O4, C10: no address of a visitor is kept in Redis', async () => {
    await secondsToWait(visitor('203.0.113.9'), 'cart');
    const keys = await fromRedis(({ client }) => client.keys('*'));
    expect(keys?.length).toBeGreaterThan(0);
    expect(keys?.join(' ')).not.toContain('203.0.113');
  });

  test('O4: without Redis each instance counts for itself', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await redis.stop();
    becomeAnotherInstance();
    const waits: number[] = [];
    for (let call = 0; call < 6; call += 1) waits.push(await secondsToWait(visitor('192.0.2.9'), 'form'));
    expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(waits[5]).toBeGreaterThan(50);
  });
});
