import {
  type Box,
  difference,
  differenceAt,
  floodFill,
  median,
  medianColour,
  type Pixels,
  type Rgb,
  rgbAt,
  stepBetween,
} from './pixels';

/** What the picture shows of a frame in mm. */
export type FrameFront = { frontWidth: number; bridge: number; lensWidth: number; lensHeight: number };

/** Lenses are read within their own size and a little more. */
const SLACK = 1.06;

/** A lens through which the ground shows so light has no tint: what else is seen in it lies behind it. */
const CLEAR = 0.82;

/** The boxes that the measures give the two lenses in a picture of the front. */
export function lensBoxes(front: Box, mm: FrameFront): Box[] {
  const pxPerMm = (front.right - front.left + 1) / mm.frontWidth;
  const middleX = (front.left + front.right) / 2;
  const middleY = (front.top + front.bottom) / 2;
  const half = { x: (mm.lensWidth * pxPerMm * SLACK) / 2, y: (mm.lensHeight * pxPerMm * SLACK) / 2 };
  return [-1, 1].map((side) => {
    const x = middleX + (side * (mm.bridge + mm.lensWidth) * pxPerMm) / 2;
    return {
      left: Math.round(x - half.x),
      right: Math.round(x + half.x),
      top: Math.round(middleY - half.y),
      bottom: Math.round(middleY + half.y),
    };
  });
}

/** Reflections and what lies behind a lens are parts of it: fills between the outermost pixels of rows and columns. */
function fillHoles(mask: Uint8Array, width: number, { left, right, top, bottom }: Box): void {
  const fillLine = (indices: number[]) => {
    const first = indices.findIndex((index) => mask[index] === 1);
    const last = indices.findLastIndex((index) => mask[index] === 1);
    if (first !== -1) for (const index of indices.slice(first, last)) mask[index] = 1;
  };
  const columns = Array.from({ length: right - left + 1 }, (_, step) => left + step);
  const rows = Array.from({ length: bottom - top + 1 }, (_, step) => top + step);
  for (const y of rows) fillLine(columns.map((x) => y * width + x));
  for (const x of columns) fillLine(rows.map((y) => y * width + x));
}

/** How much glass differs from itself, in steps of 255; the rim differs more. */
type GlassTolerance = {
  /** From pixel to pixel. */
  step: number;
  /** From the middle of its own row: reflections and temples do, and are filled. */
  row: number;
  /** Over `ROWS` rows of a degradê. */
  course: number;
};

const ANY_GLASS: GlassTolerance = { step: 10, row: 30, course: 18 };

/** Glass without reflections, in a rim of nearly the same colour. */
const EVEN_GLASS: GlassTolerance = { step: 3, row: 12, course: 9 };

const ROWS = 6;

/** The colour in the middle of each row of a lens, from its centre up and down to the rim. */
function rowColours(picture: Pixels, box: Box, { course }: GlassTolerance): Map<number, Rgb> {
  const span = box.right - box.left;
  const colourOf = (y: number) => {
    const colours: Rgb[] = [];
    for (let x = box.left + Math.round(span * 0.35); x <= box.left + span * 0.65; x++)
      colours.push(rgbAt(picture, y * picture.width + x));
    return medianColour(colours);
  };
  const centre = Math.round((box.top + box.bottom) / 2);
  const rows = new Map([[centre, colourOf(centre)]]);
  for (const direction of [-1, 1]) {
    for (let y = centre + direction; y >= box.top && y <= box.bottom; y += direction) {
      const colour = colourOf(y);
      const before = rows.get(y - direction * ROWS) ?? rows.get(centre);
      if (before && difference(colour, before) > course) break;
      rows.set(y, colour);
    }
  }
  return rows;
}

/** Marks the glass of one lens, grown from its middle up to the rim. */
function lensMask(picture: Pixels, box: Box, tolerance: GlassTolerance): Uint8Array {
  const { width } = picture;
  const rows = rowColours(picture, box, tolerance);
  const middleX = Math.round((box.left + box.right) / 2);
  const seeds = [...rows.keys()].map((y) => y * width + middleX);
  const mask = floodFill(picture, seeds, (index, from) => {
    const x = index % width;
    const row = rows.get(Math.floor(index / width));
    if (row === undefined || x < box.left || x > box.right) return false;
    return (
      differenceAt(picture, index, row) <= tolerance.row &&
      stepBetween(picture, index, from) <= tolerance.step
    );
  });
  fillHoles(mask, width, box);
  return mask;
}

/** Glass that fills more of the edge of its box than that has run into the rim. */
const MAX_AT_EDGE = 0.08;

function isSpilt(mask: Uint8Array, width: number, { left, right, top, bottom }: Box): boolean {
  let edge = 0;
  for (let x = left; x <= right; x++) edge += (mask[top * width + x] ?? 0) + (mask[bottom * width + x] ?? 0);
  for (let y = top; y <= bottom; y++) edge += (mask[y * width + left] ?? 0) + (mask[y * width + right] ?? 0);
  return edge > MAX_AT_EDGE * 2 * (right - left + bottom - top);
}

/** A lens that is smaller than that share of the other one was not found whole. */
const WHOLE = 0.97;

const areaOf = (mask: Uint8Array) => mask.reduce((sum, value) => sum + value, 0);

/**
 * Marks the glass of both lenses. They have the same form: one that a reflection or a temple cut short, or that ran
 * into the rim, is undone by the other one.
 */
export function lensMasks(picture: Pixels, boxes: readonly Box[], front: Box): Uint8Array[] {
  const { width } = picture;
  const found = boxes.map((box) => {
    const mask = lensMask(picture, box, ANY_GLASS);
    if (!isSpilt(mask, width, box)) return { mask, spilt: false };
    const exact = lensMask(picture, box, EVEN_GLASS);
    return { mask: exact, spilt: isSpilt(exact, width, box) };
  });
  const mirrored = (mask: Uint8Array) =>
    mask.map((_, index) => mask[index - 2 * (index % width) + front.left + front.right] ?? 0);
  return found.map(({ mask, spilt }, side) => {
    const other = found[1 - side];
    if (other === undefined || other.spilt) return mask;
    if (spilt) return mirrored(other.mask);
    if (areaOf(mask) >= WHOLE * areaOf(other.mask)) return mask;
    const opposite = mirrored(other.mask);
    return mask.map((value, index) => Math.max(value, opposite[index] ?? 0));
  });
}

/**
 * What a lens lets through, as bytes for red, green and blue by row: all for a clear one, the tint of a sun lens, the
 * course of a degradê. The middle of each row is taken, which reflections do not reach.
 */
export function lensTint(picture: Pixels, mask: Uint8Array, box: Box, ground: Rgb): Map<number, Rgb> {
  const rows = new Map<number, Rgb>();
  for (let y = box.top; y <= box.bottom; y++) {
    const colours: Rgb[] = [];
    for (let x = box.left; x <= box.right; x++) {
      const index = y * picture.width + x;
      if (mask[index] === 1) colours.push(rgbAt(picture, index));
    }
    if (colours.length === 0) continue;
    const through = ([0, 1, 2] as const).map((channel) => {
      const share = median(colours.map((colour) => colour[channel])) / ground[channel];
      return Math.round(255 * Math.min(1, share));
    });
    const [red = 255, green = 255, blue = 255] = through;
    rows.set(y, [red, green, blue]);
  }
  const overall = median([...rows.values()].map(([red, green, blue]) => (red + green + blue) / 3 / 255));
  if (overall >= CLEAR) for (const y of rows.keys()) rows.set(y, [250, 252, 252]);
  return rows;
}
