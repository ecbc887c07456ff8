import type { Point } from './landmarks';

/**
 * Focal length of phones and webcams, as a multiple of their picture's long side: a field of view of about
 * 65°.
 */
export const FOCAL_LENGTH = 0.78;

/** A camera that looks through the middle of its picture, in px of that picture. */
export type Camera = { focal: number; x: number; y: number };

/**
 * A lens: its focal length as a multiple of an uncropped picture's long side, and the relative uncertainty
 * (two standard deviations).
 */
export type Optics = { focalLength: number; uncertainty: number };

/** Default for the cameras of phones and computers, if nothing else is known. */
export const COMMON_OPTICS: Optics = { focalLength: FOCAL_LENGTH, uncertainty: 0.2 };

/** The camera of an uncropped picture of this size in px. */
export const cameraOf = (
  { width, height }: { width: number; height: number },
  { focalLength }: Optics = COMMON_OPTICS,
): Camera => ({
  focal: focalLength * Math.max(width, height),
  x: width / 2,
  y: height / 2,
});

/** Nine numbers of a projective map of the plane, row by row. */
type Homography = readonly [number, number, number, number, number, number, number, number, number];

export type Quad = readonly [Point, Point, Point, Point];

/**
 * The map of a `width` by `height` rectangle onto four corners, clockwise from the upper left one.
 * @throws RangeError for corners on one line
 */
export function homographyOfRectangle(width: number, height: number, [p, q, r, s]: Quad): Homography {
  const [dx1, dx2, dx3] = [q.x - r.x, s.x - r.x, p.x - q.x + r.x - s.x];
  const [dy1, dy2, dy3] = [q.y - r.y, s.y - r.y, p.y - q.y + r.y - s.y];
  const area = dx1 * dy2 - dx2 * dy1;
  if (Math.abs(area) < 1e-9) throw new RangeError('The corners lie on one line');
  const g = (dx3 * dy2 - dx2 * dy3) / area;
  const h = (dx1 * dy3 - dx3 * dy1) / area;
  return [
    (q.x - p.x + g * q.x) / width,
    (s.x - p.x + h * s.x) / height,
    p.x,
    (q.y - p.y + g * q.y) / width,
    (s.y - p.y + h * s.y) / height,
    p.y,
    g / width,
    h / height,
    1,
  ];
}

export function project([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** The inverse map. @throws RangeError if there is none */
export function invert([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  if (Math.abs(determinant) < 1e-12) throw new RangeError('The map has no inverse');
  const n = 1 / determinant;
  return [
    (e * i - f * h) * n,
    (c * h - b * i) * n,
    (b * f - c * e) * n,
    (f * g - d * i) * n,
    (a * i - c * g) * n,
    (c * d - a * f) * n,
    (d * h - e * g) * n,
    (b * g - a * h) * n,
    (a * e - b * d) * n,
  ];
}
