/** @jest-environment node */
import { fromRedis } from '@/lib/redis/connection';
import { redisKey } from '@/lib/redis/keys';
import { describeWithRedis, testRedisForSuite, waitUntil } from '@/lib/redis/testing';
import { purges } from './purges';
import { followPurges } from './shared-purges';

let mockUrl: string | null = null;
jest.mock('@/lib/config/operations', () => ({
  operationsConfig: () => ({ redisUrl: mockUrl, pageCacheKey: 'k'.repeat(32) }),
}));

// A busy machine may exceed the time limit for Redis; lib/redis/connection.test.ts covers that.
jest.mock('@/lib/shared/timeout', () => ({
  withTimeout: async (_ms: number, work: Promise<unknown>) => ({ value: await work }),
}));

const HOUR = 3_600_000;
const send = (tags: string) => fromRedis(({ client }) => client.xAdd(redisKey('purges'), '*', { tags }));
const isPurged = (tag: string) => purges().isPurged(Date.now() - 60_000, () => [tag]);

describeWithRedis('purges from other instances', () => {
  testRedisForSuite((url) => {
    mockUrl = url;
  });
  afterEach(() => jest.restoreAllMocks());

  test('O5: an instance whose clock is ahead finds purges, and invalid messages do not block later ones', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + HOUR);
    await send('["product:1"]');
    for (const nonsense of ['{', '"all"', '[1]', JSON.stringify(['x'.repeat(5_000)])]) await send(nonsense);
    await send('["product:2"]');
    followPurges();
    await waitUntil(() => isPurged('product:2'));
    expect(isPurged('product:1')).toBe(true);
    expect(isPurged('product:3')).toBe(false);
    expect(warn).toHaveBeenCalledTimes(4);
  });
});
