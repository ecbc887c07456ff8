import 'server-only';
import sharp from 'sharp';
import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, pictureKind } from './photo-file';

const DATA_URL = /^data:image\/(?:jpeg|png|webp);base64,/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** High enough for small print to survive a second encoding; the browser sends 86. */
const QUALITY = 90;

const INPUT = { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'warning', sequentialRead: true } as const;

async function reencode(bytes: Buffer): Promise<{ format: string; bytes: Buffer } | null> {
  try {
    const picture = sharp(bytes, INPUT);
    const { format, pages = 1, exif, xmp, iptc } = await picture.metadata();
    if (pages > 1 || exif || xmp || iptc) return null;
    return { format, bytes: await picture.toFormat(format, { quality: QUALITY }).toBuffer() };
  } catch (error) {
    console.warn(JSON.stringify({ event: 'photo-refused', cause: String(error) }));
    return null;
  }
}

let lastTask: Promise<unknown> = Promise.resolve();

/** One picture at a time: 40 megapixels take up to 160 MB while they are decoded. */
function enqueue<T>(task: () => Promise<T>): Promise<T> {
  const result = lastTask.then(task);
  lastTask = Promise.allSettled([result]);
  return result;
}

/**
 * A prescription photo as it may be forwarded: decoded and re-encoded, so that nothing but its pixels is forwarded. The
 * server trusts no browser: null for anything but one still JPEG, PNG or WebP within the limits and without EXIF, XMP
 * or IPTC.
 * @param text base64, with or without its `data:` prefix; so is the answer
 */
export async function cleanPhoto(text: string): Promise<string | null> {
  const base64 = text.replace(DATA_URL, '');
  if (base64.length % 4 !== 0 || !BASE64.test(base64)) return null;
  const bytes = Buffer.from(base64, 'base64');
  // The magic bytes come first: no other decoder of the library may see what a stranger sent.
  if (bytes.length > MAX_PHOTO_BYTES || pictureKind(bytes) === null) return null;
  const clean = await enqueue(() => reencode(bytes));
  if (clean === null) return null;
  const prefix = base64 === text ? '' : `data:image/${clean.format};base64,`;
  return prefix + clean.bytes.toString('base64');
}
