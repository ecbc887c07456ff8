/** Caches nothing, for tests that count every read. */
export const cachedRead = <T>(_key: string, _ttl: number, read: () => Promise<T>): Promise<T> => read();
