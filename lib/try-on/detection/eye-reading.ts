import type { Iris } from '@/lib/try-on/geometry/landmarks';
import { type Region, toPicture } from './crop';
import { eyeLight } from './eye-light';

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
