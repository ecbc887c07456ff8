import type { FrameShape, FrameSpec } from './frame-spec';
import { smoothstep } from './noise';

/** Closed lens outline around its own centre, nasal side at -x, counter-clockwise, mm. */
export type Outline = { x: Float32Array; y: Float32Array; nx: Float32Array; ny: Float32Array; count: number };

/** Points on every outline; index 0 is the temporal end (+x), a quarter on is the top. */
const OUTLINE_POINTS = 144;

type Warp = (x: number, y: number) => readonly [number, number];

const keep: Warp = (x, y) => [x, y];

/** Narrows the lower half: `temporal` and `nasal` are how far each lower corner moves in (half widths). */
const taper =
  (temporal: number, nasal: number): Warp =>
  (x, y) => {
    const low = (1 - y) / 2;
    return [x - (x > 0 ? temporal * x : nasal * x) * low * low, y];
  };

/** Exponents of the upper and lower superellipse, then the warp that gives the family its character. */
const families: Record<Exclude<FrameShape, 'hexagonal'>, readonly [number, number, Warp]> = {
  redondo: [2.08, 2.02, keep],
  quadrado: [4.2, 3.5, taper(0.17, 0.19)],
  retangular: [5, 4, taper(0.07, 0.1)],
  oversized: [3.3, 2.6, taper(0.08, 0.16)],
  clubmaster: [3.3, 2.3, taper(0.08, 0.14)],
  aviador: [
    2.7,
    2.12,
    (x, y) => {
      const low = smoothstep(0.9, -1, y);
      return [x + 0.12 * low - (x < 0 ? x * 0.3 * low : 0), y - 0.07 * x * smoothstep(-0.2, 0.9, y)];
    },
  ],
  gatinho: [
    2.9,
    2.15,
    (x, y) => {
      const corner = Math.max(0, x) ** 2 * smoothstep(-0.2, 0.9, y);
      return [x + 0.16 * corner - 0.05 * (1 - y) * x * 0.5, y + 0.16 * x + 0.34 * corner];
    },
  ],
};

function superellipse(shape: Exclude<FrameShape, 'hexagonal'>, angle: number): readonly [number, number] {
  const [top, bottom, warp] = families[shape];
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const n = s >= 0 ? top : bottom;
  return warp(Math.sign(c) * Math.abs(c) ** (2 / n), Math.sign(s) * Math.abs(s) ** (2 / n));
}

/** Soft maximum of six half planes: a hexagon, flat on top, whose corners are rounded. */
function hexagon(angle: number): readonly [number, number] {
  let sum = 0;
  for (let i = 0; i < 6; i++) {
    const facing = Math.cos(angle - Math.PI / 6 - (i * Math.PI) / 3);
    if (facing > 0) sum += facing ** 12;
  }
  const radius = sum ** (-1 / 12);
  const y = Math.sin(angle) * radius;
  return [Math.cos(angle) * radius * (1 + 0.03 * y), y];
}

/**
 * Lens outline of a frame in mm, exactly `lensWidth` by `lensHeight`, points evenly spaced along the curve
 * and outward normals.
 */
export function lensOutline(spec: Pick<FrameSpec, 'shape' | 'lensWidth' | 'lensHeight'>): Outline {
  const raw: (readonly [number, number])[] = [];
  for (let i = 0; i < 1440; i++) {
    const angle = (i / 1440) * Math.PI * 2;
    raw.push(spec.shape === 'hexagonal' ? hexagon(angle) : superellipse(spec.shape, angle));
  }
  const xs = raw.map((p) => p[0]);
  const ys = raw.map((p) => p[1]);
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scaled = raw.map(
    ([x, y]) =>
      [
        ((x - minX) / (maxX - minX) - 0.5) * spec.lensWidth,
        ((y - minY) / (maxY - minY) - 0.5) * spec.lensHeight,
      ] as const,
  );
  return withNormals(resample(scaled, OUTLINE_POINTS));
}

function resample(points: (readonly [number, number])[], count: number): [Float32Array, Float32Array] {
  const lengths = [0];
  for (let i = 0; i < points.length; i++) {
    const [ax, ay] = points[i] as readonly [number, number];
    const [bx, by] = points[(i + 1) % points.length] as readonly [number, number];
    lengths.push((lengths[i] as number) + Math.hypot(bx - ax, by - ay));
  }
  const total = lengths[points.length] as number;
  const x = new Float32Array(count);
  const y = new Float32Array(count);
  let segment = 0;
  for (let i = 0; i < count; i++) {
    const target = (i / count) * total;
    while ((lengths[segment + 1] as number) < target) segment++;
    const from = lengths[segment] as number;
    const t = (target - from) / ((lengths[segment + 1] as number) - from || 1);
    const [ax, ay] = points[segment] as readonly [number, number];
    const [bx, by] = points[(segment + 1) % points.length] as readonly [number, number];
    x[i] = ax + (bx - ax) * t;
    y[i] = ay + (by - ay) * t;
  }
  return [x, y];
}

function withNormals([x, y]: [Float32Array, Float32Array]): Outline {
  const count = x.length;
  const nx = new Float32Array(count);
  const ny = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const before = (i + count - 1) % count;
    const after = (i + 1) % count;
    const tx = (x[after] as number) - (x[before] as number);
    const ty = (y[after] as number) - (y[before] as number);
    const length = Math.hypot(tx, ty) || 1;
    nx[i] = ty / length;
    ny[i] = -tx / length;
  }
  return { x, y, nx, ny, count };
}
