import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { serverConfig } from '@/lib/config/server';
import { CORE_PAGES_MEMORY, KEPT_FOR, PAGES_DISK, VARIANT_PAGES_MEMORY } from './lifetimes';
import { PageDisk, type PageShelf } from './page-disk';
import { type PageEntry, sizeOf } from './page-entry';
import { processWide } from './shared';

/** Internal paths of pages whose query is an endless set carry this segment; they never reach the disk. */
const VARIANT_SEGMENT = '/variant/';

function memoryShelf(maxSize: number) {
  return new LRUCache<string, PageEntry>({ maxSize, sizeCalculation: sizeOf });
}

/**
 * Finished pages by internal path: memory in two shelves (core paths; filtered and searched variants) and,
 * for core paths only, disk. Shared by the cache handler, which fills it, and the middleware, which asks it
 * whether a page can be served without the API.
 */
export class PageStore {
  private readonly core = memoryShelf(CORE_PAGES_MEMORY);
  private readonly variants = memoryShelf(VARIANT_PAGES_MEMORY);
  private readonly expired = new Set<string>();

  constructor(private readonly disk: PageDisk) {}

  /** The page, unless the middleware asked for a fresh one. */
  async get(key: string): Promise<PageEntry | null> {
    return this.expired.has(key) ? null : this.find(key);
  }

  /** Age of the stored page in ms, or null when there is none. */
  async age(key: string): Promise<number | null> {
    const entry = await this.find(key);
    return entry === null ? null : Date.now() - entry.lastModified;
  }

  async set(key: string, entry: PageEntry): Promise<void> {
    this.expired.delete(key);
    if (key.includes(VARIANT_SEGMENT)) {
      this.variants.set(key, entry);
      return;
    }
    this.core.set(key, entry);
    await this.disk.write(key, entry);
  }

  /** Keeps the stored page instead of a new one that came out worse, and lets no render be tried for a while. */
  async keep(key: string): Promise<void> {
    this.expired.delete(key);
    const entry = await this.find(key);
    if (entry !== null) entry.keptUntil = Date.now() + KEPT_FOR;
  }

  /** Makes the next request render anew; the old page stays for `age` until the new one is there. */
  expire(key: string): void {
    this.expired.add(key);
  }

  async delete(key: string): Promise<void> {
    this.expired.delete(key);
    this.variants.delete(key);
    this.core.delete(key);
    if (this.disk.has(key)) await this.disk.remove(key);
  }

  private async find(key: string): Promise<PageEntry | null> {
    const inMemory = this.core.get(key) ?? this.variants.get(key);
    if (inMemory !== undefined) return inMemory;
    const onDisk = await this.disk.read(key);
    if (onDisk !== null) this.core.set(key, onDisk);
    return onDisk;
  }
}

/** Pages of another build or of another store must not be found: both are part of the shelf's place. */
function shelfOfThisShop(): PageShelf {
  const dist = path.join(process.cwd(), '.next');
  const buildId = path.join(dist, 'BUILD_ID');
  return {
    root: path.join(dist, 'cache', 'pages'),
    // The development server has no build; it stores nothing, but the middleware asks.
    build: existsSync(buildId) ? readFileSync(buildId, 'utf8').trim() : 'development',
    configuration: createHash('sha256').update(JSON.stringify(serverConfig())).digest('hex').slice(0, 16),
  };
}

/** The process's one page store. */
export function pageStore(): PageStore {
  return processWide('page-store', () => new PageStore(new PageDisk(shelfOfThisShop(), PAGES_DISK)));
}
