import type { Iris } from '../geometry/landmarks';
import { type Region, toPicture } from './crop';

/** Part of the iris model's input that is the eye itself; the rest is lids and skin. */
const EYE = { left: 0.29, right: 0.71, top: 0.41, bottom: 0.6 } as const;

/** The share of an open eye that is darker than its white; lighter still are reflections. */
const DARKER = 0.85;

/**
 * How light the white of an eye is, 0 to 1. It is the same in all people, which skin and hair are not.
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

/** Values of the iris model: the outline of the eye in 71 points, then five of the iris, its middle first. */
const IRIS_START = 71 * 3;

/** What the iris model saw of an eye, in sides of its region: so it can be carried along as the eye moves in a video. */
export type EyeReading = { u: number; v: number; diameter: number; light: number };

/**
 * @param output of the iris model
 * @param input red, green and blue of what it saw
 */
export function decodeEye(output: ArrayLike<number>, input: ArrayLike<number>): EyeReading {
  const point = (index: number) => {
    const start = IRIS_START + 3 * index;
    return { u: (output[start] ?? 0) / IRIS_SIZE, v: (output[start + 1] ?? 0) / IRIS_SIZE };
  };
  // The width of an iris: lids hide part of its height.
  const [middle, one, other] = [point(0), point(1), point(3)];
  return {
    ...middle,
    diameter: Math.hypot(one.u - other.u, one.v - other.v),
    light: eyeLight(input, IRIS_SIZE),
  };
}

/** The iris of an eye that is at `region` now. */
export const irisIn = ({ u, v, diameter }: EyeReading, region: Region): Iris => ({
  centre: toPicture(region, u, v),
  diameter: diameter * region.side,
  clarity: 1,
});
