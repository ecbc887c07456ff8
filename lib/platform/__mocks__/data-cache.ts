/** For tests that must see every read: caches nothing. */
export const cachedRead = <T>(_key: string, _ttl: number, read: () => Promise<T>): Promise<T> => read();
