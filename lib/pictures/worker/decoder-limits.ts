import type { Metadata } from 'sharp';
import { PictureRefusedError } from '@/lib/pictures/tasks';

/**
 * Bytes that the decoder needs while it reads. Interlaced pictures are decoded as a whole, in several passes:
 * a JPEG takes two bytes per coefficient, a PNG the size of its pixels. Others are decoded line by line.
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

/** @throws PictureRefusedError if the decoder would need more than `maxBytes` */
export function rejectOversized(metadata: Metadata, maxBytes: number): void {
  if (heldBytes(metadata) > maxBytes) throw new PictureRefusedError('too many pixels at once');
}

/** Cameras write one scan; encoders of progressive pictures write about ten. */
const MAX_SCANS = 64;

/** Start of a JPEG scan. These bytes cannot occur in its compressed data. */
const SCAN = Buffer.from([0xff, 0xda]);

/**
 * Rejects a JPEG with many nearly empty scans. Decoders process the whole picture once per scan, and a
 * hundred kilobytes can contain thousands of scans.
 * @throws PictureRefusedError
 */
export function rejectManyScans(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scans = 0;
  for (let at = file.indexOf(SCAN); at >= 0; at = file.indexOf(SCAN, at + SCAN.length)) scans += 1;
  if (scans > MAX_SCANS) throw new PictureRefusedError('too many scans');
}
