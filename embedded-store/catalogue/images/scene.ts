import type { Camera } from './camera';
import { encode, linear } from './colour';
import { floorShadow, layShadow } from './floor-shadow';
import { GROUND } from './palette';
import type { Part } from './part';
import { rasterise } from './raster';
import type { FloorShadow } from './shadow-map';

/** RGB bytes, three per px, row by row. */
export type Picture = { width: number; height: number; pixels: Buffer };

/** Things standing on the seamless floor y = 0, seen by a camera. */
export type Scene = { parts: Part[]; camera: Camera };

/** Samples per px and side: small pictures need more to keep wire rims whole. */
function samplesFor(width: number): number {
  return width <= 200 ? 4 : width <= 500 ? 3 : 2;
}

const shadows = new WeakMap<Part[], FloorShadow>();

/** Floor shadow of a set of parts, worked out once however many sizes it is drawn in. */
function shadowOf(parts: Part[]): FloorShadow {
  const known = shadows.get(parts);
  if (known) return known;
  const shadow = floorShadow(parts);
  shadows.set(parts, shadow);
  return shadow;
}

/** Draws a scene on the seamless ground; untouched ground is exactly `GROUND`. */
export function drawScene({ parts, camera }: Scene): Picture {
  const { width, height } = camera;
  const ground = linear(GROUND);
  const bytes = ground.map(encode);
  const pixels = Buffer.alloc(width * height * 3, Buffer.from(bytes));
  layShadow(shadowOf(parts), camera, ground, pixels);
  rasterise(parts, camera, samplesFor(width), pixels);
  return { width, height, pixels };
}
