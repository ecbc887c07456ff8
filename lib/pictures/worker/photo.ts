import sharp, { type Sharp } from 'sharp';
import type { PictureKind } from '../header';
import { PictureRefusedError } from '../tasks';
import { rejectManyScans, rejectOversized } from './decoder-limits';
import { withHeic } from './heic';

/** High enough for small print to survive a second encoding. The browser encodes at 86. */
const QUALITY = 90;

/** Bytes that a decoder may use for an interlaced picture. Browsers do not encode interlaced ones. */
const MAX_HELD = 48_000_000;

/**
 * A JPEG, PNG or WebP that the browser has encoded: a single picture without metadata, kept in its format.
 */
async function openDrawn(bytes: Uint8Array, maxPixels: number): Promise<Sharp> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning', sequentialRead: true });
  const metadata = await picture.metadata();
  if ((metadata.pages ?? 1) > 1) throw new PictureRefusedError('more than one picture');
  if (metadata.exif || metadata.xmp || metadata.iptc) throw new PictureRefusedError('metadata');
  rejectOversized(metadata, MAX_HELD);
  if (metadata.format === 'jpeg') rejectManyScans(bytes);
  // With a quality setting, a PNG would be reduced to a palette, which takes ten times as long and twice the
  // memory.
  return metadata.format === 'png' ? picture.png() : picture.toFormat(metadata.format, { quality: QUALITY });
}

/** Turns an original photo from a phone into an upright JPEG that contains only its pixels. */
const asJpeg = (picture: Sharp) =>
  picture.autoOrient().flatten({ background: '#fff' }).jpeg({ quality: QUALITY });

/**
 * A photo that is safe to forward: decoded and encoded again, at most `maxSide` px wide and high.
 * @throws PictureRefusedError, or the decoders' errors for unreadable files
 */
export async function reencodePhoto(
  bytes: Uint8Array,
  { kind, maxPixels, maxSide }: { kind: PictureKind; maxPixels: number; maxSide: number },
): Promise<{ format: string; bytes: Buffer }> {
  const encode = async (picture: Sharp) => {
    const { data, info } = await picture
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true });
    return { format: info.format, bytes: data };
  };
  if (kind === 'heic') return withHeic(bytes, maxPixels, (picture) => encode(asJpeg(picture)));
  if (kind === 'avif') return encode(asJpeg(sharp(bytes, { limitInputPixels: maxPixels })));
  return encode(await openDrawn(bytes, maxPixels));
}
