import { heifKind, heifSize } from './heif-header';

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif';

/** Accepted kinds of pictures, each with its maximum number of pixels. */
export type PixelLimits = Readonly<Partial<Record<PictureKind, number>>>;

/** Room for the metadata that cameras write in front of the picture's size. */
export const HEADER_BYTES = 1024 * 1024;

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function startsWith(bytes: Uint8Array, expected: readonly number[], offset = 0): boolean {
  return expected.every((byte, index) => bytes[offset + index] === byte);
}

function ascii(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

/** The kind of a picture by its first bytes, regardless of its file name; null for anything else. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, PNG_SIGNATURE)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'webp';
  return heifKind(bytes);
}

/** The segments of a JPEG up to its picture data, with their marker in hexadecimal. */
function* jpegSegments(bytes: Uint8Array): Generator<{ name: string; start: number }> {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (length < 2) return;
    yield { name: marker.toString(16), start: at + 4 };
    if (marker === 0xda) return;
    at += 2 + length;
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

// Start-of-frame markers: C0 to CF, except the tables C4, C8 and CC.
const START_OF_FRAME = /^c[0-35-79abd-f]$/;

/** Width and height in px from the header, without decoding the picture; null if the header has none. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | null {
  const kind = pictureKind(bytes);
  try {
    if (kind === 'jpeg') return jpegSize(bytes);
    if (kind === 'png') return sizeOrNull(viewOf(bytes).getUint32(16), viewOf(bytes).getUint32(20));
    if (kind === 'webp') return webpSize(bytes);
    return kind === null ? null : heifSize(bytes);
  } catch (error) {
    // The file is truncated.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Why a picture cannot be decoded, judging by its header; null if it can. */
export function headerProblem(
  bytes: Uint8Array,
  limits: PixelLimits,
): 'kind' | 'unreadable' | 'pixels' | null {
  const kind = pictureKind(bytes);
  const maxPixels = kind === null ? undefined : limits[kind];
  if (maxPixels === undefined) return 'kind';
  const size = pictureSize(bytes);
  if (size === null) return 'unreadable';
  return size.width * size.height > maxPixels ? 'pixels' : null;
}

function sizeOrNull(width: number, height: number) {
  return width > 0 && height > 0 ? { width, height } : null;
}

function jpegSize(bytes: Uint8Array) {
  for (const { name, start } of jpegSegments(bytes)) {
    if (START_OF_FRAME.test(name))
      return sizeOrNull(viewOf(bytes).getUint16(start + 3), viewOf(bytes).getUint16(start + 1));
  }
  return null;
}

function webpSize(bytes: Uint8Array) {
  const view = viewOf(bytes);
  const int24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (ascii(bytes, 12, 4)) {
    case 'VP8X':
      return sizeOrNull(int24(24) + 1, int24(27) + 1);
    case 'VP8L': {
      const packed = view.getUint32(21, true);
      return sizeOrNull((packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1);
    }
    case 'VP8 ':
      return sizeOrNull(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    default:
      return null;
  }
}
