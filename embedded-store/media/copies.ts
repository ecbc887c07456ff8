import { LRUCache } from 'lru-cache';

/** Pictures made from others, kept in memory. */
export type Copies = {
  /** The copy of a name, made when it is not there; asked for twice at once, it is made once. */
  get: (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
};

const MAX_BYTES = 48 * 1024 * 1024;

/** Keeps at most `maxBytes` of copies; those not asked for the longest go first. A copy takes about 20 ms to make. */
export function createCopies(maxBytes = MAX_BYTES): Copies {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  const making = new Map<string, Promise<Uint8Array>>();
  return {
    get: async (name, make) => {
      const copy = kept.get(name);
      if (copy) return copy;
      const running = making.get(name);
      if (running) return running;
      const work = make()
        .then((made) => {
          kept.set(name, made);
          return made;
        })
        .finally(() => making.delete(name));
      making.set(name, work);
      return work;
    },
  };
}
