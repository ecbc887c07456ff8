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

/** A tint changes no more than that from pixel to pixel; the rim does. */
const MAX_STEP = 10;

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

/** The glass differs from the middle of its own row by no more than that: reflections and temples do, and are filled. */
const SAME = 30;

/** Over that many rows a degradê changes less than `ROW_STEP`, and a rim more. */
const ROWS = 6;
const ROW_STEP = 18;

/** The colour in the middle of each row of a lens, from its centre up and down to the rim. */
function rowColours(picture: Pixels, box: Box): Map<number, Rgb> {
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
      if (before && difference(colour, before) > ROW_STEP) break;
      rows.set(y, colour);
    }
  }
  return rows;
}

/** Marks the glass of one lens, grown from its middle up to the rim. */
export function lensMask(picture: Pixels, box: Box): Uint8Array {
  const { width } = picture;
  const rows = rowColours(picture, box);
  const middleX = Math.round((box.left + box.right) / 2);
  const seeds = [...rows.keys()].map((y) => y * width + middleX);
  const mask = floodFill(picture, seeds, (index, from) => {
    const x = index % width;
    const row = rows.get(Math.floor(index / width));
    if (row === undefined || x < box.left || x > box.right) return false;
    return differenceAt(picture, index, row) <= SAME && stepBetween(picture, index, from) <= MAX_STEP;
  });
  fillHoles(mask, width, box);
  return mask;
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
