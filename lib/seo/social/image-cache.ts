import 'server-only';
import { LRUCache } from 'lru-cache';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { TaskQueue } from '@/lib/shared/task-queue';
import { fetchPicture, PictureRefusedError } from './fetch-image';

/** How long a drawn picture is served before its source is read again, and a failure before a new try, in ms. */
const FRESH_MS = 24 * 3_600_000;
const FAILURE_MS = 60_000;
const MAX_MEMORY = 16 * 1024 * 1024;
/** Size that a remembered failure counts as. */
const FAILURE_BYTES = 512;

/** Services that show a preview give up after a while. */
const QUEUE_LIMITS = { maxWaiting: 24, maxWaitMs: 8_000 };

/** `at`: by performance.now(). */
type Entry = { bytes: Buffer | null; at: number };
type PictureCache = {
  entries: LRUCache<string, Entry>;
  drawing: Map<string, Promise<Buffer | null>>;
  /** One after the other: a large photo takes much memory while it is decoded. */
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

/** What is made of a photo. Its name is part of the key of the cache. */
export type Drawing = { name: string; draw: (photo: Buffer) => Promise<Buffer> };

async function drawSource(source: string, { draw }: Drawing): Promise<Buffer | null> {
  try {
    return await draw(await fetchPicture(source));
  } catch (error) {
    if (!(error instanceof PictureRefusedError)) throw error;
    console.error(JSON.stringify({ event: 'social-picture-refused', source, cause: error.message }));
    return null;
  }
}

/**
 * The picture drawn from `source`; null when that cannot be fetched or is no photo. Kept in memory up to
 * a limit; simultaneous requests share one drawing.
 * @throws QueueBusyError
 */
export async function drawnPicture(source: string, drawing: Drawing): Promise<Buffer | null> {
  const state = pictureCache();
  const key = `${drawing.name} ${source}`;
  const cached = state.entries.get(key);
  if (cached && performance.now() - cached.at < (cached.bytes ? FRESH_MS : FAILURE_MS)) return cached.bytes;
  const inFlight = state.drawing.get(key);
  if (inFlight) return inFlight;
  const promise = state.queue
    .add(() => drawSource(source, drawing))
    .then((drawn) => {
      // An older picture is better than none while its source cannot be had.
      const bytes = drawn ?? cached?.bytes ?? null;
      const at = drawn || !cached?.bytes ? performance.now() : performance.now() - FRESH_MS + FAILURE_MS;
      state.entries.set(key, { bytes, at });
      return bytes;
    })
    .finally(() => state.drawing.delete(key));
  state.drawing.set(key, promise);
  return promise;
}
