import { within } from './within';

const never = new Promise<string>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('R1: work that ends in time is its outcome, and leaves no timer behind', async () => {
  expect(await within(100, Promise.resolve('done'))).toEqual({ value: 'done' });
  await expect(within(100, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('R1: work that takes longer is null', async () => {
  const waiting = within(100, never);
  await jest.advanceTimersByTimeAsync(100);
  expect(await waiting).toBeNull();
});

test('R4: what is there already is found without any time to wait', async () => {
  expect(await within(0, Promise.resolve('there'))).toEqual({ value: 'there' });
});
