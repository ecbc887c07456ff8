import { eyeDepth, type Face, type Iris, MESH, type Point3 } from '../geometry/landmarks';
import { FOCAL_LENGTH } from '../geometry/projection';
import { readRegion } from './crop';
import { fitIrises } from './fit-irises';
import type { LightMap } from './iris-edge';

/**
 * Size of the square in which the edge of an iris is searched, in iris diameters, and its resolution in px.
 */
const CLOSE_UP = 2.5;
const SIZE = 120;

/** Where the model expects the iris in the close-up. Pixels are sampled at their middle. */
const START = { x: (SIZE - 1) / 2, y: (SIZE - 1) / 2, radius: SIZE / (2 * CLOSE_UP) } as const;

const UNIT = [0, 1] as const;

/** Converts an sRGB value to linear light. */
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** The light in a square around an iris. It is linear, because blur moves edges in sRGB values. */
function readLight(picture: ImageBitmap, centre: Iris['centre'], side: number): LightMap {
  const values = readRegion(picture, { centre, side, angle: 0 }, SIZE, UNIT);
  const light = Float64Array.from({ length: SIZE ** 2 }, (_, pixel) => {
    // Blue is left out, because it has the most noise and the least light.
    const [red = 0, green = 0] = values.subarray(3 * pixel, 3 * pixel + 2);
    return toLinear(red) + toLinear(green);
  });
  return { values: light, size: SIZE };
}

/**
 * Finds the edges of both irises in the picture at full resolution. They have the same width, apart from the
 * head's rotation.
 */
export function sharpenIrises(
  picture: ImageBitmap,
  mesh: readonly Point3[],
  { left, right }: Face['irises'],
): Pick<Face, 'irises' | 'irisUncertainty'> {
  const diameter = (left.diameter + right.diameter) / 2;
  const cameraPx = FOCAL_LENGTH * Math.max(picture.width, picture.height);
  // The nearer eye looks larger.
  const farther = (eyeDepth(mesh, MESH.leftEye) - eyeDepth(mesh, MESH.rightEye)) / 2 / cameraPx;
  const side = {
    left: (diameter * CLOSE_UP) / (1 + farther),
    right: (diameter * CLOSE_UP) / (1 - farther),
  };
  const found = fitIrises(
    readLight(picture, left.centre, side.left),
    readLight(picture, right.centre, side.right),
    START,
  );
  const irisOf = (eye: 'left' | 'right', { centre }: Iris): Iris => {
    const scale = side[eye] / SIZE;
    const { x, y, radius } = found[eye];
    return {
      centre: { x: centre.x + (x - START.x) * scale, y: centre.y + (y - START.y) * scale },
      diameter: 2 * radius * scale,
      clarity: found.clarity[eye],
    };
  };
  return {
    irises: { left: irisOf('left', left), right: irisOf('right', right) },
    irisUncertainty: found.uncertainty,
  };
}
