import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Finished pictures on disk; the least recently used go first when there is no room. */
export type PictureCache = {
  /** The picture of a key, made at most once at a time. */
  get: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Whether the picture of a key is finished; asking does not count as a use. */
  has: (key: string) => boolean;
};

const MAX_BYTES = 200 * 1024 * 1024;

/**
 * Opens the cache in `folder`, keeping what an earlier run of the same renderer left there.
 * @param version changes with the renderer; pictures of other versions are removed
 * @param maxBytes upper bound of all files together
 */
export async function openPictureCache(
  folder: string,
  version: string,
  maxBytes = MAX_BYTES,
): Promise<PictureCache> {
  const own = join(folder, version);
  await mkdir(own, { recursive: true });
  await removeOthers(folder, version);
  const files = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_, name, why) => {
      if (why === 'evict' || why === 'set') discard(join(own, name), why);
    },
  });
  for (const { name, bytes } of await present(own)) files.set(name, bytes);
  const making = new Map<string, Promise<Uint8Array>>();

  const read = async (name: string): Promise<Uint8Array | null> => {
    if (files.get(name) === undefined) return null;
    return readFile(join(own, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      files.delete(name);
      return null;
    });
  };

  const produce = async (name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const kept = await read(name);
    if (kept) return kept;
    const picture = await make();
    const draft = join(own, `${name}.${process.pid}.part`);
    await writeFile(draft, picture);
    await rename(draft, join(own, name));
    files.set(name, picture.byteLength);
    return picture;
  };

  return {
    get: (key, make) => {
      const name = nameOf(key);
      const running = making.get(name);
      if (running) return running;
      const work = produce(name, make).finally(() => making.delete(name));
      making.set(name, work);
      return work;
    },
    has: (key) => files.has(nameOf(key)),
  };
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}

function discard(path: string, why: string): void {
  // A replaced file keeps its name, so only evicted ones are deleted; a failure costs disk, not correctness.
  if (why !== 'evict') return;
  rm(path, { force: true }).catch((error: Error) => console.error(`Embedded store: ${error.message}`));
}

async function removeOthers(folder: string, version: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(
    names
      .filter((name) => name !== version)
      .map((name) => rm(join(folder, name), { recursive: true, force: true })),
  );
}

/** Files from the oldest to the newest; unfinished ones of a killed run are removed. */
async function present(folder: string): Promise<{ name: string; bytes: number }[]> {
  const names = await readdir(folder);
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      if (name.endsWith('.part')) {
        await rm(path, { force: true });
        return [];
      }
      const { size, mtimeMs } = await stat(path);
      return [{ name, bytes: size, mtimeMs }];
    }),
  );
  return found.flat().sort((a, b) => a.mtimeMs - b.mtimeMs);
}
