import { AdaptiveTimeout } from './adaptive-timeout';
import { StoreApiError, type StoreApiErrorKind } from './errors';

let timeout: AdaptiveTimeout;
beforeEach(() => {
  jest.useFakeTimers();
  timeout = new AdaptiveTimeout();
});
afterEach(() => jest.useRealTimers());

const respondAfter = (ms: number) =>
  timeout.measure(async () => {
    jest.advanceTimersByTime(ms);
  });

const fail = (kind: StoreApiErrorKind) =>
  expect(timeout.measure(() => Promise.reject(new StoreApiError(kind, 'GET x')))).rejects.toThrow(kind);

test('L8, R4: the timeout grows with the usual response times, within limits', async () => {
  expect(timeout.ms).toBe(200);
  for (let time = 0; time < 20; time += 1) await respondAfter(200);
  expect(timeout.ms).toBeGreaterThan(500);
  expect(timeout.ms).toBeLessThan(700);
  for (let time = 0; time < 20; time += 1) await respondAfter(2_000);
  expect(timeout.ms).toBe(1_000);
});

test('R4: the timeout is zero after a call without a response, until the next response', async () => {
  await fail('timeout');
  expect(timeout.ms).toBe(0);
  await fail('unreachable');
  expect(timeout.ms).toBe(0);
  await fail('absent');
  expect(timeout.ms).toBe(200);
});
