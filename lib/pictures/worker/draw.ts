import 'server-only';
import sharp, { type Metadata } from 'sharp';
import { PictureRefusedError } from './fetch-image';
import { SOCIAL_SIZE } from './preview-image';

/** Messengers skip heavier pictures. */
const MAX_BYTES = 300_000;
const MAX_PIXELS = 40_000_000;
/** What a decoder may hold of a picture that it cannot read line by line, in bytes. */
const MAX_HELD = 96_000_000;
const MAX_SECONDS = 6;
const QUALITIES = [82, 68, 50, 30, 12];

/** Space above and below the photo, in px. */
const MARGIN = 24;
const WHITE = '#ffffff';

// One picture after the other, none of them twice: what the library keeps and its threads would only take memory.
sharp.cache(false);
sharp.concurrency(1);

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

/** The whole photo in the middle of the background. Its white becomes the background, so that no box is visible. */
async function composeOnBackground(bytes: Buffer, backgroundColor: string): Promise<Buffer> {
  const { width, height } = SOCIAL_SIZE;
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .timeout({ seconds: MAX_SECONDS })
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

/** @throws PictureRefusedError for what cannot be opened, is cut short, or has more pixels than a photo has */
async function refusing(bytes: Buffer, draw: () => Promise<Buffer>): Promise<Buffer> {
  try {
    const metadata = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    if (heldBytes(metadata) > MAX_HELD) throw new PictureRefusedError('too many pixels at once');
    return await draw();
  } catch (cause) {
    if (cause instanceof PictureRefusedError) throw cause;
    throw new PictureRefusedError('not drawable', { cause });
  }
}

/**
 * A picture for link previews, 1200 × 630 px JPEG below 300 KB: the whole photo on the shop's light background.
 * @param backgroundColor CSS colour
 * @throws PictureRefusedError for what cannot be opened, is cut short, or has more pixels than a photo has
 */
export function drawSocialPicture(bytes: Buffer, backgroundColor: string): Promise<Buffer> {
  return refusing(bytes, async () => {
    const drawn = await composeOnBackground(bytes, backgroundColor);
    for (const quality of QUALITIES) {
      const jpeg = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer();
      if (jpeg.length < MAX_BYTES) return jpeg;
    }
    throw new PictureRefusedError('too heavy at any quality');
  });
}

/** Sides of a frame's photo in px: a face in a photo is not wider. */
const FRAME_SIDE = 900;

/**
 * The photo of a frame for the try-on: as it is, but upright, small and without transparency.
 * @throws PictureRefusedError as `drawSocialPicture`
 */
export function drawFramePhoto(bytes: Buffer): Promise<Buffer> {
  return refusing(bytes, () =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: FRAME_SIDE, height: FRAME_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: WHITE })
      .toColourspace('srgb')
      .webp({ quality: 90 })
      .toBuffer(),
  );
}
