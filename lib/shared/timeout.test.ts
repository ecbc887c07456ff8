import { createTimeBudget, withTimeout } from './timeout';

const never = new Promise<string>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('R1: work that ends in time returns its result and leaves no timer', async () => {
  expect(await withTimeout(100, Promise.resolve('done'))).toEqual({ value: 'done' });
  await expect(withTimeout(100, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('R1: work that takes longer returns null', async () => {
  const waiting = withTimeout(100, never);
  await jest.advanceTimersByTimeAsync(100);
  expect(await waiting).toBeNull();
});

test('R4: an available result is returned even if there is no time to wait', async () => {
  expect(await withTimeout(0, Promise.resolve('there'))).toEqual({ value: 'there' });
});

test('R1: consecutive work shares a time budget, and the time in between does not count', async () => {
  const inTime = createTimeBudget(100);
  const first = inTime(new Promise((resolve) => setTimeout(resolve, 60, 'first')));
  await jest.advanceTimersByTimeAsync(60);
  expect(await first).toEqual({ value: 'first' });
  await jest.advanceTimersByTimeAsync(5_000);
  const ended = jest.fn();
  inTime(never).then(ended);
  await jest.advanceTimersByTimeAsync(39);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(null);
  expect(await inTime(Promise.resolve('there'))).toEqual({ value: 'there' });
});
