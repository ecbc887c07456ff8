/** Reads without a cache between the tests, after `jest.mock('@/lib/platform/data-cache')`. */
export const cachedRead = <T>(_key: string, _ttl: number, read: () => Promise<T>): Promise<T> => read();
