/** Stands in for lib/platform/data-cache where a test must see every read: nothing is kept between the tests. */
export const cachedRead = <T>(_key: string, _ttl: number, read: () => Promise<T>): Promise<T> => read();
