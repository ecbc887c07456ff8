/** @jest-environment node */
import { DATA_TTL, FAILURE_TTL } from '@/lib/config/cache-limits';
import { cachedRead } from './data-cache';
import { collectDataWarnings, reportDataWarning } from './data-warnings';
import { StoreApiError } from './errors';
import { withFallback, withSubstitute } from './optional';

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

test('L8: every reader of stale data gets its age, even if readers share a call', async () => {
  const read = (call: () => Promise<string>) => cachedRead('prices', DATA_TTL, call);
  await read(async () => 'price');
  jest.advanceTimersByTime(DATA_TTL + 1);
  const failing = jest.fn(fail);
  const both = await Promise.all([
    collectDataWarnings(() => read(failing)),
    collectDataWarnings(() => read(failing)),
  ]);
  const warning = { kind: 'stale-data', storedAt: NOW };
  expect(both).toEqual([
    { value: 'price', warnings: [warning] },
    { value: 'price', warnings: [warning] },
  ]);
  expect(failing).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(FAILURE_TTL + 1);
  expect((await collectDataWarnings(() => read(async () => 'new price'))).warnings).toEqual([]);
});

test('R5: a failed section is recorded only for its reader; a section that the shop does not have is not recorded', async () => {
  const absent = Promise.reject(new StoreApiError('absent', 'GET x'));
  const [failed, missing, other] = await Promise.all([
    collectDataWarnings(() => withFallback(fail(), null)),
    collectDataWarnings(() => withFallback(absent, null)),
    collectDataWarnings(async () => 'other'),
  ]);
  expect(failed.warnings).toEqual([{ kind: 'missing-block' }]);
  expect([missing.warnings, other.warnings]).toEqual([[], []]);
  expect(() => reportDataWarning({ kind: 'missing-block' })).not.toThrow();
});

test('R5: a page counts as complete if the shop’s text replaces a missing section', async () => {
  expect(await collectDataWarnings(() => withSubstitute(fail(), 'own text'))).toEqual({
    value: 'own text',
    warnings: [],
  });
  const broken = Promise.reject(new TypeError('a fault of the shop'));
  await expect(withSubstitute(broken, 'own text')).rejects.toThrow('a fault of the shop');
});
