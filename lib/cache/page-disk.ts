import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import v8 from 'node:v8';
import zlib from 'node:zlib';
import type { PageEntry } from './page-entry';

const compress = promisify(zlib.brotliCompress);
const decompress = promisify(zlib.brotliDecompress);
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };
const SUFFIX = '.page';

/** Where pages are kept: `<root>/<build>/<configuration>`. Everything in `root` belongs to the cache. */
export type PageShelf = { root: string; build: string; configuration: string };

function removeOtherBuilds(root: string, build: string): void {
  for (const name of readdirSync(root)) {
    if (name !== build) rmSync(path.join(root, name), { recursive: true, force: true });
  }
}

/**
 * Rendered pages on disk, one compressed file each, least recently used ones removed beyond `limit` bytes.
 * Other builds' pages are removed at start; those of another configuration stay, since another shop may be
 * serving them right now. Reads and writes that fail are told and count as "not there": the page renders again.
 */
export class PageDisk {
  /** File name → bytes, in order of use. */
  private readonly files = new Map<string, number>();
  private bytes = 0;

  private readonly folder: string;

  constructor(
    { root, build, configuration }: PageShelf,
    private readonly limit: number,
  ) {
    this.folder = path.join(root, build, configuration);
    mkdirSync(this.folder, { recursive: true });
    removeOtherBuilds(root, build);
    this.adopt();
  }

  has(key: string): boolean {
    return this.files.has(fileName(key));
  }

  async read(key: string): Promise<PageEntry | null> {
    const name = fileName(key);
    const size = this.files.get(name);
    if (size === undefined) return null;
    try {
      const stored = v8.deserialize(await decompress(await readFile(path.join(this.folder, name))));
      this.files.delete(name);
      this.files.set(name, size);
      return stored.key === key ? stored.entry : null;
    } catch (error) {
      console.warn(`A page on disk could not be read and will be rendered again: ${String(error)}`);
      await this.remove(key);
      return null;
    }
  }

  async write(key: string, entry: PageEntry): Promise<void> {
    const name = fileName(key);
    try {
      const body = await compress(v8.serialize({ key, entry }), BROTLI);
      const target = path.join(this.folder, name);
      const draft = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      await writeFile(draft, body);
      await rename(draft, target);
      this.forget(name);
      this.files.set(name, body.byteLength);
      this.bytes += body.byteLength;
      await this.shrink();
    } catch (error) {
      console.warn(`A page could not be kept on disk: ${String(error)}`);
    }
  }

  async remove(key: string): Promise<void> {
    const name = fileName(key);
    this.forget(name);
    await rm(path.join(this.folder, name), { force: true });
  }

  private forget(name: string): void {
    this.bytes -= this.files.get(name) ?? 0;
    this.files.delete(name);
  }

  private async shrink(): Promise<void> {
    for (const name of this.files.keys()) {
      if (this.bytes <= this.limit) return;
      this.forget(name);
      await rm(path.join(this.folder, name), { force: true });
    }
  }

  private adopt(): void {
    const found = readdirSync(this.folder).flatMap((name) => {
      const file = path.join(this.folder, name);
      if (name.endsWith(SUFFIX)) return [{ name, ...pick(statSync(file)) }];
      rmSync(file, { force: true });
      return [];
    });
    for (const { name, size } of found.sort((a, b) => a.usedAt - b.usedAt)) {
      this.files.set(name, size);
      this.bytes += size;
    }
  }
}

function pick({ size, atimeMs, mtimeMs }: { size: number; atimeMs: number; mtimeMs: number }) {
  return { size, usedAt: Math.max(atimeMs, mtimeMs) };
}

function fileName(key: string): string {
  return createHash('sha256').update(key).digest('base64url') + SUFFIX;
}
