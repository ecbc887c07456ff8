/** @jest-environment node */
import { StoreApiError } from '@/lib/store-api/errors';
import { sharedRead } from './data-cache';
import { ABSENT_FRESH, DATA_STALE_IF_ERROR, FAILURE_FRESH } from './lifetimes';

const FRESH = 1_000;
let counter = 0;
const newKey = () => `test ${counter++}`;
const failure = () => new StoreApiError('unreachable', 'GET x');
const absence = () => new StoreApiError('absent', 'GET x');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('sharedRead', () => {
  test('R4: readers at the same time and within freshness share one call', async () => {
    const key = newKey();
    const read = jest.fn(async () => ({ nome: 'x' }));
    const [a, b] = await Promise.all([sharedRead(key, FRESH, read), sharedRead(key, FRESH, read)]);
    expect(a).toBe(b);
    await sharedRead(key, FRESH, read);
    expect(read).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(FRESH);
    await sharedRead(key, FRESH, read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('R4: the last good answer stands in for a failing API, for a day', async () => {
    const key = newKey();
    await sharedRead(key, FRESH, async () => 'good');
    const read = jest.fn(async () => Promise.reject(failure()));
    jest.advanceTimersByTime(FRESH);
    await expect(sharedRead(key, FRESH, read)).resolves.toBe('good');
    jest.advanceTimersByTime(DATA_STALE_IF_ERROR);
    await expect(sharedRead(key, FRESH, read)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  test('R6: a failure is remembered for a second, then the API is asked again', async () => {
    const key = newKey();
    const read = jest.fn(async (): Promise<string> => Promise.reject(failure()));
    await expect(sharedRead(key, FRESH, read)).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(sharedRead(key, FRESH, read)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(read).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(FAILURE_FRESH);
    read.mockResolvedValueOnce('back');
    await expect(sharedRead(key, FRESH, read)).resolves.toBe('back');
  });

  test('C13: something that is gone does not live on as its last good answer', async () => {
    const key = newKey();
    await sharedRead(key, FRESH, async () => 'good');
    jest.advanceTimersByTime(FRESH);
    const gone = jest.fn(async (): Promise<string> => Promise.reject(absence()));
    await expect(sharedRead(key, FRESH, gone)).rejects.toMatchObject({ kind: 'absent' });
    jest.advanceTimersByTime(ABSENT_FRESH - 1);
    await expect(sharedRead(key, FRESH, gone)).rejects.toMatchObject({ kind: 'absent' });
    expect(gone).toHaveBeenCalledTimes(1);
  });

  test('an error of our own is thrown as it is and not remembered', async () => {
    const key = newKey();
    const bug = jest.fn(async (): Promise<string> => Promise.reject(new TypeError('bug')));
    await expect(sharedRead(key, FRESH, bug)).rejects.toThrow('bug');
    await expect(sharedRead(key, FRESH, bug)).rejects.toThrow('bug');
    expect(bug).toHaveBeenCalledTimes(2);
  });
});
