import {
  EVEN_GROUND,
  enclosedGround,
  type GroundTolerance,
  groundColour,
  groundMask,
  isEven,
  PHOTO_GROUND,
} from './ground';
import { lensTint } from './lens-tint';
import { type FrameFront, lensMasks } from './lenses';
import {
  type Box,
  blur,
  difference,
  floodFill,
  grow,
  medianColour,
  type Pixels,
  type Rgb,
  rgbAt,
} from './pixels';
import { templesAbove } from './temples';

/** Parts of the subject below this fraction of the picture are remains of a shadow. */
const SPECK = 0.0005;

/** Gaps up to twice this width, in px, are closed: parts of a rim may be as light as the background. */
const GAP = 2;

/** The background, including the specks that shadows leave in it, and without the gaps in pale rims. */
function withoutSpecks(picture: Pixels, ground: Uint8Array): Uint8Array {
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

/**
 * A frame without its background. Both layers have the same size, which the front fills except for the
 * margin.
 */
export type CutOut = {
  /** The frame, opaque except for its edges and its lenses. */
  frame: Pixels;
  /** How much light the lenses let through, to be multiplied with the background; white elsewhere. */
  lenses: Pixels;
  /** Size of the layers in mm. */
  width: number;
  height: number;
};

/** Margin around the frame for its soft edge, in px. */
const MARGIN = 2;

/**
 * The front starts in a row or column of which the frame covers at least this fraction, so that dust does not
 * count.
 */
const MIN_SPAN = 0.012;

/** How far lenses extend below the soft edge of their rim, in px, so that no gap is visible between them. */
const RIM_EDGE = 2;

/** Limits of a front's height, in heights of its lenses. Beyond them the picture does not show the front. */
const HEIGHTS = { min: 0.8, max: 1.65 } as const;

/** Minimum fraction of the front's outline that must be symmetric. */
const MIN_SYMMETRY = 0.86;

/** A frame is pale if it differs from its background by less than this, on a scale of 255. */
const PALE = 40;

/**
 * Only every seventh pixel of the frame is compared, and only if it is opaque enough, because transparent
 * pixels show the background.
 */
const EVERY = 7;
const OPAQUE = 200;

/** The bounding box of everything that is not background; null if there is nothing. */
function subjectBox({ width, height }: Pixels, ground: Uint8Array): Box | null {
  const columns = new Uint32Array(width);
  const rows = new Uint32Array(height);
  for (let index = 0; index < ground.length; index++) {
    if (ground[index] === 1) continue;
    const x = index % width;
    const y = Math.floor(index / width);
    columns[x] = (columns[x] ?? 0) + 1;
    rows[y] = (rows[y] ?? 0) + 1;
  }
  const isSolid = (count: number) => count > width * MIN_SPAN;
  const box = {
    left: columns.findIndex(isSolid),
    right: columns.findLastIndex(isSolid),
    top: rows.findIndex(isSolid),
    bottom: rows.findLastIndex(isSolid),
  };
  return box.left === -1 || box.top === -1 || box.right === box.left ? null : box;
}

/**
 * The fraction of a front's outline that matches its mirror image, 0 to 1. A view from the side has a low
 * value.
 */
function symmetry({ width }: Pixels, ground: Uint8Array, { left, right, top, bottom }: Box): number {
  let same = 0;
  let all = 0;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const here = ground[y * width + x] === 0;
      const there = ground[y * width + left + right - x] === 0;
      if (here || there) all++;
      if (here && there) same++;
    }
  }
  return all === 0 ? 0 : same / all;
}

/**
 * The alpha of the frame: soft over two pixels and shrunk a little, so that no background shows at the edge.
 */
function softAlpha(opaque: Float32Array, width: number, height: number): Float32Array {
  return blur(blur(opaque, width, height), width, height).map((value) =>
    Math.max(0, Math.min(1, 2 * value - 0.8)),
  );
}

/** Where a picture shows a front. */
type FrontPlace = {
  /** Marks the background, and temples above the front. */
  around: Uint8Array;
  front: Box;
  pxPerMm: number;
  lenses: Uint8Array[];
  /** Marks the background that the frame encloses. */
  enclosed: Uint8Array;
};

/** Finds the front; null if there is only background. */
function placeOf(
  picture: Pixels,
  mm: FrameFront,
  ground: Rgb,
  tolerance: GroundTolerance,
  around: Uint8Array,
): FrontPlace | null {
  const front = subjectBox(picture, around);
  if (front === null) return null;
  return {
    around,
    front,
    pxPerMm: (front.right - front.left + 1) / mm.frontWidth,
    lenses: lensMasks(picture, { around, ground, front }, mm),
    enclosed: enclosedGround(picture, ground, tolerance, front),
  };
}

/** Finds the front without the temples that are visible above it. */
function placeWithoutTemples(
  picture: Pixels,
  mm: FrameFront,
  ground: Rgb,
  tolerance: GroundTolerance,
): FrontPlace | null {
  const mask = groundMask(picture, ground, tolerance);
  const around = tolerance === EVEN_GROUND ? withoutSpecks(picture, mask) : mask;
  const place = placeOf(picture, mm, ground, tolerance, around);
  if (place === null) return null;
  const isSubject = (index: number) => around[index] === 0 && place.enclosed[index] === 0;
  const temples = templesAbove(picture, isSubject, place);
  if (!temples.some((value, index) => value === 1 && isSubject(index))) return place;
  const alone = around.map((value, index) => (temples[index] === 1 ? 1 : value));
  return placeOf(picture, mm, ground, tolerance, alone);
}

/**
 * The frame on a background that may vary by `tolerance`; null if what remains is not a front of that size.
 */
function cutOut(picture: Pixels, mm: FrameFront, ground: Rgb, tolerance: GroundTolerance): CutOut | null {
  const place = placeWithoutTemples(picture, mm, ground, tolerance);
  if (place === null) return null;
  const { around, front, pxPerMm, lenses, enclosed } = place;
  const heights = (front.bottom - front.top + 1) / pxPerMm / mm.lensHeight;
  if (heights < HEIGHTS.min || heights > HEIGHTS.max) return null;
  if (symmetry(picture, around, front) < MIN_SYMMETRY) return null;

  const width = front.right - front.left + 1 + 2 * MARGIN;
  const height = front.bottom - front.top + 1 + 2 * MARGIN;
  const tint = lensTint(picture, lenses, ground);
  const glass = around.map((_, index) => (lenses.some((lens) => lens[index] === 1) ? 1 : 0));
  const glassAndEdge = grow(glass, picture.width, 1, RIM_EDGE);
  const frame: Pixels = { data: new Uint8ClampedArray(4 * width * height), width, height };
  const filter: Pixels = { data: new Uint8ClampedArray(4 * width * height).fill(255), width, height };
  const opaque = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sourceX: number = x + front.left - MARGIN;
      const sourceY: number = y + front.top - MARGIN;
      if (sourceX < 0 || sourceY < 0 || sourceX >= picture.width || sourceY >= picture.height) continue;
      const source = sourceY * picture.width + sourceX;
      const target = y * width + x;
      frame.data.set(picture.data.subarray(4 * source, 4 * source + 3), 4 * target);
      if (glass[source] === 0 && around[source] === 0 && enclosed[source] === 0) opaque[target] = 1;
      const isTinted = glass[source] === 1 || (glassAndEdge[source] === 1 && opaque[target] === 1);
      if (isTinted) filter.data.set(tint.get(sourceY) ?? [255, 255, 255], 4 * target);
    }
  }
  if (!opaque.includes(1)) return null;
  const alpha = softAlpha(opaque, width, height);
  for (let index = 0; index < alpha.length; index++) frame.data[4 * index + 3] = 255 * (alpha[index] ?? 0);
  return { frame, lenses: filter, width: width / pxPerMm, height: height / pxPerMm };
}

/** Minimum fraction of a cut-out that a frame fills; even thin wire rims do. */
const MIN_FRAME = 0.045;

/**
 * Whether most of a frame is nearly as light as its background, so that parts of it, or all but its edges,
 * may be mistaken for background.
 */
function isPale({ frame }: CutOut, ground: Rgb): boolean {
  const colours: Rgb[] = [];
  for (let index = 0; index < frame.data.length / 4; index += EVERY) {
    if ((frame.data[4 * index + 3] ?? 0) > OPAQUE) colours.push(rgbAt(frame, index));
  }
  if (colours.length * EVERY < MIN_FRAME * (frame.data.length / 4)) return true;
  return difference(medianColour(colours), ground) <= PALE;
}

/**
 * Cuts a frame out of a picture of its front. A pale frame (silver, ivory, clear acetate) is only recognised
 * on an even background.
 * @returns null if the background is not uniform and light, or the picture does not show such a front
 */
export function cutOutFrame(picture: Pixels, mm: FrameFront): CutOut | null {
  const ground = groundColour(picture);
  if (ground === null) return null;
  const found = cutOut(picture, mm, ground, PHOTO_GROUND);
  if ((found !== null && !isPale(found, ground)) || !isEven(picture)) return found;
  return cutOut(picture, mm, ground, EVEN_GROUND) ?? found;
}
