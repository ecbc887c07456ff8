import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ageOf, DATA_STALE_IF_ERROR } from '@/lib/config/cache-limits';
import { log } from '@/lib/shared/log';
import type { CompressedEntry } from './compressed-page';
import { PageSigner } from './signed-page';

const SUFFIX = '.page';

/** Where pages are stored: `<root>/<build>/<configuration>`. The cache owns everything in `root`. */
export type PageFolder = { root: string; build: string; configuration: string };

function removeOtherBuilds(root: string, build: string): void {
  for (const name of readdirSync(root)) {
    if (name !== build) rmSync(path.join(root, name), { recursive: true, force: true });
  }
}

/**
 * Removes folders of other builds and configurations that have not changed for a day. The folder of a running
 * shop does change, because visits cause pages to be rendered and written again.
 */
function removeUnused(folder: string): void {
  for (const name of readdirSync(path.dirname(folder))) {
    const other = path.join(path.dirname(folder), name);
    if (other === folder) continue;
    const unusedFor = ageOf(statSync(other).mtimeMs);
    // The modification time is in the future because a clock was wrong. It is reset, so that the folder can
    // be removed tomorrow.
    if (unusedFor === Number.POSITIVE_INFINITY) utimesSync(other, new Date(), new Date());
    else if (unusedFor > DATA_STALE_IF_ERROR) rmSync(other, { recursive: true, force: true });
  }
}

/**
 * Compressed pages on disk, one file each. Above `limit` bytes in total, the least recently used ones are
 * removed. At start, folders of other builds and configurations are removed if they have not changed for a
 * day, because their pages are too old to use; newer ones stay, since another shop may be using them. Failed
 * reads and writes are logged and count as a miss.
 */
export class PageDisk {
  /** Size in bytes by file name, least recently used first. */
  private readonly files = new Map<string, number>();
  private bytes = 0;

  private readonly folder: string;
  private readonly signer: PageSigner;

  /** @param secret with which this shop signs its pages */
  constructor(
    { root, build, configuration }: PageFolder,
    private readonly limit: number,
    secret: Buffer,
  ) {
    this.folder = path.join(root, build, configuration);
    this.signer = new PageSigner(secret, `${build}:${configuration}`);
    try {
      mkdirSync(this.folder, { recursive: true });
      removeOtherBuilds(root, build);
      removeUnused(this.folder);
      this.indexExistingFiles();
    } catch (error) {
      log.warn('page-folder-unusable', { cause: String(error) });
    }
  }

  /** Total bytes of all files. */
  get size(): number {
    return this.bytes;
  }

  has(key: string): boolean {
    return this.files.has(fileName(key));
  }

  async read(key: string): Promise<CompressedEntry | null> {
    const name = fileName(key);
    const size = this.files.get(name);
    if (size === undefined) return null;
    try {
      const entry = this.signer.read(key, await readFile(path.join(this.folder, name)));
      // The file may have been removed or replaced meanwhile.
      if (this.files.get(name) === size) {
        this.files.delete(name);
        this.files.set(name, size);
      }
      return entry;
    } catch (error) {
      log.warn('stored-page-unreadable', { cause: String(error) });
      await this.remove(key);
      return null;
    }
  }

  async write(key: string, entry: CompressedEntry): Promise<void> {
    const name = fileName(key);
    const target = path.join(this.folder, name);
    let draft: string | undefined;
    try {
      const content = this.signer.write(key, entry);
      // Another shop may have removed the folder when it started.
      await mkdir(this.folder, { recursive: true });
      draft = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      await writeFile(draft, content);
      await rename(draft, target);
      this.forget(name);
      this.files.set(name, content.byteLength);
      this.bytes += content.byteLength;
      await this.evict();
    } catch (error) {
      log.warn('page-not-kept-on-disk', { cause: String(error) });
      // On a full disk, the partial draft would take space from other pages.
      if (draft !== undefined) await this.removeFile(path.basename(draft));
    }
  }

  async remove(key: string): Promise<void> {
    await this.removeFile(fileName(key));
  }

  private async removeFile(name: string): Promise<void> {
    this.forget(name);
    try {
      await rm(path.join(this.folder, name), { force: true });
    } catch (error) {
      log.warn('page-not-removed-from-disk', { cause: String(error) });
    }
  }

  private forget(name: string): void {
    this.bytes -= this.files.get(name) ?? 0;
    this.files.delete(name);
  }

  private async evict(): Promise<void> {
    for (const name of this.files.keys()) {
      if (this.bytes <= this.limit) return;
      await this.removeFile(name);
    }
  }

  private indexExistingFiles(): void {
    const found = readdirSync(this.folder).flatMap((name) => {
      const file = path.join(this.folder, name);
      if (name.endsWith(SUFFIX)) return [{ name, ...fileUsage(statSync(file)) }];
      rmSync(file, { force: true });
      return [];
    });
    for (const { name, size } of found.sort((a, b) => a.usedAt - b.usedAt)) {
      this.files.set(name, size);
      this.bytes += size;
    }
  }
}

function fileUsage({ size, atimeMs, mtimeMs }: { size: number; atimeMs: number; mtimeMs: number }) {
  return { size, usedAt: Math.max(atimeMs, mtimeMs) };
}

function fileName(key: string): string {
  return createHash('sha256').update(key).digest('base64url') + SUFFIX;
}
