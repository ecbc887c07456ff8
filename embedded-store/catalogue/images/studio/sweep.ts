import type { Mesh, Point } from './mesh';

/** Half the width and half the height of a bar's cross-section, in mm. */
export type Section = readonly [across: number, upright: number];

const CORNERS = 28;

/**
 * A bar along `path`. Its cross-section is a superellipse (exponent `roundness`: 2 is an ellipse, 5 is nearly
 * a rectangle) that stays upright. Open ends are capped and rounded.
 */
export function sweep(
  path: readonly Point[],
  section: (t: number) => Section,
  { closed = false, roundness = 3.2, up = [0, 0, 1] as Point, round = 1 } = {},
): Mesh {
  const positions: number[] = [];
  const triangles: number[] = [];
  const rows: { at: Point; t: number; scale: number; push: number }[] = [];
  const count = path.length;
  path.forEach((at, i) => {
    const t = closed ? i / count : i / (count - 1);
    if (!closed && i === 0)
      for (const a of CAP) rows.push({ at, t, scale: Math.cos(a), push: -Math.sin(a) * round });
    rows.push({ at, t, scale: 1, push: 0 });
    if (!closed && i === count - 1)
      for (const a of [...CAP].reverse()) rows.push({ at, t, scale: Math.cos(a), push: Math.sin(a) * round });
  });
  const indexOf = (row: number) => (closed ? row : Math.max(0, Math.min(count - 1, row - CAP.length)));
  rows.forEach(({ at, t, scale, push }, row) => {
    const here = indexOf(row);
    const before = path[closed ? (here - 1 + count) % count : Math.max(0, here - 1)] as Point;
    const after = path[closed ? (here + 1) % count : Math.min(count - 1, here + 1)] as Point;
    const along = unit(minus(after, before));
    const across = unit(cross(along, up));
    const upright = cross(across, along);
    const [a, b] = section(t);
    const end = Math.min(a, b) * push;
    for (let k = 0; k < CORNERS; k++) {
      const angle = (k / CORNERS) * 2 * Math.PI;
      const power = 2 / roundness;
      const u = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** power * shrunk(a, b, scale, a);
      const v = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** power * shrunk(a, b, scale, b);
      for (const axis of [0, 1, 2] as const)
        positions.push(at[axis] + across[axis] * u + upright[axis] * v + along[axis] * end);
    }
  });
  const last = closed ? rows.length : rows.length - 1;
  for (let row = 0; row < last; row++) {
    for (let k = 0; k < CORNERS; k++) {
      const [a, b] = [row * CORNERS + k, row * CORNERS + ((k + 1) % CORNERS)];
      const next = ((row + 1) % rows.length) * CORNERS;
      triangles.push(a, next + k, b, b, next + k, next + ((k + 1) % CORNERS));
    }
  }
  if (!closed) {
    for (const [row, flip] of [
      [0, true],
      [rows.length - 1, false],
    ] as const)
      for (let k = 1; k < CORNERS - 1; k++) {
        const [a, b, c] = [row * CORNERS, row * CORNERS + k, row * CORNERS + k + 1];
        triangles.push(...(flip ? [a, b, c] : [a, c, b]));
      }
  }
  return { positions, triangles };
}

const CAP = [1.45, 1.2, 0.95, 0.7, 0.45, 0.2];

/** Ends are rounded by the same number of mm on every side, so that a flat bar does not end like a blade. */
function shrunk(a: number, b: number, scale: number, half: number): number {
  return half - Math.min(a, b) * (1 - scale);
}

function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function cross(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: Point): Point {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** A smooth path of `count` points through the given ones (Catmull-Rom, open ends). */
export function through(points: readonly Point[], count: number): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  return Array.from({ length: count }, (_, k): Point => {
    const place = (k / (count - 1)) * (points.length - 1);
    const i = Math.min(points.length - 2, Math.floor(place));
    const t = place - i;
    const value = (axis: 0 | 1 | 2) => {
      const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]];
      return (
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
      );
    };
    return [value(0), value(1), value(2)];
  });
}
