import sharp from 'sharp';
import { GROUND } from './palette';

/**
 * Qualities to try in this order, all within the byte budget. Most of them encode `GROUND` exactly; if a
 * block at the border is off by one, the next quality is tried.
 */
const QUALITIES = {
  master: [72, 76, 78, 80, 82, 74, 86, 91],
  copy: [82, 80, 78, 86, 88, 76, 91],
  // Heads have more details than a frame alone, and are only seen while a card is hovered.
  hover: [66],
} as const;

/** A committed picture may take a second to encode, but copies are made while a shopper waits. */
const EFFORTS = {
  master: { effort: 6, preset: 'photo' },
  copy: { effort: 4 },
  hover: { effort: 4 },
} as const;

const ground = [1, 3, 5].map((at) => Number.parseInt(GROUND.slice(at, at + 2), 16));

/**
 * Encodes RGB pixels as WebP. If all edges of the picture are `GROUND`, they are still exactly `GROUND` after
 * decoding.
 */
export async function encodeProduct(
  pixels: Buffer,
  width: number,
  height: number,
  purpose: keyof typeof QUALITIES = 'master',
): Promise<Buffer> {
  const [start, ...others] = QUALITIES[purpose];
  const encode = (quality: number): Promise<Buffer> =>
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .webp({ quality, smartSubsample: true, ...EFFORTS[purpose] })
      .toBuffer();
  const first = await encode(start);
  if (!bordersAreGround(pixels, width, height)) return first;
  let candidate = first;
  for (const quality of others) {
    if (bordersAreGround(await sharp(candidate).raw().toBuffer(), width, height)) return candidate;
    candidate = await encode(quality);
  }
  return bordersAreGround(await sharp(candidate).raw().toBuffer(), width, height) ? candidate : first;
}

function bordersAreGround(pixels: Buffer, width: number, height: number): boolean {
  const isGround = (x: number, y: number): boolean => {
    const at = (y * width + x) * 3;
    return pixels[at] === ground[0] && pixels[at + 1] === ground[1] && pixels[at + 2] === ground[2];
  };
  for (let x = 0; x < width; x++) if (!isGround(x, 0) || !isGround(x, height - 1)) return false;
  for (let y = 0; y < height; y++) if (!isGround(0, y) || !isGround(width - 1, y)) return false;
  return true;
}
