/** @jest-environment node */
import { DATA_TTL, FAILURE_TTL, SHELL_TTL } from '@/lib/config/cache-limits';
import { cachedRead } from './data-cache';
import { StoreApiError } from './errors';
import { withFallback, withSubstitute } from './optional';
import { collectReadIssues, reportReadIssue } from './read-issues';

const NOW = new Date('2026-01-01T00:00:00Z').getTime();
const fail = async (): Promise<string> => Promise.reject(new StoreApiError('unreachable', 'GET x'));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('L8: every reader of old data learns its age, also the one that waits for another’s call', async () => {
  const read = (call: () => Promise<string>) => cachedRead('prices', DATA_TTL, call);
  await read(async () => 'price');
  jest.advanceTimersByTime(DATA_TTL + 1);
  const failing = jest.fn(fail);
  const both = await Promise.all([
    collectReadIssues(() => read(failing)),
    collectReadIssues(() => read(failing)),
  ]);
  const issue = { kind: 'stale-data', storedAt: NOW };
  expect(both).toEqual([
    { value: 'price', issues: [issue] },
    { value: 'price', issues: [issue] },
  ]);
  expect(failing).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(FAILURE_TTL + 1);
  expect((await collectReadIssues(() => read(async () => 'new price'))).issues).toEqual([]);
});

test('L8: old data without prices are told apart', async () => {
  await cachedRead('menu', SHELL_TTL, async () => 'menu');
  jest.advanceTimersByTime(SHELL_TTL + 1);
  expect(await collectReadIssues(() => cachedRead('menu', SHELL_TTL, fail))).toEqual({
    value: 'menu',
    issues: [{ kind: 'stale-content' }],
  });
});

test('R5: a failed block is noted, one that the shop does not have is not; no other reader is notified', async () => {
  const absent = Promise.reject(new StoreApiError('absent', 'GET x'));
  const [failed, missing, other] = await Promise.all([
    collectReadIssues(() => withFallback(fail(), null)),
    collectReadIssues(() => withFallback(absent, null)),
    collectReadIssues(async () => 'other'),
  ]);
  expect(failed.issues).toEqual([{ kind: 'missing-block' }]);
  expect([missing.issues, other.issues]).toEqual([[], []]);
  expect(() => reportReadIssue({ kind: 'missing-block' })).not.toThrow();
});

test('R5: a page is complete with the shop’s own text for a block that the platform does not send', async () => {
  expect(await collectReadIssues(() => withSubstitute(fail(), 'own text'))).toEqual({
    value: 'own text',
    issues: [],
  });
  const broken = Promise.reject(new TypeError('a fault of the shop'));
  await expect(withSubstitute(broken, 'own text')).rejects.toThrow('a fault of the shop');
});
