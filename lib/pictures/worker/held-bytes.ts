import type { Metadata } from 'sharp';
import { PictureRefusedError } from '../refused';

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
