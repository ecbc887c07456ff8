/** @jest-environment node */
import { fromRedis } from '@/lib/redis/connection';
import { describeWithRedis, testRedisForSuite, waitUntil } from '@/lib/redis/testing';
import type { Outcome } from '../protocol/envelope';
import { runOnce } from './repeated-calls';

let mockUrl: string | null = null;
let mockKey: string | null = 'k'.repeat(32);
jest.mock('@/lib/config/operations', () => ({
  operationsConfig: () => ({ redisUrl: mockUrl, agentsKey: mockKey, pageCacheKey: mockKey }),
}));

// A busy machine may exceed the time limit for Redis; lib/redis/connection.test.ts covers that.
jest.mock('@/lib/shared/timeout', () => ({
  withTimeout: async (_ms: number, work: Promise<unknown>) => ({ value: await work }),
}));

const KEY = '660e8400-e29b-41d4-a716-446655440001';

const becomeAnotherInstance = () => {
  for (const name of ['agent-repeats', 'agent-cart-key'])
    Reflect.deleteProperty(globalThis, Symbol.for(`storefront.${name}`));
};

let agents = 0;
const newCall = () => {
  agents += 1;
  return {
    caller: [`https://agente.example/${agents}`],
    operation: 'create_cart',
    input: { item: 1 } as unknown,
  };
};

const OUTCOME: Outcome = { status: 201, body: { id: 'cart-of-the-first' }, outcome: 'success' };
const made = () => jest.fn(async () => OUTCOME);

describeWithRedis('with Redis', () => {
  testRedisForSuite((url) => {
    mockUrl = url;
  });
  beforeEach(becomeAnotherInstance);
  afterEach(() => {
    mockKey = 'k'.repeat(32);
    jest.restoreAllMocks();
  });

  test('a call handled by another instance gets the same result, which is encrypted in Redis', async () => {
    const call = newCall();
    await runOnce(KEY, call, made());
    becomeAnotherInstance();
    const again = made();
    expect(await runOnce(KEY, call, again)).toEqual(OUTCOME);
    expect(again).not.toHaveBeenCalled();
    const names = (await fromRedis(({ client }) => client.keys('*repeats*'))) ?? [];
    const values = (await fromRedis(({ client }) => client.mGet(names))) ?? [];
    expect(values).toHaveLength(1);
    for (const value of values)
      expect(Buffer.from(value ?? '', 'base64url').includes('cart-of-the-first')).toBe(false);
    becomeAnotherInstance();
    await expect(runOnce(KEY, { ...call, input: { item: 2 } }, made())).rejects.toThrow(
      'idempotency_conflict',
    );
  });

  test('a repeated call waits for the call on another instance, and runs if that fails', async () => {
    for (const end of ['succeeds', 'fails']) {
      const call = newCall();
      let finish: (outcome: Promise<Outcome>) => void = () => undefined;
      const isClaimed = jest.fn();
      const first = runOnce(KEY, call, () => {
        isClaimed();
        return new Promise<Outcome>((resolve) => {
          finish = resolve;
        });
      });
      const failed = first.catch((error: Error) => error.message);
      await waitUntil(() => isClaimed.mock.calls.length === 1);
      becomeAnotherInstance();
      const again = made();
      const second = runOnce(KEY, call, again);
      finish(end === 'succeeds' ? Promise.resolve(OUTCOME) : Promise.reject(new Error('failed')));
      expect(await failed).toEqual(end === 'succeeds' ? OUTCOME : 'failed');
      expect(await second).toEqual(OUTCOME);
      expect(again).toHaveBeenCalledTimes(end === 'succeeds' ? 0 : 1);
    }
  });

  test('forged results are ignored, and without a shared key nothing is written', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const call = newCall();
    await runOnce(KEY, call, made());
    const names = (await fromRedis(({ client }) => client.keys('*repeats*'))) ?? [];
    for (const name of names) await fromRedis(({ client }) => client.set(name, 'bm9uZQ'));
    becomeAnotherInstance();
    const again = made();
    await runOnce(KEY, call, again);
    expect(again).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);

    await fromRedis(({ client }) => client.flushAll());
    mockKey = null;
    becomeAnotherInstance();
    await runOnce(KEY, newCall(), made());
    expect(await fromRedis(({ client }) => client.keys('*repeats*'))).toEqual([]);
  });
});
