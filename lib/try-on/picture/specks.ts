import { floodFill, grow, type Pixels } from './pixels';

/** Smaller parts of the subject are what is left of a shadow, in shares of the picture. */
const SPECK = 0.0005;

/** Gaps as narrow as twice that are closed, in px: a rim is as light as its ground here and there. */
const GAP = 2;

/** The ground with the specks that its shadows leave, and without the gaps that it leaves in pale rims. */
export function withoutSpecks(picture: Pixels, ground: Uint8Array): Uint8Array {
  const closed = grow(grow(ground, picture.width, 0, GAP), picture.width, 1, GAP);
  const cleaned = closed.slice();
  const seen = closed.slice();
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1) continue;
    const part = floodFill(picture, [start], (index) => closed[index] === 0);
    const isSpeck = part.reduce((sum, value) => sum + value, 0) < SPECK * part.length;
    for (let index = 0; index < part.length; index++) {
      if (part[index] === 0) continue;
      seen[index] = 1;
      if (isSpeck) cleaned[index] = 1;
    }
  }
  return cleaned;
}
