import { CircuitBreaker } from './circuit-breaker';
import { StoreApiError, type StoreApiErrorKind } from './errors';

let breaker: CircuitBreaker;
const failure = (kind: StoreApiErrorKind, status?: number) =>
  new StoreApiError(kind, 'GET url/x', { status });
const fail = (kind: StoreApiErrorKind, status?: number) =>
  breaker.run(() => Promise.reject(failure(kind, status))).catch((error: StoreApiError) => error);

async function failTimes(times: number, kind: StoreApiErrorKind, status?: number) {
  for (let time = 0; time < times; time += 1) await fail(kind, status);
}

beforeEach(() => {
  jest.useFakeTimers();
  breaker = new CircuitBreaker();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['timeout', undefined],
  ['unreachable', undefined],
  ['failed', 503],
] as const)(
  'R3: after five failures (%s %p) the next call fails in the same way without being sent',
  async (kind, status) => {
    await failTimes(5, kind, status);
    const call = jest.fn(async () => 'response');
    await expect(breaker.run(call)).rejects.toMatchObject({ kind, status: status ?? null });
    expect(call).not.toHaveBeenCalled();
  },
);

test.each([
  ['absent', 404],
  ['refused', 429],
  ['failed', 500],
  ['malformed', 200],
] as const)('R3: %s with status %d never opens the breaker', async (kind, status) => {
  await failTimes(20, kind, status);
  await expect(breaker.run(async () => 'response')).resolves.toBe('response');
});

test('R3: a success resets the failure count', async () => {
  await failTimes(4, 'timeout');
  await breaker.run(async () => 'response');
  await failTimes(4, 'timeout');
  await expect(breaker.run(async () => 'response')).resolves.toBe('response');
});

test('R3, R6: an open breaker lets one call a second through, and closes when it succeeds', async () => {
  await failTimes(5, 'timeout');
  jest.advanceTimersByTime(1_000);
  const probe = jest.fn(() => Promise.reject(failure('timeout')));
  await Promise.allSettled([breaker.run(probe), breaker.run(probe), breaker.run(probe)]);
  expect(probe).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  await expect(breaker.run(async () => 'back')).resolves.toBe('back');
  await expect(breaker.run(async () => 'all')).resolves.toBe('all');
});

test('R6: failures of calls that were sent before the recovery do not count', async () => {
  const late = Array.from({ length: 6 }, () => {
    let give: (error: StoreApiError) => void = () => undefined;
    const ended = breaker.run(() => new Promise((_, reject) => (give = reject))).catch(() => 'ended');
    return { ended, give };
  });
  jest.advanceTimersByTime(10);
  await breaker.run(async () => 'back');
  for (const { give } of late) give(failure('timeout'));
  await Promise.all(late.map(({ ended }) => ended));
  await expect(breaker.run(async () => 'response')).resolves.toBe('response');
});

test('an error that is not the platform’s, such as an abort, does not count', async () => {
  await failTimes(4, 'timeout');
  await expect(breaker.run(() => Promise.reject(new Error('left')))).rejects.toThrow('left');
  await fail('timeout');
  await expect(breaker.run(async () => 'response')).rejects.toMatchObject({ kind: 'timeout' });
});
