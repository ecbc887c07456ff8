import type { FrameShape } from '../frame-spec';

/** Point of a front view in mm: x to the right, z up. */
export type Flat = readonly [number, number];

/**
 * Control polygons of the right lens as seen from the front (nasal side at -1), anticlockwise, one unit to
 * each side, of closed cubic B-splines. Repeating a point makes a corner.
 */
export const usualOutlines: Record<FrameShape, readonly Flat[]> = {
  redondo: [
    [1, 0.04],
    [0.93, 0.56],
    [0.56, 0.92],
    [0, 1.02],
    [-0.56, 0.92],
    [-0.93, 0.56],
    [-1, 0.04],
    [-0.9, -0.5],
    [-0.54, -0.9],
    [0, -1.02],
    [0.54, -0.9],
    [0.9, -0.5],
  ],
  quadrado: [
    [0.99, -0.16],
    [1.02, 0.4],
    [1.02, 0.98],
    [0.55, 1.03],
    [-0.3, 1],
    [-0.97, 0.96],
    [-1.01, 0.36],
    [-0.93, -0.3],
    [-0.8, -0.96],
    [-0.22, -1.03],
    [0.36, -1.03],
    [0.93, -0.98],
  ],
  retangular: [
    [1, -0.2],
    [1.02, 0.3],
    [1.01, 1],
    [0.95, 1],
    [0.4, 1.02],
    [-0.4, 1.01],
    [-0.97, 0.98],
    [-1.01, 0.4],
    [-0.97, -0.2],
    [-0.88, -0.98],
    [-0.3, -1.02],
    [0.4, -1.02],
    [0.94, -0.98],
  ],
  aviador: [
    [0.98, 0.1],
    [0.97, 0.62],
    [0.74, 0.98],
    [0.12, 1.03],
    [-0.5, 1.02],
    [-0.93, 0.93],
    [-1, 0.45],
    [-0.86, -0.12],
    [-0.6, -0.62],
    [-0.14, -1],
    [0.4, -1.04],
    [0.82, -0.62],
  ],
  gatinho: [
    [1.0, 0.08],
    [1.05, 0.5],
    [1.11, 0.98],
    [1.0, 1.03],
    [0.46, 0.9],
    [-0.12, 0.8],
    [-0.64, 0.74],
    [-0.98, 0.46],
    [-1, -0.08],
    [-0.86, -0.58],
    [-0.46, -0.95],
    [0.08, -1.04],
    [0.58, -0.93],
    [0.9, -0.46],
  ],
  hexagonal: [
    [1.02, 0.1],
    [0.99, 0.24],
    [0.72, 0.78],
    [0.6, 1],
    [0.42, 1.02],
    [-0.42, 1.02],
    [-0.6, 1],
    [-0.72, 0.78],
    [-0.99, 0.24],
    [-1.02, 0.1],
    [-0.98, -0.06],
    [-0.68, -0.78],
    [-0.57, -0.98],
    [-0.4, -1.02],
    [0.4, -1.02],
    [0.57, -0.98],
    [0.68, -0.78],
    [0.98, -0.06],
  ],
  browline: [
    [1, 0.1],
    [1.01, 0.56],
    [0.98, 0.98],
    [0.4, 1.03],
    [-0.35, 0.98],
    [-0.95, 0.9],
    [-1, 0.36],
    [-0.93, -0.2],
    [-0.68, -0.74],
    [-0.16, -1.03],
    [0.36, -1.03],
    [0.8, -0.7],
    [0.97, -0.3],
  ],
  oversized: [
    [0.99, -0.05],
    [1.05, 0.5],
    [1.0, 0.99],
    [0.45, 1.04],
    [-0.32, 0.99],
    [-0.93, 0.88],
    [-1.02, 0.32],
    [-0.94, -0.3],
    [-0.68, -0.85],
    [-0.1, -1.05],
    [0.46, -1],
    [0.86, -0.64],
  ],
};

const POINTS = 288;

/**
 * Outline of the right lens around its centre, from its control polygon, exactly `width` by `height` mm: points
 * evenly spaced along the curve, anticlockwise, the nasal side at -x.
 */
export function lensOutline(control: readonly Flat[], width: number, height: number): Flat[] {
  const raw = closedSpline(control, 40);
  const xs = raw.map(([x]) => x);
  const zs = raw.map(([, z]) => z);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...zs), Math.max(...zs)];
  const fitted = raw.map(
    ([x, z]): Flat => [
      ((x - left) / (right - left) - 0.5) * width,
      ((z - low) / (high - low) - 0.5) * height,
    ],
  );
  return evenlySpaced(fitted, POINTS);
}

function closedSpline(control: readonly Flat[], steps: number): Flat[] {
  const at = (i: number): Flat => control[(i + control.length) % control.length] as Flat;
  return control.flatMap((_, i) =>
    Array.from({ length: steps }, (_unused, k): Flat => {
      const t = k / steps;
      const weights = [
        (1 - t) ** 3,
        3 * t ** 3 - 6 * t ** 2 + 4,
        -3 * t ** 3 + 3 * t ** 2 + 3 * t + 1,
        t ** 3,
      ];
      const sum = (axis: 0 | 1) => weights.reduce((total, w, j) => total + w * at(i + j - 1)[axis], 0) / 6;
      return [sum(0), sum(1)];
    }),
  );
}

function evenlySpaced(points: readonly Flat[], count: number): Flat[] {
  const at = (i: number): Flat => points[i % points.length] as Flat;
  const lengths = [0];
  for (let i = 0; i < points.length; i++) {
    lengths.push((lengths[i] as number) + Math.hypot(at(i + 1)[0] - at(i)[0], at(i + 1)[1] - at(i)[1]));
  }
  const total = lengths[points.length] as number;
  let segment = 0;
  return Array.from({ length: count }, (_, k): Flat => {
    const wanted = (k / count) * total;
    while ((lengths[segment + 1] as number) < wanted) segment++;
    const from = lengths[segment] as number;
    const t = (wanted - from) / ((lengths[segment + 1] as number) - from);
    const [a, b] = [at(segment), at(segment + 1)];
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  });
}

/** Distance of a point from a closed outline, negative inside. */
export function signedDistance(outline: readonly Flat[], x: number, z: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, az] = outline[j] as Flat;
    const [bx, bz] = outline[i] as Flat;
    const [ex, ez] = [bx - ax, bz - az];
    const t = Math.max(0, Math.min(1, ((x - ax) * ex + (z - az) * ez) / (ex * ex + ez * ez)));
    const [dx, dz] = [x - ax - ex * t, z - az - ez * t];
    nearest = Math.min(nearest, dx * dx + dz * dz);
    if (az > z !== bz > z && x < ax + ((z - az) / ez) * ex) inside = !inside;
  }
  return Math.sqrt(nearest) * (inside ? -1 : 1);
}

/** Where the outline crosses height `z` on its nasal (-1) or temporal (1) side. */
export function crossing(outline: readonly Flat[], z: number, side: -1 | 1): number {
  let found = 0;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, az] = outline[j] as Flat;
    const [bx, bz] = outline[i] as Flat;
    if (az > z === bz > z) continue;
    const x = ax + ((z - az) / (bz - az)) * (bx - ax);
    if (x * side > found * side || found === 0) found = x;
  }
  return found;
}
