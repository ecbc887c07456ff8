import 'server-only';
import { LRUCache } from 'lru-cache';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { drawSocialPicture } from './draw-image';
import { fetchPicture, PictureRefusedError } from './fetch-image';

/** How long a drawn picture is served before its source is read again, and a failure before a new try, in ms. */
const FRESH_MS = 24 * 3_600_000;
const FAILURE_MS = 60_000;
const MAX_MEMORY = 16 * 1024 * 1024;
/** Size that a remembered failure counts as. */
const FAILURE_BYTES = 512;

/** How many pictures may wait for the one that is being drawn, and how long: services that show a preview give up. */
const MAX_WAITING = 24;
const MAX_WAIT_MS = 8_000;

/** More pictures are requested at once than can be drawn in time. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusy';
}

type Entry = { bytes: Buffer | null; at: number };
type PictureCache = {
  entries: LRUCache<string, Entry>;
  drawing: Map<string, Promise<Buffer | null>>;
  isDrawing: boolean;
  waiting: (() => void)[];
};

const pictureCache = () =>
  globalSingleton<PictureCache>('social-pictures', () => ({
    entries: new LRUCache({
      maxSize: MAX_MEMORY,
      sizeCalculation: ({ bytes }) => bytes?.length ?? FAILURE_BYTES,
    }),
    drawing: new Map(),
    isDrawing: false,
    waiting: [],
  }));

/** Resolves when it is this picture's turn. @throws TooBusy when that does not come in time */
function takeTurn(state: PictureCache): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      state.waiting.splice(state.waiting.indexOf(start), 1);
      reject(new TooBusyError('The pictures before it take too long.'));
    }, MAX_WAIT_MS);
    state.waiting.push(start);
  });
}

/** One after the other: a large photo takes much memory while it is decoded. */
async function inTurn<T>(state: PictureCache, work: () => Promise<T>): Promise<T> {
  if (state.isDrawing) await takeTurn(state);
  state.isDrawing = true;
  try {
    return await work();
  } finally {
    const next = state.waiting.shift();
    if (next) next();
    else state.isDrawing = false;
  }
}

async function draw(source: string, backgroundColor: string): Promise<Buffer | null> {
  try {
    return await drawSocialPicture(await fetchPicture(source), backgroundColor);
  } catch (error) {
    if (!(error instanceof PictureRefusedError)) throw error;
    console.error(JSON.stringify({ event: 'social-picture-refused', source, cause: error.message }));
    return null;
  }
}

/**
 * The link preview picture drawn from `source`; null when that cannot be fetched or is no photo. Kept in memory up to
 * a limit; simultaneous requests share one drawing.
 * @throws TooBusy
 */
export async function socialPicture(source: string, backgroundColor: string): Promise<Buffer | null> {
  const state = pictureCache();
  const key = `${backgroundColor} ${source}`;
  const cached = state.entries.get(key);
  if (cached && Date.now() - cached.at < (cached.bytes ? FRESH_MS : FAILURE_MS)) return cached.bytes;
  const inFlight = state.drawing.get(key);
  if (inFlight) return inFlight;
  if (state.waiting.length >= MAX_WAITING) throw new TooBusyError('Too many pictures at once.');
  const drawing = inTurn(state, () => draw(source, backgroundColor))
    .then((drawn) => {
      // An older picture is better than none while its source cannot be had.
      const bytes = drawn ?? cached?.bytes ?? null;
      const at = drawn || !cached?.bytes ? Date.now() : Date.now() - FRESH_MS + FAILURE_MS;
      state.entries.set(key, { bytes, at });
      return bytes;
    })
    .finally(() => state.drawing.delete(key));
  state.drawing.set(key, drawing);
  return drawing;
}
