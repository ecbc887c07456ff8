type Options<T> = {
  /** Local: on this device. Session: in this tab. */
  storage: 'local' | 'session';
  key: string;
  isItem: (value: unknown) => value is T;
};

/**
 * A list stored in this browser. Anybody can write there, so only items accepted by `isItem` are read. If storage is
 * blocked or full, a warning goes to the console.
 */
export function createStoredList<T>({ storage, key, isItem }: Options<T>) {
  const open = () => (storage === 'local' ? window.localStorage : window.sessionStorage);
  return {
    /** null if nothing can be read. */
    read(): T[] | null {
      try {
        const stored: unknown = JSON.parse(open().getItem(key) ?? '[]');
        return Array.isArray(stored) ? stored.filter(isItem) : [];
      } catch (error) {
        console.warn(`${key} could not be read`, error);
        return null;
      }
    },
    /** An empty list removes the entry. */
    write(items: readonly T[]): void {
      try {
        if (items.length === 0) open().removeItem(key);
        else open().setItem(key, JSON.stringify(items));
      } catch (error) {
        console.warn(`${key} could not be stored`, error);
      }
    },
  };
}
