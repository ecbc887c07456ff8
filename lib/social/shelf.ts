import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/cache/shared';
import { drawSocialPicture } from './draw';
import { fetchPicture, PictureRefused } from './fetch-picture';

/** How long a drawn picture is served before its source is read again, and a failure before it is tried again, in ms. */
const FRESH_MS = 24 * 3_600_000;
const FAILURE_MS = 60_000;
const MAX_MEMORY = 16 * 1024 * 1024;
/** What is kept of a failure counts as so many bytes. */
const FAILURE_BYTES = 512;

/** Pictures drawn at a time, and how many more may wait. */
const LANES = 2;
const MAX_WAITING = 24;

/** More pictures are asked for at once than can be drawn. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

type Entry = { bytes: Buffer | null; at: number };
type Shelf = {
  entries: LRUCache<string, Entry>;
  drawing: Map<string, Promise<Buffer | null>>;
  busy: number;
  waiting: (() => void)[];
};

const shelf = () =>
  processWide<Shelf>('social-pictures', () => ({
    entries: new LRUCache({
      maxSize: MAX_MEMORY,
      sizeCalculation: ({ bytes }) => bytes?.length ?? FAILURE_BYTES,
    }),
    drawing: new Map(),
    busy: 0,
    waiting: [],
  }));

async function inLane<T>(state: Shelf, work: () => Promise<T>): Promise<T> {
  if (state.busy >= LANES) await new Promise<void>((resolve) => state.waiting.push(resolve));
  else state.busy += 1;
  try {
    return await work();
  } finally {
    // The lane goes on to the next one, or is free.
    const next = state.waiting.shift();
    if (next) next();
    else state.busy -= 1;
  }
}

async function draw(source: string, ground: string): Promise<Buffer | null> {
  try {
    return await drawSocialPicture(await fetchPicture(source), ground);
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    console.error(JSON.stringify({ event: 'social-picture-refused', source, cause: error.message }));
    return null;
  }
}

/**
 * The picture for link previews that is drawn from `source`, null when that cannot be had or is no photo. Kept in
 * memory up to a limit; the same one is drawn once, however many ask for it.
 * @throws TooBusy
 */
export async function socialPicture(source: string, ground: string): Promise<Buffer | null> {
  const state = shelf();
  const key = `${ground} ${source}`;
  const known = state.entries.get(key);
  if (known && Date.now() - known.at < (known.bytes ? FRESH_MS : FAILURE_MS)) return known.bytes;
  const underWay = state.drawing.get(key);
  if (underWay) return underWay;
  if (state.waiting.length >= MAX_WAITING) throw new TooBusy('Too many pictures at once.');
  const drawing = inLane(state, () => draw(source, ground))
    .then((drawn) => {
      // An older picture is better than none while its source cannot be had.
      const bytes = drawn ?? known?.bytes ?? null;
      const at = drawn || !known?.bytes ? Date.now() : Date.now() - FRESH_MS + FAILURE_MS;
      state.entries.set(key, { bytes, at });
      return bytes;
    })
    .finally(() => state.drawing.delete(key));
  state.drawing.set(key, drawing);
  return drawing;
}
