import 'server-only';
import { LRUCache } from 'lru-cache';
import { isPictureRefused } from '@/lib/pictures/tasks';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { log } from '@/lib/shared/log';
import { TaskQueue } from '@/lib/shared/task-queue';
import { fetchPicture } from './fetch-image';

/**
 * How long a drawn picture is sent before its source is fetched again; also how long a failure is cached. In
 * ms.
 */
const FRESH_MS = 24 * 3_600_000;
const FAILURE_MS = 60_000;
const MAX_MEMORY = 16 * 1024 * 1024;
/** How many bytes a cached failure counts towards the limit. */
const FAILURE_BYTES = 512;

/** Preview services give up after a few seconds. */
const QUEUE_LIMITS = { maxWaiting: 24, maxWaitMs: 8_000 };

/** A drawn picture; null for a failure. `at` is when it was made, by performance.now(). */
type Entry = { bytes: Buffer | null; at: number };
/**
 * A drawing in progress and the number of its readers. When the last reader leaves, the drawing is aborted.
 */
type SharedDrawing = { result: Promise<Buffer | null>; waiting: number; end: AbortController };
type PictureCache = {
  entries: LRUCache<string, Entry>;
  drawing: Map<string, SharedDrawing>;
  /** Runs one drawing at a time, because decoding a large photo takes much memory. */
  queue: TaskQueue;
};

const pictureCache = () =>
  globalSingleton<PictureCache>('social-pictures', () => ({
    entries: new LRUCache({
      maxSize: MAX_MEMORY,
      sizeCalculation: ({ bytes }) => bytes?.length ?? FAILURE_BYTES,
    }),
    drawing: new Map(),
    queue: new TaskQueue(QUEUE_LIMITS),
  }));

/** A way to draw a photo. Its name is part of the cache key. */
export type Drawing = { name: string; draw: (photo: Buffer, signal: AbortSignal) => Promise<Buffer> };

async function drawSource(source: string, { draw }: Drawing, signal: AbortSignal): Promise<Buffer | null> {
  try {
    return await draw(await fetchPicture(source, signal), signal);
  } catch (error) {
    if (!isPictureRefused(error)) throw error;
    log.error('social-picture-refused', { source, cause: error.message });
    return null;
  }
}

function startDrawing(state: PictureCache, key: string, source: string, drawing: Drawing): SharedDrawing {
  const end = new AbortController();
  const result = state.queue
    .add(() => drawSource(source, drawing, end.signal), end.signal)
    .then((drawn) => {
      const cached = state.entries.get(key);
      // While the source cannot be fetched, an older picture is better than none.
      const bytes = drawn ?? cached?.bytes ?? null;
      const at = drawn || !cached?.bytes ? performance.now() : performance.now() - FRESH_MS + FAILURE_MS;
      state.entries.set(key, { bytes, at });
      return bytes;
    })
    .finally(() => {
      if (state.drawing.get(key) === shared) state.drawing.delete(key);
    });
  const shared: SharedDrawing = { result, waiting: 0, end };
  state.drawing.set(key, shared);
  return shared;
}

/** Settles with the drawing, or as soon as this reader leaves. */
async function join(
  state: PictureCache,
  key: string,
  shared: SharedDrawing,
  signal: AbortSignal,
): Promise<Buffer | null> {
  shared.waiting += 1;
  let leave = () => {};
  const left = new Promise<never>((_resolve, reject) => {
    leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return await Promise.race([shared.result, left]);
  } finally {
    signal.removeEventListener('abort', leave);
    shared.waiting -= 1;
    if (shared.waiting === 0 && signal.aborted) {
      // The next request starts a new drawing.
      if (state.drawing.get(key) === shared) state.drawing.delete(key);
      shared.end.abort(signal.reason);
    }
  }
}

/**
 * The picture drawn from `source`; null if the source cannot be fetched or is not a photo. Pictures are
 * cached in memory up to a limit. Concurrent requests share one drawing, which is aborted when all of them
 * have left.
 * @throws QueueBusyError, or the signal's reason
 */
export async function drawnPicture(
  source: string,
  drawing: Drawing,
  signal: AbortSignal,
): Promise<Buffer | null> {
  const state = pictureCache();
  const key = `${drawing.name} ${source}`;
  const cached = state.entries.get(key);
  if (cached && performance.now() - cached.at < (cached.bytes ? FRESH_MS : FAILURE_MS)) return cached.bytes;
  signal.throwIfAborted();
  return join(state, key, state.drawing.get(key) ?? startDrawing(state, key, source, drawing), signal);
}
