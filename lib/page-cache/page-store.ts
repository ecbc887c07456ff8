import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import {
  CORE_PAGES_MEMORY_BYTES,
  INCOMPLETE_PAGE_RETRY_AFTER,
  NOT_FOUND_CONFIRMED_AFTER,
  PAGES_DISK_BYTES,
  VARIANT_PAGES_MEMORY_BYTES,
} from '@/lib/config/cache-limits';
import { serverConfig } from '@/lib/config/environment';
import { operationsConfig } from '@/lib/config/operations';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { sharedSecret } from '@/lib/redis/keys';
import { isErrorPage, isMemoryOnly } from '@/lib/screens/page';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { log } from '@/lib/shared/log';
import { TaskQueue } from '@/lib/shared/task-queue';
import { countCacheRead, exposeQueue, exposeStoredBytes } from '@/lib/telemetry/metrics';
import { type CompressedEntry, compressPage, decompressPage, sizeOf } from './compressed-page';
import { PageDisk, type PageFolder } from './page-disk';
import { isForSearchEngines, type PageEntry } from './page-entry';
import { diskSecret } from './page-secret';
import { isOld, isPostponed, isSendable, type Lookup, lookupOf } from './page-state';
import { SharedPages } from './shared-pages';

/** How many expired pages, and how many missing ones, are noted. */
const MAX_NOTED = 1_000;

/** How many pages may wait to be compressed. Beyond that, callers that store a page have to wait. */
const MAX_UNCOMPRESSED = 8;

/** A new page is uncompressed until the writer reaches it. */
type Slot = PageEntry | CompressedEntry;

type Located = { slot: Slot; tier: 'memory' | 'disk' | 'redis' } | { slot: null; tier: 'none' };
const NOWHERE: Located = { slot: null, tier: 'none' };

const isCompressed = (slot: Slot): slot is CompressedEntry => slot.page.kind === 'compressed';

function memoryCache(maxSize: number) {
  return new LRUCache<string, Slot>({ maxSize, sizeCalculation: ({ page }) => sizeOf(page) });
}

/**
 * Finished and compressed pages by internal path. Memory has two partitions: core paths, and filtered or
 * searched variants. The second tier, on disk, has core paths and the variants in the sitemaps, because
 * crawlers read more of these in a row than the memory for variants can hold. The cache handler fills the
 * store; the middleware looks up whether a page can be sent without calling the platform.
 */
export class PageStore {
  private readonly core = memoryCache(CORE_PAGES_MEMORY_BYTES);
  private readonly variants = memoryCache(VARIANT_PAGES_MEMORY_BYTES);
  /** Limited, because a page that was evicted since may never be rendered again. */
  private readonly expired = new LRUCache<string, true>({ max: MAX_NOTED });
  /**
   * Stored pages that the platform has reported as not found, with the time of the first report by
   * performance.now().
   */
  private readonly notFoundSince = new LRUCache<string, number>({ max: MAX_NOTED });
  private readonly uncompressed = new Map<string, PageEntry>();
  /** Compresses and writes one page at a time, because encoders need much memory. */
  private readonly writer = new TaskQueue();

  /** @param shared pages rendered by all instances; null for a single instance */
  constructor(
    private readonly disk: PageDisk,
    private readonly shared: SharedPages | null = null,
  ) {
    exposeQueue('compress', () => this.writer.length);
    exposeStoredBytes('disk', () => this.disk.size);
    exposeStoredBytes('memory', () => this.core.calculatedSize + this.variants.calculatedSize);
  }

  /** The stored page, even if it has expired and its replacement is still being rendered. */
  async lookup(key: string): Promise<Lookup<Slot>> {
    const { slot } = await this.locate(key);
    return lookupOf(key, slot, this.expired.has(key));
  }

  /** The page in the form in which Next passed it; null if it has expired. */
  async get(key: string): Promise<(PageEntry & { isDue: boolean }) | null> {
    const { slot, tier } = await this.locate(key);
    const found = lookupOf(key, slot, this.expired.has(key));
    countCacheRead('page', isSendable(found) ? tier : 'none');
    if (!isSendable(found)) return null;
    const { entry, isDue } = found;
    return { ...entry, page: isCompressed(entry) ? await decompressPage(entry.page) : entry.page, isDue };
  }

  /** The page in the form that is sent, if it is in memory and compressed. */
  ready(key: string): Lookup<CompressedEntry> {
    const slot = this.memoryFor(key).get(key);
    return lookupOf(key, slot !== undefined && isCompressed(slot) ? slot : null, this.expired.has(key));
  }

  /**
   * Stores a page, which is compressed and written later. An older page that can be sent stays in use until the new one
   * is compressed too; the call then resolves only after that.
   */
  async set(key: string, entry: PageEntry): Promise<void> {
    const isSuccessor = isSendable(this.ready(key));
    this.expired.delete(key);
    this.notFoundSince.delete(key);
    if (!isSuccessor) this.memoryFor(key).set(key, entry);
    this.uncompressed.set(key, entry);
    const compressed = this.writer.add(() => this.compress(key, entry));
    if (isSuccessor || this.writer.length > MAX_UNCOMPRESSED) await compressed;
  }

  /** Resolves when all stored pages are compressed and written. */
  async flush(): Promise<void> {
    await this.writer.add(async () => {});
  }

  /** Keeps the stored page because the new one is worse, and postpones the next render. */
  async keep(key: string): Promise<void> {
    this.expired.delete(key);
    const { slot } = await this.locate(key);
    if (slot !== null) slot.retryAt = Date.now() + INCOMPLETE_PAGE_RETRY_AFTER;
  }

  /** Makes the next request render the page again, unless a recent attempt failed because of the platform. */
  async expire(key: string): Promise<void> {
    const { slot } = await this.locate(key);
    if (slot !== null && !isPostponed(slot)) this.expired.set(key, true);
  }

  /**
   * Records that the platform reported a stored page as not found. True if an earlier report is old enough to
   * believe it.
   */
  confirmNotFound(key: string): boolean {
    const since = this.notFoundSince.get(key) ?? performance.now();
    this.notFoundSince.set(key, since);
    return performance.now() - since >= NOT_FOUND_CONFIRMED_AFTER;
  }

  /** Records that the platform has the page, so that an earlier report of its absence no longer counts. */
  confirmFound(key: string): void {
    this.notFoundSince.delete(key);
  }

  async delete(key: string): Promise<void> {
    this.expired.delete(key);
    this.notFoundSince.delete(key);
    this.memoryFor(key).delete(key);
    const mayBeOnDisk = this.uncompressed.delete(key) || this.disk.has(key);
    // A write of this page may be in progress, so removing waits for it.
    if (mayBeOnDisk) await this.writer.add(() => this.disk.remove(key));
    await this.shared?.remove(key);
  }

  private memoryFor(key: string) {
    return isMemoryOnly(key) ? this.variants : this.core;
  }

  /** The stored page, and where it was found. */
  private async locate(key: string): Promise<Located> {
    const own = await this.locateOwn(key);
    if (own.slot !== null && !isOld(own.slot)) return own;
    const newer = (await this.shared?.newer(key, own.slot?.lastModified ?? 0)) ?? null;
    if (newer === null) return own;
    this.expired.delete(key);
    this.memoryFor(key).set(key, newer);
    return { slot: newer, tier: 'redis' };
  }

  private async locateOwn(key: string): Promise<Located> {
    const inMemory = this.memoryFor(key).get(key) ?? this.uncompressed.get(key);
    if (inMemory !== undefined) return { slot: inMemory, tier: 'memory' };
    const onDisk = await this.disk.read(key);
    if (onDisk === null) return NOWHERE;
    this.memoryFor(key).set(key, onDisk);
    return { slot: onDisk, tier: 'disk' };
  }

  private belongsOnDisk(key: string, { page }: PageEntry): boolean {
    return !isMemoryOnly(key) || (!isErrorPage(key) && isForSearchEngines(page));
  }

  /** Replaces `entry` with the compressed page, unless the entry was replaced or deleted meanwhile. */
  private async compress(key: string, entry: PageEntry): Promise<void> {
    const isCurrent = () => this.uncompressed.get(key) === entry;
    if (!isCurrent()) return;
    try {
      const page = await compressPage(entry.page);
      if (!isCurrent()) return;
      const compressed = { ...entry, page };
      this.memoryFor(key).set(key, compressed);
      if (this.belongsOnDisk(key, entry)) await this.disk.write(key, compressed);
      // The error page is the same for every failing address, so each instance keeps its own.
      if (!isErrorPage(key)) await this.shared?.write(key, compressed, isMemoryOnly(key));
    } catch (error) {
      log.warn('page-not-compressed', { cause: String(error) });
    } finally {
      if (isCurrent()) this.uncompressed.delete(key);
    }
  }
}

/** Build and store are part of the folder's path, so that pages of others are not found. */
function currentPageFolder(): PageFolder {
  const dist = path.join(process.cwd(), '.next');
  const buildId = path.join(dist, 'BUILD_ID');
  return {
    root: path.join(dist, 'cache', 'pages'),
    // The development server has no build and stores no pages, but its middleware does read the store.
    build: existsSync(buildId) ? readFileSync(buildId, 'utf8').trim() : 'development',
    configuration: createHash('sha256')
      .update(JSON.stringify([serverConfig(), currentStorefront().version]))
      .digest('hex')
      .slice(0, 16),
  };
}

/** The page store of this process. */
export function pageStore(): PageStore {
  return globalSingleton('page-store', () => {
    const folder = currentPageFolder();
    const shared = new SharedPages(`${folder.build}:${folder.configuration}`, sharedSecret('pages'));
    const secret = diskSecret(path.dirname(folder.root), operationsConfig().pageCacheKey);
    return new PageStore(new PageDisk(folder, PAGES_DISK_BYTES, secret), shared);
  });
}
