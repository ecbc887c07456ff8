import { StoreApiError, type StoreApiErrorKind } from './errors';
import { Patience } from './patience';

let patience: Patience;
beforeEach(() => {
  jest.useFakeTimers();
  patience = new Patience();
});
afterEach(() => jest.useRealTimers());

const answerAfter = (ms: number) =>
  patience.learnFrom(async () => {
    jest.advanceTimersByTime(ms);
  });

const fail = (kind: StoreApiErrorKind) =>
  expect(patience.learnFrom(() => Promise.reject(new StoreApiError(kind, 'GET x')))).rejects.toThrow(kind);

test('L8, R4: is longer where answers usually take longer, and has bounds', async () => {
  expect(patience.ms).toBe(200);
  for (let time = 0; time < 20; time += 1) await answerAfter(200);
  expect(patience.ms).toBeGreaterThan(500);
  expect(patience.ms).toBeLessThan(700);
  for (let time = 0; time < 20; time += 1) await answerAfter(2_000);
  expect(patience.ms).toBe(1_000);
});

test('R4: ends with a call that is not answered, until the next that is', async () => {
  await fail('timeout');
  expect(patience.ms).toBe(0);
  await fail('unreachable');
  expect(patience.ms).toBe(0);
  await fail('absent');
  expect(patience.ms).toBe(200);
});
