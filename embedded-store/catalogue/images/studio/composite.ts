import type { FrameSpec } from '../frame-spec';
import { GROUND, lensColours } from '../palette';
import { smoothstep } from './acetate-front';
import { frameColour, partColours } from './part-colours';
import { type Pattern, patternOf } from './pattern';
import type { Planes, RenderLayers } from './render-layers';
import type { Shadow } from './shadow';
import { byteOf, type Light, lightOf, mix, mixed, perChannel } from './tones';

/**
 * Edge of the picture, and position of frame and shadow in it, px from its upper left corner. The shadow has
 * a lower resolution: one of its pixels is `shadowScale` px wide.
 */
export type Layout = {
  size: number;
  left: number;
  top: number;
  shadowLeft: number;
  shadowTop: number;
  shadowScale: number;
};

const ground = lightOf(GROUND);
const groundBytes = [1, 3, 5].map((at) => Number.parseInt(GROUND.slice(at, at + 2), 16));
const EXPOSURE = 1.0;

type Colours = Pick<
  FrameSpec,
  | 'kind'
  | 'frameColour'
  | 'templeColour'
  | 'lensColour'
  | 'gradient'
  | 'mirrored'
  | 'lensWidth'
  | 'bridge'
  | 'lensHeight'
>;

/** A square picture in colour, RGB bytes: the frame in its materials on the background. */
export function composite(negative: RenderLayers, shadow: Shadow, colours: Colours, layout: Layout): Buffer {
  const { size } = layout;
  const picture = Buffer.alloc(size * size * 3);
  for (let i = 0; i < picture.length; i++) picture[i] = groundBytes[i % 3] as number;
  const lit = compositePixel(negative, shadow, colours, layout);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const light = lit(x, y, ground);
      if (light === ground) continue;
      const to = (y * size + x) * 3;
      for (const c of [0, 1, 2] as const) picture[to + c] = byteOf(light[c]);
    }
  return picture;
}

/** Composites a frame and its shadow over a surface, for one pixel. */
function compositePixel(negative: RenderLayers, shadow: Shadow, colours: Colours, layout: Layout) {
  const floor = createShadow(shadow, colours, layout);
  const body = createBody(negative, colours);
  const lens = createLens(negative, colours);
  return (x: number, y: number, surface: Light): Light => {
    const kept = floor(x, y);
    const [u, v] = [x - layout.left, y - layout.top];
    const inside = u >= 0 && v >= 0 && u < negative.width && v < negative.height;
    if (!inside && kept > 0.998) return surface;
    // Shadows on the warm background are slightly warmer than grey.
    const light: Light = [surface[0] * kept ** 0.96, surface[1] * kept, surface[2] * kept ** 1.05];
    if (!inside) return light;
    const at = v * negative.width + u;
    return lens(at, body(at, light));
  };
}

/** Light on the floor at a pixel; a tinted lens absorbs more than a clear one. */
function createShadow(
  { width, height, clear, shaded }: Shadow,
  colours: Colours,
  { shadowLeft, shadowTop, shadowScale }: Layout,
) {
  const tint = tintOf(colours);
  const dense = tint ? (tint.topOpacity + tint.bottomOpacity) / 2 : 0.1;
  const value = (plane: Float32Array, x: number, y: number) => {
    const [u, v] = [Math.max(0, Math.min(width - 1.001, x)), Math.max(0, Math.min(height - 1.001, y))];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const at = j * width + i;
    const above = mix(plane[at] as number, plane[at + 1] as number, u - i);
    return mix(above, mix(plane[at + width] as number, plane[at + width + 1] as number, u - i), v - j);
  };
  return (x: number, y: number): number => {
    const [u, v] = [(x - shadowLeft) / shadowScale, (y - shadowTop) / shadowScale];
    if (u < 0 || v < 0 || u > width - 1 || v > height - 1) return 1;
    const open = value(clear, u, v);
    return shaded ? mix(open, value(shaded, u, v), dense) : open;
  };
}

function tintOf({ lensColour }: Colours) {
  if (lensColour === null) return null;
  const tint = lensColours[lensColour];
  if (!tint) throw new RangeError(`Unknown lens colour ${lensColour}`);
  return tint;
}

type Finish = { kind: 'solid' | 'clear' | 'metal' | 'pad'; colour: Pattern; coat: number };

function finishes(colours: Colours): Finish[] {
  const looks = partColours(colours);
  const seed = (colours.lensWidth * 31 + colours.bridge * 7 + colours.lensHeight * 3) % 97;
  const finish = (key: string): Finish => {
    const kinds = {
      solid: 'solid',
      tortoise: 'solid',
      horn: 'solid',
      crystal: 'clear',
      metal: 'metal',
    } as const;
    return {
      kind: kinds[frameColour(key).pattern],
      colour: patternOf(key, seed),
      coat: key === 'preto-fosco' ? 0.1 : 1,
    };
  };
  const pads: Finish = { kind: 'pad', colour: () => [0.9, 0.9, 0.88], coat: 1 };
  return [...(['front', 'temple', 'tip', 'metal', 'trim'] as const).map((role) => finish(looks[role])), pads];
}

/** Composites the frame over the background. */
function createBody(negative: RenderLayers, colours: Colours) {
  const { alpha, matt, gloss, through, place, roles, others } = negative;
  const all = finishes(colours);
  const shares = [...roles, ...others];
  return (at: number, behind: Light): Light => {
    const covered = alpha[at] as number;
    if (covered < 0.002) return behind;
    const [x, y, z] = [0, 1, 2].map((c) => (place[c]?.[at] ?? 0) / covered) as [number, number, number];
    const sum: [number, number, number] = [0, 0, 0];
    let [total, open] = [0, 0];
    shares.forEach((plane, i) => {
      const share = plane[at] as number;
      if (share < 0.002) return;
      const finish = all[i] as Finish;
      total += share;
      if (finish.kind === 'pad') open += share * 0.45;
      const colour = finish.colour(x, y, z);
      for (const c of [0, 1, 2] as const)
        sum[c] +=
          share *
          lit(finish, colour[c], matt[c][at] as number, gloss[c][at] as number, through[c][at] as number);
    });
    const clear = 1 - covered + (open / Math.max(0.001, total)) * covered;
    return perChannel((c) => behind[c] * clear + (sum[c] / Math.max(0.001, total)) * EXPOSURE);
  };
}

function lit({ kind, coat }: Finish, colour: number, matt: number, gloss: number, through: number): number {
  if (kind === 'metal')
    return gloss * 2 * Math.min(1, colour * 1.25 + 0.02) * coat + matt * 4 * colour * (coat < 1 ? 0.9 : 0.16);
  if (kind === 'pad') return matt * 0.45 + through * 0.3 + gloss;
  if (kind === 'clear') return matt * 2.2 * colour * 1.1 + through * 1.5 * colour ** 1.2 + gloss;
  return matt * 2.05 * colour + gloss * coat * 1.35;
}

/** Composites the lens over the background: tint, coating reflection, mirror. */
function createLens({ lens }: RenderLayers, colours: Colours) {
  if (!lens) return (_at: number, behind: Light) => behind;
  const tint = tintOf(colours);
  const heights = zRange(lens.place, lens.alpha);
  const clear: Light = [0.965, 0.985, 0.975];
  const top = tint ? transmitted(lightOf(tint.top), tint.topOpacity) : clear;
  const bottom = tint ? transmitted(lightOf(tint.bottom), tint.bottomOpacity) : clear;
  const mirror = tint ? lightOf(tint.mirror) : clear;
  const reflex: Light = colours.kind === 'lens' ? [0.8, 1.25, 1.05] : tint ? [1, 1, 1] : [0.34, 0.52, 0.44];
  return (at: number, behind: Light): Light => {
    const covered = lens.alpha[at] as number;
    if (covered < 0.002) return behind;
    const high = ((lens.place[2][at] as number) / covered - heights.low) / (heights.high - heights.low);
    const pass =
      tint && colours.gradient ? mixed(bottom, top, smoothstep(0.12, 0.9, high)) : tint ? top : clear;
    return perChannel((c) => {
      const room = lens.gloss[c][at] as number;
      const back = colours.mirrored && tint ? room * 7.5 * (mirror[c] * 0.9 + 0.04) : room * 1.5 * reflex[c];
      return (
        behind[c] * (1 - covered) +
        behind[c] * pass[c] * (colours.mirrored ? 0.75 : 1) * covered +
        back * EXPOSURE
      );
    });
  };
}

/** Light transmitted by a tint. */
function transmitted(tint: Light, opacity: number): Light {
  return perChannel((c) => tint[c] * opacity * 1.35 + (1 - opacity) * 0.42);
}

function zRange(place: Planes, alpha: Float32Array): { low: number; high: number } {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  alpha.forEach((a, i) => {
    if (a < 0.95) return;
    const z = (place[2][i] as number) / a;
    low = Math.min(low, z);
    high = Math.max(high, z);
  });
  return { low, high };
}
