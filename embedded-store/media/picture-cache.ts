import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { digestOf } from '../digest';
import { logFailure } from '../errors';

/** Cache of derived pictures. */
export type PictureCache = {
  /**
   * The copy with this name. If it is missing it is made from the result of `read`; null if that is null.
   * Concurrent requests share one copy.
   */
  get: (name: string, read: Read, make: Make) => Promise<Uint8Array | null>;
};

type Read = () => Promise<Buffer | null>;
type Make = (source: Buffer) => Promise<Uint8Array>;

type StoredCopies = {
  read: (key: string) => Promise<Uint8Array | null>;
  write: (key: string, copy: Uint8Array) => Promise<void>;
};

const MAX_BYTES = 16 * 1024 * 1024;

/** Versions of the programs on which a copy depends, besides its source and its name. */
const ENCODERS = [
  'pictures.ts',
  'drawn-pictures.ts',
  '../catalogue/images/encode.ts',
  '../catalogue/images/palette.ts',
  '../catalogue/machines/upload.ts',
].map((file) => join(__dirname, file));

/**
 * LRU cache of at most `maxBytes`. Making a copy takes 20 to 100 ms, so if there is a `folder`, copies are
 * also stored there until the programs change.
 */
export function createPictureCache({
  folder = null,
  maxBytes = MAX_BYTES,
}: {
  folder?: string | null;
  maxBytes?: number;
} = {}): PictureCache {
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  const making = new Map<string, Promise<Uint8Array | null>>();
  const stored = folder === null ? null : openFolder(folder);

  async function load(name: string, read: Read, make: Make): Promise<Uint8Array | null> {
    const source = await read();
    if (!source || !stored) return source && make(source);
    const key = digestOf(name, '\0', source);
    const found = await stored.read(key);
    if (found) return found;
    const made = await make(source);
    await stored.write(key, made);
    return made;
  }

  return {
    get: async (name, read, make) => {
      const copy = cache.get(name);
      if (copy) return copy;
      const running = making.get(name);
      if (running) return running;
      const work = load(name, read, make)
        .then((made) => {
          if (made) cache.set(name, made);
          return made;
        })
        .finally(() => making.delete(name));
      making.set(name, work);
      return work;
    },
  };
}

/**
 * The copies stored in a folder, after removing those of earlier encoders; null if the folder cannot be
 * written.
 */
function openFolder(folder: string): StoredCopies | null {
  const encoders = ENCODERS.map((file) => readFileSync(file));
  const current = digestOf(JSON.stringify(sharp.versions), ...encoders).slice(0, 16);
  const place = join(folder, current);
  try {
    mkdirSync(place, { recursive: true });
    for (const name of readdirSync(folder)) {
      if (name !== current) rmSync(join(folder, name), { recursive: true, force: true });
    }
  } catch (error) {
    logFailure(`keeping pictures in ${folder}`, error);
    return null;
  }
  return {
    read: (key) =>
      readFile(join(place, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') logFailure(`reading a picture in ${folder}`, error);
        return null;
      }),
    write: async (key, copy) => {
      const draft = join(place, `${key}.${process.pid}`);
      // Several stores may make the same copy, so it is written completely before it replaces another.
      await writeFile(draft, copy)
        .then(() => rename(draft, join(place, key)))
        .catch((error) => logFailure(`keeping a picture in ${folder}`, error));
    },
  };
}
