/** @jest-environment node */

import {
  ABSENT_TTL,
  DATA_MEMORY_BYTES,
  DATA_STALE_IF_ERROR,
  FAILURE_TTL,
  SHELL_TTL,
} from '@/lib/config/cache-limits';
import { cachedRead } from './data-cache';
import { collectDataWarnings } from './data-warnings';
import { runInRequest } from './deadline';
import { StoreApiError } from './errors';
import { purges } from './purges';

const TTL = 1_000;
let counter = 0;
const newKey = () => `test ${counter++}`;
const failure = () => new StoreApiError('unreachable', 'GET x');
const notFound = () => new StoreApiError('absent', 'GET x');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('cachedRead', () => {
  test('R4: concurrent reads and reads of fresh data share one call', async () => {
    const key = newKey();
    const read = jest.fn(async () => ({ nome: 'x' }));
    const [a, b] = await Promise.all([cachedRead(key, TTL, read), cachedRead(key, TTL, read)]);
    expect(a).toBe(b);
    await cachedRead(key, TTL, read);
    expect(read).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(TTL + 1);
    await cachedRead(key, TTL, read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('R4: while the platform fails, the last good response is used for up to a day', async () => {
    const key = newKey();
    await cachedRead(key, TTL, async () => 'good');
    const read = jest.fn(async () => Promise.reject(failure()));
    jest.advanceTimersByTime(TTL + 1);
    await expect(cachedRead(key, TTL, read)).resolves.toBe('good');
    jest.advanceTimersByTime(DATA_STALE_IF_ERROR);
    await expect(cachedRead(key, TTL, read)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  test('O5: a purged response is requested again, others are not', async () => {
    const [first, second] = [newKey(), newKey()];
    const read = jest.fn(async () => 'response');
    await cachedRead(first, TTL, read, () => ['product:7']);
    await cachedRead(second, TTL, read, () => ['product:8']);
    purges().purge(['product:7']);
    await cachedRead(second, TTL, read, () => ['product:8']);
    expect(read).toHaveBeenCalledTimes(2);
    await cachedRead(first, TTL, read, () => ['product:7']);
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('O5, R4: a purged response is used while the platform fails, and counts as stale', async () => {
    const key = newKey();
    const tags = () => ['product:9'] as const;
    await cachedRead(key, TTL, async () => 'good', tags);
    const storedAt = Date.now();
    purges().purge(['product:9']);
    const { value, warnings } = await collectDataWarnings(() =>
      cachedRead(key, TTL, async () => Promise.reject(failure()), tags),
    );
    expect([value, warnings]).toEqual(['good', [{ kind: 'stale-data', storedAt }]]);
  });

  test('R6: a failure is remembered for a second, then the platform is called again', async () => {
    const key = newKey();
    const read = jest.fn(async (): Promise<string> => Promise.reject(failure()));
    await expect(cachedRead(key, TTL, read)).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(cachedRead(key, TTL, read)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(read).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(FAILURE_TTL + 1);
    read.mockResolvedValueOnce('back');
    await expect(cachedRead(key, TTL, read)).resolves.toBe('back');
  });

  test('C13: a “not found” replaces the last good response', async () => {
    const key = newKey();
    await cachedRead(key, TTL, async () => 'good');
    jest.advanceTimersByTime(TTL + 1);
    const gone = jest.fn(async (): Promise<string> => Promise.reject(notFound()));
    await expect(cachedRead(key, TTL, gone)).rejects.toMatchObject({ kind: 'absent' });
    jest.advanceTimersByTime(ABSENT_TTL - 1);
    await expect(cachedRead(key, TTL, gone)).rejects.toMatchObject({ kind: 'absent' });
    expect(gone).toHaveBeenCalledTimes(1);
  });

  test('a programming error is rethrown and not cached', async () => {
    const key = newKey();
    const bug = jest.fn(async (): Promise<string> => Promise.reject(new TypeError('bug')));
    await expect(cachedRead(key, TTL, bug)).rejects.toThrow('bug');
    await expect(cachedRead(key, TTL, bug)).rejects.toThrow('bug');
    expect(bug).toHaveBeenCalledTimes(2);
  });

  test('R4: a programming error does not discard the last good response', async () => {
    const key = newKey();
    await cachedRead(key, TTL, async () => 'good');
    jest.advanceTimersByTime(TTL + 1);
    const bug = () => cachedRead(key, TTL, async (): Promise<string> => Promise.reject(new TypeError('bug')));
    await expect(bug()).rejects.toThrow('bug');
    await expect(cachedRead(key, TTL, async () => Promise.reject(failure()))).resolves.toBe('good');
  });

  test('R4: readers get their responses even if there are more than memory can hold', async () => {
    const big = 'x'.repeat(DATA_MEMORY_BYTES / 4);
    const read = async (index: number) => `${index}${big}`;
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => cachedRead(newKey(), TTL, () => read(index))),
    );
    expect(responses.map((response) => response[0]).join('')).toBe('01234567');
  });
});

describe('after the system clock was ahead', () => {
  const HOUR = 3_600_000;
  const putClock = (ms: number) => jest.setSystemTime(Date.now() + ms);

  test('C13: a response stored while the clock was ahead is requested again once the clock is set back', async () => {
    const key = newKey();
    putClock(HOUR);
    await cachedRead(key, TTL, async () => 'old price');
    putClock(-HOUR);
    expect(await cachedRead(key, TTL, async () => 'new price')).toBe('new price');
    const read = jest.fn(async () => 'a third');
    expect(await cachedRead(key, TTL, read)).toBe('new price');
    expect(read).not.toHaveBeenCalled();
  });

  test('C13, R4: a response stored while the clock was ahead is still used while the platform fails', async () => {
    const key = newKey();
    putClock(HOUR);
    await cachedRead(key, TTL, async () => 'good');
    putClock(-HOUR);
    expect(await cachedRead(key, TTL, async () => Promise.reject(failure()))).toBe('good');
  });

  test.each([
    ['a failure', failure, FAILURE_TTL],
    ['not found', notFound, ABSENT_TTL],
  ])('C13: %s stored while the clock was ahead is cached no longer than usual', async (_what, error, ttl) => {
    const key = newKey();
    putClock(HOUR);
    await expect(cachedRead(key, TTL, async () => Promise.reject(error()))).rejects.toThrow();
    putClock(-HOUR);
    jest.advanceTimersByTime(ttl + 1);
    expect(await cachedRead(key, TTL, async () => 'back')).toBe('back');
  });
});

describe('stale responses', () => {
  const failing = () => Promise.reject(failure());
  const warning = (storedAt: number) => ({ kind: 'stale-data', storedAt });
  const warningsOf = async (key: string, read: () => Promise<string>, ttl = TTL) =>
    (await collectDataWarnings(() => cachedRead(key, ttl, read))).warnings;

  test('R4: a read reports when its stale response was stored', async () => {
    const key = newKey();
    const storedAt = Date.now();
    const good = async () => 'good';
    expect(await warningsOf(key, good)).toEqual([]);
    jest.advanceTimersByTime(TTL);
    expect(await warningsOf(key, failing)).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(await Promise.all([warningsOf(key, failing), warningsOf(key, failing)])).toEqual([
      [warning(storedAt)],
      [warning(storedAt)],
    ]);
    expect(await warningsOf(key, good)).toEqual([warning(storedAt)]);
    jest.advanceTimersByTime(FAILURE_TTL + 1);
    expect(await warningsOf(key, good)).toEqual([]);
  });

  test('R4: concurrent readers are notified only of their reads', async () => {
    const key = newKey();
    await cachedRead(key, TTL, async () => 'old');
    jest.advanceTimersByTime(TTL + 1);
    const [affected, unaffected] = await Promise.all([
      warningsOf(key, failing),
      warningsOf(newKey(), async () => 'fresh'),
    ]);
    expect(affected).toHaveLength(1);
    expect(unaffected).toEqual([]);
  });

  test('R4: stale data without prices, such as a menu, has a separate warning', async () => {
    const key = newKey();
    await cachedRead(key, SHELL_TTL, async () => 'menu');
    jest.advanceTimersByTime(SHELL_TTL + 1);
    expect(await warningsOf(key, failing, SHELL_TTL)).toEqual([{ kind: 'stale-content' }]);
  });
});

describe('reads during a request', () => {
  const slow = (value: string) => () => new Promise<string>((resolve) => setTimeout(resolve, 5_000, value));
  const inRequest = (key: string, read: () => Promise<string>) =>
    runInRequest({ startedAt: performance.now(), hasEnded: () => false }, () =>
      collectDataWarnings(() => cachedRead(key, TTL, read)),
    );

  test('R1: a late response counts as a timeout, but is used for later reads', async () => {
    const key = `${newKey()} what a shopper typed`;
    const first = expect(inRequest(key, slow('slow'))).rejects.toMatchObject({
      kind: 'timeout',
      message: expect.not.stringContaining('shopper'),
    });
    await jest.advanceTimersByTimeAsync(4_000);
    await first;
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(cachedRead(key, TTL, async () => 'another')).resolves.toBe('slow');
  });

  test('R4: the last good response replaces a late one, and a warning is recorded', async () => {
    const key = newKey();
    const storedAt = Date.now();
    await cachedRead(key, TTL, async () => 'good');
    await jest.advanceTimersByTimeAsync(TTL + 1);
    const reading = inRequest(key, slow('new'));
    await jest.advanceTimersByTimeAsync(4_000);
    expect(await reading).toEqual({ value: 'good', warnings: [{ kind: 'stale-data', storedAt }] });
  });
});
