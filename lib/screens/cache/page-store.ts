import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import {
  ABSENCE_CONFIRMED_AFTER,
  CORE_PAGES_MEMORY_BYTES,
  PAGES_DISK_BYTES,
  POOR_PAGE_RETRY_AFTER,
  VARIANT_PAGES_MEMORY_BYTES,
} from '@/lib/config/cache-limits';
import { serverConfig } from '@/lib/config/environment';
import { isErrorPage } from '@/lib/screens/rendition';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { PageDisk, type PageEntry, type PageFolder, sizeOf } from './page-disk';

/** Internal paths of pages whose query is an endless set carry this segment; they never reach the disk. */
const VARIANT_SEGMENT = '/variant/';

/** Nor do error pages, which are few and of no use after a restart. */
const staysInMemory = (key: string) => key.includes(VARIANT_SEGMENT) || isErrorPage(key);

const MAX_ABSENCES = 1_000;

function memoryCache(maxSize: number) {
  return new LRUCache<string, PageEntry>({ maxSize, sizeCalculation: sizeOf });
}

/**
 * Finished pages by internal path. Two partitions in memory (core paths; filtered and searched variants) and, for core
 * paths, a second tier on disk. The cache handler fills it; the middleware asks it whether a page can be served
 * without the platform.
 */
export class PageStore {
  private readonly core = memoryCache(CORE_PAGES_MEMORY_BYTES);
  private readonly variants = memoryCache(VARIANT_PAGES_MEMORY_BYTES);
  private readonly expired = new Set<string>();
  /** Stored pages that the platform called absent: epoch ms of the first time. */
  private readonly absences = new LRUCache<string, number>({ max: MAX_ABSENCES });

  constructor(private readonly disk: PageDisk) {}

  /** The page, unless it has expired. */
  async get(key: string): Promise<PageEntry | null> {
    return this.expired.has(key) ? null : this.find(key);
  }

  /** The page, also when it has expired and its successor is still being rendered. */
  async find(key: string): Promise<PageEntry | null> {
    const inMemory = this.core.get(key) ?? this.variants.get(key);
    if (inMemory !== undefined) return inMemory;
    const onDisk = await this.disk.read(key);
    if (onDisk !== null) this.core.set(key, onDisk);
    return onDisk;
  }

  /** Age of the stored page in ms, or null when there is none. */
  async age(key: string): Promise<number | null> {
    const entry = await this.find(key);
    return entry === null ? null : Date.now() - entry.lastModified;
  }

  async set(key: string, entry: PageEntry): Promise<void> {
    this.expired.delete(key);
    this.absences.delete(key);
    if (staysInMemory(key)) {
      this.variants.set(key, entry);
      return;
    }
    this.core.set(key, entry);
    await this.disk.write(key, entry);
  }

  /** Keeps the stored page instead of a new one that came out worse; the next render is tried a while later. */
  async keep(key: string): Promise<void> {
    this.expired.delete(key);
    const entry = await this.find(key);
    if (entry !== null) entry.retryAt = Date.now() + POOR_PAGE_RETRY_AFTER;
  }

  /** Makes the next request render the page again, unless that was tried a moment ago with a failing platform. */
  async expire(key: string): Promise<void> {
    this.absences.delete(key);
    const entry = await this.find(key);
    if ((entry?.retryAt ?? 0) <= Date.now()) this.expired.add(key);
  }

  /** Notes that the platform called a stored page absent; true when it did so before, long enough ago to be believed. */
  confirmAbsence(key: string): boolean {
    const since = this.absences.get(key) ?? Date.now();
    this.absences.set(key, since);
    return Date.now() - since >= ABSENCE_CONFIRMED_AFTER;
  }

  async delete(key: string): Promise<void> {
    this.expired.delete(key);
    this.absences.delete(key);
    this.variants.delete(key);
    this.core.delete(key);
    if (this.disk.has(key)) await this.disk.remove(key);
  }
}

/** Pages of another build or of another store must not be found: both are part of the folder's path. */
function currentPageFolder(): PageFolder {
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
  return globalSingleton(
    'page-store',
    () => new PageStore(new PageDisk(currentPageFolder(), PAGES_DISK_BYTES)),
  );
}
