import { LRUCache } from 'lru-cache';

/** In-memory cache of derived pictures. */
export type PictureCache = {
  /** The copy with a name, made on a miss; concurrent requests share one. */
  get: (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
};

const MAX_BYTES = 16 * 1024 * 1024;

/** LRU cache of at most `maxBytes`. A copy takes about 20 ms to make. */
export function createPictureCache(maxBytes = MAX_BYTES): PictureCache {
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  const making = new Map<string, Promise<Uint8Array>>();
  return {
    get: async (name, make) => {
      const copy = cache.get(name);
      if (copy) return copy;
      const running = making.get(name);
      if (running) return running;
      const work = make()
        .then((made) => {
          cache.set(name, made);
          return made;
        })
        .finally(() => making.delete(name));
      making.set(name, work);
      return work;
    },
  };
}
