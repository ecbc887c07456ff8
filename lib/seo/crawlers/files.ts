import 'server-only';
import { ageOf } from '@/lib/config/cache-limits';
import { outsideRequest } from '@/lib/platform/deadline';
import { isStoreApiError, StoreApiError } from '@/lib/platform/errors';
import { log } from '@/lib/shared/log';
import { withTimeout } from '@/lib/shared/timeout';
import { buildFiles } from './build-files';
import { cacheFiles, readCached } from './crawler-file-cache';
import { type CrawlerFiles, FILES_OF_EVERY_SHOP, type FileCache, fileCache } from './known-files';

/** Age at which the files are made again. */
const FRESH_MS = 60 * 60_000;

/** How often to check their age. */
const LOOK_MS = 10 * 60_000;

/** How long a reader waits for the first files after a start, in ms. */
const READER_LIMIT = 4_000;

/** Pause after a failed walk, to spare the platform. */
const RETRY_MS = 60_000;

function rebuild(state: FileCache): Promise<CrawlerFiles> {
  state.walking ??= outsideRequest(buildFiles)
    .then((files) => {
      Object.assign(state, { files, builtAt: performance.now() });
      runInBackground(cacheFiles({ files, madeAt: Date.now() }));
      return files;
    })
    .catch((error: unknown) => {
      state.failedAt = performance.now();
      throw error;
    })
    .finally(() => {
      state.walking = null;
    });
  return state.walking;
}

/** Runs a walk for which nobody waits. If it fails, the old files stay, and the failure is logged. */
function runInBackground(walk: Promise<unknown>): void {
  walk.catch((error: unknown) => {
    if (isStoreApiError(error)) log.warn('crawler-files-not-made', { cause: error.message });
    else log.failure(error);
  });
}

/** An earlier version of the shop may have written fewer files. */
const isComplete = (files: CrawlerFiles): boolean => FILES_OF_EVERY_SHOP.every((name) => files.has(name));

/** Files from an earlier start or another instance, unless this process has made newer ones. */
async function takeCachedFiles(state: FileCache): Promise<CrawlerFiles | null> {
  const cached = await readCached();
  const builtAt = cached === null ? Number.NEGATIVE_INFINITY : performance.now() - ageOf(cached.madeAt);
  if (cached !== null && isComplete(cached.files) && (state.files === null || builtAt > state.builtAt))
    Object.assign(state, { files: cached.files, builtAt });
  return state.files;
}

const isFresh = ({ files, builtAt }: FileCache) => files !== null && performance.now() - builtAt < FRESH_MS;

/** Makes the files again, unless another instance has done so within the last hour. */
async function refresh(state: FileCache): Promise<void> {
  if (isFresh(state)) return;
  await takeCachedFiles(state);
  if (!isFresh(state)) await rebuild(state);
}

/**
 * Makes sitemaps and feeds in the background, now and whenever they are an hour old, so that they are ready for every
 * reader: one that comes once a day would otherwise get the prices of the day before. If the platform fails, the next
 * reader tries again.
 */
export function prepareCrawlerFiles(): void {
  const state = fileCache();
  runInBackground(refresh(state));
  setInterval(() => runInBackground(refresh(state)), LOOK_MS).unref();
}

/**
 * The first files after a start. The reader waits for the walk through the catalogue, but not longer than a
 * crawler would.
 */
async function firstFiles(state: FileCache): Promise<CrawlerFiles> {
  const walk = rebuild(state);
  const inTime = await withTimeout(READER_LIMIT, walk);
  if (inTime !== null) return inTime.value;
  runInBackground(walk);
  throw new StoreApiError('timeout', 'walk through the catalogue');
}

/**
 * A sitemap or feed by its file name, gzipped; null for an unknown name. All readers share one walk through
 * the catalogue, and get the previous files during a new walk.
 * @throws StoreApiError if there are no files yet and the platform fails or is slow
 */
export async function readCrawlerFile(name: string): Promise<Buffer | null> {
  const state = fileCache();
  const now = performance.now();
  const files = state.files ?? (await takeCachedFiles(state)) ?? (await firstFiles(state));
  if (now - state.builtAt > FRESH_MS && now - state.failedAt > RETRY_MS) runInBackground(rebuild(state));
  return files.get(name) ?? null;
}
