import { AdaptiveTimeout } from './adaptive-timeout';
import { StoreApiError, type StoreApiErrorKind } from './errors';

let timeout: AdaptiveTimeout;
beforeEach(() => {
  jest.useFakeTimers();
  timeout = new AdaptiveTimeout();
});
afterEach(() => jest.useRealTimers());

const answerAfter = (ms: number) =>
  timeout.measure(async () => {
    jest.advanceTimersByTime(ms);
  });

const fail = (kind: StoreApiErrorKind) =>
  expect(timeout.measure(() => Promise.reject(new StoreApiError(kind, 'GET x')))).rejects.toThrow(kind);

test('L8, R4: is longer where answers usually take longer, and has bounds', async () => {
  expect(timeout.ms).toBe(200);
  for (let time = 0; time < 20; time += 1) await answerAfter(200);
  expect(timeout.ms).toBeGreaterThan(500);
  expect(timeout.ms).toBeLessThan(700);
  for (let time = 0; time < 20; time += 1) await answerAfter(2_000);
  expect(timeout.ms).toBe(1_000);
});

test('R4: ends with a call that is not answered, until the next that is', async () => {
  await fail('timeout');
  expect(timeout.ms).toBe(0);
  await fail('unreachable');
  expect(timeout.ms).toBe(0);
  await fail('absent');
  expect(timeout.ms).toBe(200);
});
