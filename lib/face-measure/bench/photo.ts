import path from 'node:path';
import sharp, { type Region } from 'sharp';

/** Noise of a camera's sensor by kind of light, on a scale of 255. */
const NOISE: Record<string, number> = { dim: 9, behind: 4 };
const MIN_NOISE = 2.5;

/** The part of a picture that remains after it was cropped around the head. */
const CUT = { left: 0.22, top: 0.2, width: 0.56, height: 0.56 };

type Size = readonly [number, number];

/** The rectangle of a picture that becomes the photo, in px. */
export function areaOf({ crop = false }: { crop?: boolean }, [width, height]: Size) {
  if (!crop) return { left: 0, top: 0, width, height };
  return {
    left: Math.round(CUT.left * width),
    top: Math.round(CUT.top * height),
    width: Math.round(CUT.width * width),
    height: Math.round(CUT.height * height),
  };
}

/** The diagonal of a picture on 35 mm film, in mm. */
const FILM_DIAGONAL = Math.hypot(36, 24);

/**
 * A camera's EXIF data: the focal length in whole millimetres of 35 mm film, and the picture's size in px.
 */
function notesOf(focal: number, [width, height]: Size) {
  const film = (focal * Math.max(width, height) * FILM_DIAGONAL) / Math.hypot(width, height);
  return {
    IFD2: {
      FocalLengthIn35mmFilm: String(Math.round(film)),
      PixelXDimension: String(width),
      PixelYDimension: String(height),
    },
  };
}

/** Pseudo-random numbers from 0 to 1, which are the same for the same `seed` (mulberry32). */
function createRandom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `focal` is the focal length as a multiple of the uncropped picture's long side. */
type Taken = { picture: string; photo: string; light: string; area: Region; focal: number; size: Size };

/**
 * Turns a rendered picture into a phone's photo: cropped, with a sensor's noise, compressed, and with the
 * lens in EXIF.
 */
export async function writePhoto({ picture, photo, light, area, focal, size }: Taken) {
  const { data, info } = await sharp(picture)
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const next = createRandom(path.basename(picture).length);
  const noise = NOISE[light] ?? MIN_NOISE;
  // The sum of three uniform distributions is nearly normal; its standard deviation is half their width.
  const noisy = data.map((value) =>
    Math.max(0, Math.min(255, value + 2 * noise * (next() + next() + next() - 1.5))),
  );
  await sharp(noisy, { raw: info })
    .jpeg({ quality: light === 'dim' ? 60 : 80 })
    .withExif(notesOf(focal, size))
    .toFile(photo);
}
