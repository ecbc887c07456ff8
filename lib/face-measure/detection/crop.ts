import type { Point } from '../geometry/landmarks';

/** A square in a picture, rotated by `angle` (radians, clockwise) around its middle; in px. */
export type Region = {
  centre: Point;
  side: number;
  angle: number;
  /** Whether left and right are swapped. */
  mirrored?: boolean;
};

/** Maps a point of the square, with coordinates from 0 to 1, to the picture. */
export function toPicture({ centre, side, angle, mirrored = false }: Region, u: number, v: number): Point {
  const x = (mirrored ? 0.5 - u : u - 0.5) * side;
  const y = (v - 0.5) * side;
  return {
    x: centre.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: centre.y + x * Math.sin(angle) + y * Math.cos(angle),
  };
}

/** Numbers for black and white, for `readRegion`. */
export const UNSIGNED = [0, 1] as const;

/**
 * Reads a region as the input of a model: `size` by `size` pixels with three numbers each.
 * @param range the numbers for black and white
 * @throws Error if the browser has no 2D canvas in a worker
 */
export function readRegion(
  picture: ImageBitmap,
  region: Region,
  size: number,
  [black, white]: readonly [number, number],
): Float32Array {
  const context = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No 2D canvas in the worker');
  const { centre, side, angle, mirrored = false } = region;
  const scale = size / side;
  context.imageSmoothingQuality = 'high';
  context.translate(size / 2, size / 2);
  if (mirrored) context.scale(-1, 1);
  context.rotate(-angle);
  context.scale(scale, scale);
  context.drawImage(picture, -centre.x, -centre.y);
  const { data } = context.getImageData(0, 0, size, size);
  const values = new Float32Array(size * size * 3);
  for (let from = 0, to = 0; from < data.length; from += 4) {
    for (let channel = 0; channel < 3; channel++)
      values[to++] = black + ((data[from + channel] ?? 0) / 255) * (white - black);
  }
  return values;
}
