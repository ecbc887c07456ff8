/** @jest-environment node */
import { connectRedis, disconnectRedis, fromRedis } from './connection';
import { createTestRedis, describeWithRedis, waitUntil } from './testing';

let mockUrl: string | null = null;
jest.mock('@/lib/config/operations', () => ({ operationsConfig: () => ({ redisUrl: mockUrl }) }));

const ping = () => fromRedis(({ client }) => client.ping());
const answers = async () => (await ping()) !== null;

test('O4: without REDIS_URL nothing is asked, and the client is not loaded', async () => {
  jest.doMock('@redis/client', () => {
    throw new Error('It is loaded.');
  });
  await connectRedis();
  expect(await ping()).toBeNull();
  jest.dontMock('@redis/client');
});

describeWithRedis('with a Redis', () => {
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

  test('O4: one that is not there yet is connected to when it is', async () => {
    await connectRedis();
    expect(await ping()).toBeNull();
    await redis.start();
    await waitUntil(answers);
    expect(events()).toEqual([['redis-gone'], ['redis-back']]);
  });

  test('O4: one that ends is missed at once, said once, and connected to again', async () => {
    await redis.stop();
    await waitUntil(async () => !(await answers()));
    for (let call = 0; call < 20; call += 1) expect(await ping()).toBeNull();
    await redis.start();
    await waitUntil(answers);
    expect(events()).toEqual([['redis-gone'], ['redis-back']]);
  });

  test('O4: one that hangs is waited for a quarter of a second once, and then left out for a while', async () => {
    redis.freeze();
    const startedAt = performance.now();
    for (let call = 0; call < 20; call += 1) expect(await ping()).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(900);
    redis.unfreeze();
    await waitUntil(answers);
    expect(events()).toEqual([['redis-gone'], ['redis-back']]);
  });
});
