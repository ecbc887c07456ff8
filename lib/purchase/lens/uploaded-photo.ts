import 'server-only';
import { HEADER_BYTES, headerProblem, type PictureKind, pictureKind } from '@/lib/pictures/header';
import { PictureRefusedError } from '@/lib/pictures/tasks';
import { runPictureTask } from '@/lib/pictures/worker-process';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { TaskQueue } from '@/lib/shared/task-queue';
import { MAX_PHOTO_BYTES, MAX_SENT_PIXELS, MAX_SENT_SIDE } from './photo';

const DATA_URL = /^data:image\/(?:jpeg|png|webp|heic|heif|avif);base64,/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/**
 * Limits are low because shoppers wait for their photos in a dialog. One network may use only half of the
 * places, so that it cannot lock out the others.
 */
const QUEUE_LIMITS = { maxWaiting: 3, maxWaitMs: 10_000, maxOfOne: 2 };
/**
 * Time limit for the photos of one order. It is below `maxWaitMs`, so that the next order in the queue is not
 * rejected. A HEIC of 24 megapixels takes 0.7 s of one core, or 3 s on a busy machine.
 */
const TIMEOUT_MS = 8_000;

const photoQueue = () => globalSingleton('photo-queue', () => new TaskQueue(QUEUE_LIMITS));

const base64Of = (text: string) => text.replace(DATA_URL, '');

/** Whether a text is base64, with or without the `data:` prefix of a picture. */
export function isPhotoText(text: string): boolean {
  const base64 = base64Of(text);
  return base64.length % 4 === 0 && BASE64.test(base64);
}

/** Whether a client's next photo would be rejected because earlier ones are still waiting. */
export const isPhotoQueueFull = (client?: string): boolean => photoQueue().isFullFor(client);

/** @throws PictureRefusedError if the first bytes show that the file cannot be accepted */
function readKind(base64: string): PictureKind {
  if ((base64.length * 3) / 4 > MAX_PHOTO_BYTES) throw new PictureRefusedError('too many bytes');
  const head = Buffer.from(base64.slice(0, 4 * Math.ceil(HEADER_BYTES / 3)), 'base64');
  const problem = headerProblem(head, MAX_SENT_PIXELS);
  const kind = pictureKind(head);
  if (problem !== null || kind === null) throw new PictureRefusedError(`header: ${problem}`);
  return kind;
}

async function clean(
  text: string,
  kind: PictureKind,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<string> {
  const base64 = base64Of(text);
  const task = { name: 'photo', kind, maxPixels: MAX_SENT_PIXELS[kind], maxSide: MAX_SENT_SIDE } as const;
  const { format, bytes } = await runPictureTask(task, Buffer.from(base64, 'base64'), {
    timeoutMs,
    signal,
  });
  const prefix = base64 === text ? '' : `data:image/${format};base64,`;
  return prefix + Buffer.from(bytes).toString('base64');
}

/**
 * The prescription photos of one order, decoded and encoded again so that only their pixels are forwarded:
 * the server trusts no browser. JPEG, PNG and WebP must have been redrawn by the browser, and are rejected if
 * they contain EXIF, XMP or IPTC. HEIC and AVIF arrive unchanged from the phone, and become JPEG.
 * @param texts as accepted by `isPhotoText`; results have a prefix if these have one
 * @param signal aborts the work
 * @param client network of the sender; undefined for an address that many shoppers may share
 * @throws PictureRefusedError, QueueBusyError, or the signal's reason
 */
export async function cleanPhotos(
  texts: readonly string[],
  signal: AbortSignal,
  client?: string,
): Promise<string[]> {
  const photos = texts.map((text) => ({ text, kind: readKind(base64Of(text)) }));
  if (photos.length === 0) return [];
  const timeoutMs = TIMEOUT_MS / photos.length;
  const cleanAll = async () => {
    const cleaned: string[] = [];
    for (const { text, kind } of photos) cleaned.push(await clean(text, kind, timeoutMs, signal));
    return cleaned;
  };
  return photoQueue().add(cleanAll, signal, client);
}
