/** Caches nothing, for tests that must see every read. */
export const cachedRead = <T>(_key: string, _ttl: number, read: () => Promise<T>): Promise<T> => read();
