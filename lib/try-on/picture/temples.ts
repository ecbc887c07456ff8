import type { Box, Pixels } from './pixels';

/** Rims up to this thickness in mm are wire. Temples show above them, but are hidden by thicker ones. */
const WIRE_MM = 3;

/** How far above its usual thickness the rim may reach, in mm. */
const SPARE_MM = 0.3;

/** Width of the outer end of a front, in mm, where the hinges are and no temple is visible above. */
const END_MM = 1.6;

/** The highest row that has a marked pixel in one of the columns; null for none. */
function topRow(
  columns: readonly number[],
  { top, bottom }: Box,
  isMarked: (x: number, y: number) => boolean,
) {
  for (let y = top; y <= bottom; y++) if (columns.some((x) => isMarked(x, y))) return y;
  return null;
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** A value that a quarter of the values are below. */
const lowerQuartile = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 2] ?? 0;

/**
 * Marks temples that a picture shows above a front of wire. On a face they are behind the head.
 * @param isSubject whether a pixel is not background
 */
export function templesAbove(
  { width, height }: Pixels,
  isSubject: (index: number) => boolean,
  { front, pxPerMm, lenses }: { front: Box; pxPerMm: number; lenses: readonly Uint8Array[] },
): Uint8Array {
  const temples = new Uint8Array(width * height);
  const middle = (front.left + front.right) / 2;
  const end = Math.round(END_MM * pxPerMm);
  const isThere = (x: number, y: number) => isSubject(y * width + x);
  for (const lens of lenses) {
    const lensTops = new Map<number, number>();
    for (const x of range(front.left, front.right)) {
      const top = topRow([x], front, (_, y) => lens[y * width + x] === 1);
      if (top !== null) lensTops.set(x, top);
    }
    const columns = [...lensTops.keys()];
    const centre = ((columns[0] ?? 0) + (columns.at(-1) ?? 0)) / 2;
    const isLeft = centre < middle;
    const rims = columns
      .filter((x) => isLeft === x > centre)
      .map((x) => (lensTops.get(x) ?? 0) - (topRow([x], front, isThere) ?? 0));
    const rim = lowerQuartile(rims);
    if (rim > WIRE_MM * pxPerMm) continue;
    const outer = isLeft ? range(front.left, Math.floor(centre)) : range(Math.ceil(centre), front.right);
    const ends = isLeft ? outer.slice(0, end) : outer.slice(-end);
    const hinge = (topRow(ends, front, isThere) ?? front.top) - SPARE_MM * pxPerMm;
    for (const x of outer) {
      const lensTop = lensTops.get(x);
      const limit = lensTop === undefined ? hinge : Math.min(hinge, lensTop - rim - SPARE_MM * pxPerMm);
      for (let y = front.top; y < limit; y++) temples[y * width + x] = 1;
    }
  }
  return temples;
}
