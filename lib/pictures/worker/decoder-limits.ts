import type { Metadata } from 'sharp';
import { PictureRefusedError } from '@/lib/pictures/tasks';

/**
 * Bytes that the decoder holds while it reads. Interlaced pictures come as a whole, in several passes: a JPEG as two
 * bytes for each coefficient, a PNG as its pixels. Others come line by line.
 */
function heldBytes({
  width,
  height,
  channels,
  depth,
  format,
  isProgressive,
  chromaSubsampling,
}: Metadata): number {
  if (!isProgressive) return 0;
  const pixels = width * height;
  if (format === 'png') return pixels * channels * (depth === 'ushort' ? 2 : 1);
  return 2 * pixels * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
}

/** @throws PictureRefusedError for a picture that its decoder would hold more than `maxBytes` of */
export function refuseHeld(metadata: Metadata, maxBytes: number): void {
  if (heldBytes(metadata) > maxBytes) throw new PictureRefusedError('too many pixels at once');
}

/** Cameras write one scan, encoders of progressive pictures about ten. */
const MAX_SCANS = 64;

/** Begins a scan of a JPEG. Its compressed data cannot hold these bytes. */
const SCAN = Buffer.from([0xff, 0xda]);

/**
 * Refuses a JPEG of which each scan brings next to nothing: a decoder goes through the whole picture once for each, and
 * a hundred kilobytes have room for thousands.
 * @throws PictureRefusedError
 */
export function refuseManyScans(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scans = 0;
  for (let at = file.indexOf(SCAN); at >= 0; at = file.indexOf(SCAN, at + SCAN.length)) scans += 1;
  if (scans > MAX_SCANS) throw new PictureRefusedError('too many scans');
}
