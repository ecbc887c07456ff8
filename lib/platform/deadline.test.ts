/** @jest-environment node */
import {
  beforeDeadline,
  extendDeadline,
  type RequestInProgress,
  runInRequest,
  shortenDeadline,
} from './deadline';

const never = () => new Promise<string>(() => undefined);
const later = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'late'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function request(ageMs = 0): RequestInProgress & { end: () => void } {
  let hasEnded = false;
  return {
    startedAt: performance.now() - ageMs,
    hasEnded: () => hasEnded,
    end: () => {
      hasEnded = true;
    },
  };
}

test('R1: all reads of a request end within 3.6 s of its arrival', async () => {
  const waiting = runInRequest(request(3_000), () => beforeDeadline(never()));
  const outcome = jest.fn();
  waiting.then(outcome);
  await jest.advanceTimersByTimeAsync(599);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(null);
});

test('R1: an available result is returned even after the deadline', async () => {
  const found = runInRequest(request(9_000), () => beforeDeadline(Promise.resolve('there')));
  expect(await found).toEqual({ value: 'there' });
});

test.each([
  ['a page that is not worth a longer wait may wait less', 0, 400],
  ['a deadline is never moved back', 3_500, 100],
])('R1: %s', async (_rule, age, wait) => {
  const waiting = runInRequest(request(age), () => {
    shortenDeadline(400);
    return beforeDeadline(never());
  });
  await jest.advanceTimersByTimeAsync(wait);
  expect(await waiting).toBeNull();
});

test('R1: the time spent waiting for a slot does not count', async () => {
  const waiting = runInRequest(request(5_500), () => {
    extendDeadline(2_000);
    return beforeDeadline(later(50));
  });
  await jest.advanceTimersByTimeAsync(50);
  expect(await waiting).toEqual({ value: 'late' });
});

test('R4: a background render has no deadline, even if the response is sent in the meantime', async () => {
  const sent = request();
  const waiting = runInRequest(sent, () => beforeDeadline(later(10_000)));
  await jest.advanceTimersByTimeAsync(1_000);
  sent.end();
  await jest.advanceTimersByTimeAsync(9_000);
  expect(await waiting).toEqual({ value: 'late' });
});

test('work outside a request has no deadline', async () => {
  const waiting = beforeDeadline(later(10_000));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await waiting).toEqual({ value: 'late' });
});
