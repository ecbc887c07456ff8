type Options<T> = {
  /** 'local': kept on this device; 'session': kept in this tab. */
  storage: 'local' | 'session';
  key: string;
  isItem: (value: unknown) => value is T;
};

const open = (storage: 'local' | 'session') =>
  storage === 'local' ? window.localStorage : window.sessionStorage;

/**
 * The items of a list stored in this browser; null if nothing can be read. Anybody can write to the storage,
 * so only items that `isItem` accepts are returned. If storage is blocked, a warning goes to the console.
 */
export function readStoredList<T>({ storage, key, isItem }: Options<T>): T[] | null {
  try {
    const stored: unknown = JSON.parse(open(storage).getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem) : [];
  } catch (error) {
    console.warn(`${key} could not be read`, error);
    return null;
  }
}

/** A list stored in this browser, to read and to write. If storage is full, a warning goes to the console. */
export function createStoredList<T>(options: Options<T>) {
  const { storage, key } = options;
  return {
    read: () => readStoredList(options),
    /** An empty list removes the entry. */
    write(items: readonly T[]): void {
      try {
        if (items.length === 0) open(storage).removeItem(key);
        else open(storage).setItem(key, JSON.stringify(items));
      } catch (error) {
        console.warn(`${key} could not be stored`, error);
      }
    },
  };
}
