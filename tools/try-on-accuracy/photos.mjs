import path from 'node:path';
import sharp from 'sharp';
import { createRandom } from '../lib/random';

/** Noise of a camera's sensor, by what light there is, in steps of 255. */
const NOISE = { dim: 9, behind: 4 };
const MIN_NOISE = 2.5;

/** Remaining share of a picture that somebody cut around the head. */
const CUT = { left: 0.22, top: 0.2, width: 0.56, height: 0.56 };

/** The rectangle of a picture that its photo shows, in px. */
export function areaOf({ crop = false }, [width, height]) {
  if (!crop) return { left: 0, top: 0, width, height };
  return {
    left: Math.round(CUT.left * width),
    top: Math.round(CUT.top * height),
    width: Math.round(CUT.width * width),
    height: Math.round(CUT.height * height),
  };
}

/** Makes a photo of a rendered picture: cut, with a sensor's noise, and compressed as phones do. */
export async function writePhoto({ picture, photo, shot, size }) {
  const { data, info } = await sharp(picture)
    .extract(areaOf(shot, size))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { next } = createRandom(path.basename(picture).length);
  const noise = NOISE[shot.light] ?? MIN_NOISE;
  // The sum of three even distributions is nearly a normal one, with half their width as its deviation.
  const noisy = data.map((value) =>
    Math.max(0, Math.min(255, value + 2 * noise * (next() + next() + next() - 1.5))),
  );
  await sharp(noisy, { raw: info })
    .jpeg({ quality: shot.light === 'dim' ? 60 : 80 })
    .toFile(photo);
}
