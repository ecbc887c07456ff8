import type { Iris } from '../geometry/landmarks';
import { type Region, toPicture } from './crop';

/** The part of the iris model's input that shows the eye; the rest is lids and skin. */
const EYE = { left: 0.29, right: 0.71, top: 0.41, bottom: 0.6 } as const;

/** The fraction of an open eye that is darker than its white; only reflections are lighter. */
const DARKER = 0.85;

/**
 * Brightness of the white of an eye, 0 to 1. Unlike skin and hair, it is the same in all people.
 * @param values red, green and blue of the iris model's input, 0 to 1
 * @param size its sides in px
 */
export function eyeLight(values: ArrayLike<number>, size: number): number {
  const levels: number[] = [];
  for (let y = Math.round(EYE.top * size); y < EYE.bottom * size; y++) {
    for (let x = Math.round(EYE.left * size); x < EYE.right * size; x++) {
      const at = 3 * (y * size + x);
      levels.push(((values[at] ?? 0) + (values[at + 1] ?? 0) + (values[at + 2] ?? 0)) / 3);
    }
  }
  levels.sort((a, b) => a - b);
  return levels[Math.floor(DARKER * levels.length)] ?? 0;
}

/** Side of the iris model's input in px. */
export const IRIS_SIZE = 64;

/**
 * The iris model returns the outline of the eye as 71 points, then five points of the iris, starting with its
 * middle.
 */
const IRIS_START = 71 * 3;

/**
 * The iris model's result for an eye, relative to its region's side, so that it can move with the eye in a
 * video.
 */
export type EyeReading = { u: number; v: number; diameter: number; light: number };

/** @param output of the iris model @param input red, green and blue of its input */
export function decodeEye(output: ArrayLike<number>, input: ArrayLike<number>): EyeReading {
  const point = (index: number) => {
    const start = IRIS_START + 3 * index;
    return { u: (output[start] ?? 0) / IRIS_SIZE, v: (output[start + 1] ?? 0) / IRIS_SIZE };
  };
  // The diameter is taken from the iris's width, since lids hide part of its height.
  const [middle, one, other] = [point(0), point(1), point(3)];
  return {
    ...middle,
    diameter: Math.hypot(one.u - other.u, one.v - other.v),
    light: eyeLight(input, IRIS_SIZE),
  };
}

/** The iris of an eye that is now at `region`. */
export const irisIn = ({ u, v, diameter }: EyeReading, region: Region): Iris => ({
  centre: toPicture(region, u, v),
  diameter: diameter * region.side,
  clarity: 1,
});
