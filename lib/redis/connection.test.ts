/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { RedisClientType } from '@redis/client';
import { changeRedis, connectRedis, disconnectRedis, fromRedis, redisState } from './connection';
import { createTestRedis, describeWithRedis, waitUntil } from './testing';

let mockUrl: string | null = null;
let mockKey: string | null = 'k'.repeat(32);
jest.mock('@/lib/config/operations', () => ({
  operationsConfig: () => ({ redisUrl: mockUrl, pageCacheKey: mockKey }),
}));

const ping = () => fromRedis(({ client }) => client.ping());
const responds = async () => (await ping()) !== null;

test('O4: without REDIS_URL no command is sent, and the client is not loaded', async () => {
  jest.doMock('@redis/client', () => {
    throw new Error('It is loaded.');
  });
  await connectRedis();
  expect(await ping()).toBeNull();
  jest.dontMock('@redis/client');
});

describeWithRedis('with Redis', () => {
  let redis: Awaited<ReturnType<typeof createTestRedis>>;
  let lines: jest.SpyInstance[];
  beforeAll(async () => {
    redis = await createTestRedis();
    mockUrl = redis.url;
  });
  beforeEach(() => {
    lines = [
      jest.spyOn(console, 'error').mockImplementation(() => undefined),
      jest.spyOn(console, 'warn').mockImplementation(() => undefined),
    ];
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    disconnectRedis();
    await redis.stop();
  });
  const events = () => lines.map(({ mock }) => mock.calls.map(([line]) => JSON.parse(line).event));

  test('O4: the shop connects to a Redis that starts later', async () => {
    await connectRedis();
    expect(await ping()).toBeNull();
    await redis.start();
    await waitUntil(responds);
    expect(events()).toEqual([['redis-down'], ['redis-back']]);
  });

  test('O4: a stopped Redis is detected at once, logged once, and reconnected to', async () => {
    await redis.stop();
    await waitUntil(async () => !(await responds()));
    for (let call = 0; call < 20; call += 1) expect(await ping()).toBeNull();
    await redis.start();
    await waitUntil(responds);
    expect(events()).toEqual([['redis-down'], ['redis-back']]);
  });

  test('O4: the shop waits once for a hanging Redis, for a quarter of a second, then skips it for a while', async () => {
    redis.freeze();
    const startedAt = performance.now();
    for (let call = 0; call < 20; call += 1) expect(await ping()).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(900);
    redis.unfreeze();
    await waitUntil(responds);
    // A short interruption does not count as an outage.
    expect(events()).toEqual([[], []]);
  });

  test('O4: a Redis that still hangs after a pause counts as unavailable', async () => {
    redis.freeze();
    expect(redisState()).toBe('ready');
    await waitUntil(async () => {
      await ping();
      return redisState() === 'gone';
    });
    redis.unfreeze();
    await waitUntil(responds);
    expect(redisState()).toBe('ready');
    expect(events()).toEqual([['redis-down'], ['redis-back']]);
  });

  test('O4: a process that was too busy to read a response does not report Redis as unavailable', async () => {
    const { now } = performance;
    let elapsed = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + elapsed);
    for (let call = 0; call < 3; call += 1) {
      const busy = fromRedis(() => {
        elapsed += 5_000;
        return new Promise(() => undefined);
      });
      expect(await busy).toBeNull();
    }
    expect(await ping()).toBe('PONG');
    expect(events()).toEqual([[], []]);
  });

  describe('with a full Redis', () => {
    const setLimit = (bytes: string) => fromRedis(({ client }) => client.configSet('maxmemory', bytes));
    const write = jest.fn(({ client }: { client: RedisClientType }) => client.set('a', '1'));
    const change = () => changeRedis(write);
    let elapsed = 0;
    const { now } = performance;

    beforeEach(() => {
      jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + elapsed);
      write.mockClear();
    });

    test('O4: a full Redis is logged once, written to less and less often, and still read from', async () => {
      await setLimit('1');
      let replies = 0;
      for (let second = 0; second < 120; second += 1) {
        expect(await change()).toBeNull();
        if (await responds()) replies += 1;
        elapsed += 1_000;
      }
      // On a busy machine a reply may be later than the limit for a command.
      expect(replies).toBeGreaterThan(110);
      // A write is sent after 1, 2, 4, 8, 16 and then every 30 seconds.
      expect(write).toHaveBeenCalledTimes(8);
      expect(events()).toEqual([['redis-refuses'], []]);
      expect(redisState()).toBe('refusing');
    });

    test('O4: Redis counts as full while it rejects some writes, and until a minute after the last rejection', async () => {
      elapsed += 31_000;
      expect(await change()).toBeNull();
      for (let tries = 0; tries < 3; tries += 1) {
        await setLimit('0');
        elapsed += 31_000;
        expect(await change()).toBe('OK');
        await setLimit('1');
        expect(await change()).toBeNull();
      }
      expect(events()).toEqual([[], []]);
      await setLimit('0');
      elapsed += 61_000;
      expect(await change()).toBe('OK');
      expect(events()).toEqual([[], ['redis-accepts']]);
    });
  });
});

test('O4: a missing page key is logged at start, and nothing is logged after disconnecting', async () => {
  mockUrl = 'redis://127.0.0.1:1';
  mockKey = null;
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await connectRedis();
  disconnectRedis();
  // By now the client's own attempt, which began earlier, has been rejected.
  await once(connect(1, '127.0.0.1'), 'error');
  expect(error).not.toHaveBeenCalled();
  expect(JSON.parse(warn.mock.calls[0]?.[0])).toMatchObject({ event: 'pages-not-shared' });
  expect(warn).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
