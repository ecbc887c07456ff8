import sharp from 'sharp';
import { PictureRefusedError } from '../tasks';
import { rejectManyScans, rejectOversized } from './decoder-limits';

/** Messengers do not show larger files. */
const MAX_BYTES = 300_000;
const MAX_PIXELS = 40_000_000;
/** Bytes that a decoder may use for a picture that it cannot read line by line. */
const MAX_HELD = 96_000_000;
const QUALITIES = [82, 68, 50, 30, 12];

/** Space above and below the photo, in px. */
const MARGIN = 24;
const WHITE = '#ffffff';

type Size = { width: number; height: number };

/**
 * The whole photo, centred on the background. Its white becomes the background colour, so that no box is
 * visible around it.
 */
async function composeOnBackground(
  bytes: Uint8Array,
  { width, height }: Size,
  backgroundColor: string,
): Promise<Buffer> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .resize({ width, height: height - 2 * MARGIN, fit: 'contain', background: WHITE })
    .flatten({ background: WHITE })
    .extend({ top: MARGIN, bottom: MARGIN, background: WHITE })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tint = {
    create: { width: info.width, height: info.height, channels: 3, background: backgroundColor },
  } as const;
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .composite([{ input: tint, blend: 'multiply' }])
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function rejectUnreadable(bytes: Uint8Array): Promise<void> {
  const metadata = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  rejectOversized(metadata, MAX_HELD);
  if (metadata.format === 'jpeg') rejectManyScans(bytes);
}

/**
 * A picture for link previews as a JPEG below 300 KB: the whole photo on a background.
 * @param backgroundColor CSS colour
 * @throws PictureRefusedError, or sharp's error for a picture that it cannot read
 */
export async function drawSocialPicture(
  bytes: Uint8Array,
  size: Size,
  backgroundColor: string,
): Promise<Buffer> {
  await rejectUnreadable(bytes);
  const drawn = await composeOnBackground(bytes, size, backgroundColor);
  for (const quality of QUALITIES) {
    const jpeg = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length < MAX_BYTES) return jpeg;
  }
  throw new PictureRefusedError('too heavy at any quality');
}

/** Longest side of a frame's photo in px. Faces in photos are not wider than that. */
const FRAME_SIDE = 900;

/**
 * The photo of a frame for the try-on; only its orientation, size and transparency change.
 * @throws as `drawSocialPicture`
 */
export async function drawFramePhoto(bytes: Uint8Array): Promise<Buffer> {
  await rejectUnreadable(bytes);
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: FRAME_SIDE, height: FRAME_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .webp({ quality: 90 })
    .toBuffer();
}
