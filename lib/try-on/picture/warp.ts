import { distance } from '@/lib/face-measure/geometry/landmarks';
import { homographyOfRectangle, invert, project, type Quad } from '@/lib/face-measure/geometry/projection';
import type { Pixels } from './pixels';

/** A picture and its position on another one, in px of the other. */
export type Warped = { pixels: Pixels; left: number; top: number };

/**
 * The value of a channel at a point between four pixels. Colours are weighted by opacity, so that transparent
 * pixels do not darken it.
 */
function sample(
  { data, width, height }: Pixels,
  x: number,
  y: number,
  target: Uint8ClampedArray,
  at: number,
) {
  const left = Math.floor(x);
  const top = Math.floor(y);
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (let v = top; v <= top + 1; v++) {
    for (let u = left; u <= left + 1; u++) {
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      const index = 4 * (v * width + u);
      const weight = (1 - Math.abs(x - u)) * (1 - Math.abs(y - v)) * (data[index + 3] ?? 0);
      red += weight * (data[index] ?? 0);
      green += weight * (data[index + 1] ?? 0);
      blue += weight * (data[index + 2] ?? 0);
      alpha += weight;
    }
  }
  if (alpha === 0) return;
  target[at] = red / alpha;
  target[at + 1] = green / alpha;
  target[at + 2] = blue / alpha;
  target[at + 3] = alpha;
}

const halves = new WeakMap<Pixels, Pixels>();

/**
 * The picture at half its width and height, which keeps every pixel's share when it is sampled. Cached,
 * because a video needs it for each picture.
 */
function halveSize(picture: Pixels): Pixels {
  const known = halves.get(picture);
  if (known) return known;
  const [width, height] = [picture.width >> 1, picture.height >> 1];
  const half: Pixels = { data: new Uint8ClampedArray(4 * width * height), width, height };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) sample(picture, 2 * x + 0.5, 2 * y + 0.5, half.data, 4 * (y * width + x));
  halves.set(picture, half);
  return half;
}

/** The picture mapped onto four corners in perspective, with transparency around it. */
export function warp(picture: Pixels, corners: Quad): Warped {
  let source = picture;
  while (source.width > 2 * distance(corners[0], corners[1])) source = halveSize(source);
  const back = invert(homographyOfRectangle(source.width, source.height, corners));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const left = Math.floor(Math.min(...xs));
  const top = Math.floor(Math.min(...ys));
  const width = Math.ceil(Math.max(...xs)) - left + 1;
  const height = Math.ceil(Math.max(...ys)) - top + 1;
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = project(back, { x: x + left + 0.5, y: y + top + 0.5 });
      sample(source, from.x - 0.5, from.y - 0.5, data, 4 * (y * width + x));
    }
  }
  return { pixels: { data, width, height }, left, top };
}
