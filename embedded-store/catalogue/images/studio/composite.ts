import type { FrameSpec } from '../frame-spec';
import { GROUND } from '../palette';
import { cuts } from './cuts';
import { createLens, type LensColours, tintOf } from './lens-colour';
import { type Metal, metalOf } from './metal-tones';
import { outOfFocus } from './out-of-focus';
import { frameColour, partColours } from './part-colours';
import { type Pattern, patternOf } from './pattern';
import type { BodyLayers, RenderLayers } from './render-layers';
import type { Shadow } from './shadow';
import { byteOf, type Light, lightOf, mix, mixed, perChannel } from './tones';
import type { UncutView } from './uncut-lens';

/**
 * Size of the picture, and position of frame and shadow in it, in px from its upper left corner. The shadow
 * has a lower resolution: each of its pixels is `shadowScale` px wide.
 */
export type Layout = {
  size: number;
  left: number;
  top: number;
  shadowLeft: number;
  shadowTop: number;
  shadowScale: number;
  /** Position of uncut lenses in the picture; null in pictures of frames. */
  uncut: UncutView | null;
};

const ground = lightOf(GROUND);
const groundBytes = [1, 3, 5].map((at) => Number.parseInt(GROUND.slice(at, at + 2), 16));
const EXPOSURE = 1.0;

type Colours = LensColours &
  Pick<FrameSpec, 'kind' | 'cut' | 'frameColour' | 'templeColour' | 'lensWidth' | 'bridge' | 'lensHeight'>;

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
  const behind = negative.behind && outOfFocus(negative.behind, createBody(negative.behind, colours), ground);
  const lens = createLens(negative, colours, layout);
  // A translucent front blurs the outlines behind it.
  const seenThrough = (far: Light, light: Light, at: number) =>
    mixed(far, light, 0.5 * Math.min(1, negative.alpha[at] as number));
  return (x: number, y: number, surface: Light): Light => {
    const kept = floor(x, y);
    const [u, v] = [x - layout.left, y - layout.top];
    const inside = u >= 0 && v >= 0 && u < negative.width && v < negative.height;
    if (!inside && kept > 0.998) return surface;
    // Shadows on the warm background are slightly warmer than grey.
    const light: Light = [surface[0] * kept ** 0.96, surface[1] * kept, surface[2] * kept ** 1.05];
    if (!inside) return light;
    const at = v * negative.width + u;
    return lens(at, body(at, behind ? seenThrough(behind(at, light), light, at) : light));
  };
}

/** Light on the floor at a pixel. A tinted lens absorbs more of it than a clear one. */
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

type Finish = {
  kind: 'solid' | 'clear' | 'metal' | 'pad' | 'edge' | 'ground';
  colour: Pattern;
  metal: Metal;
  coat: number;
};

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
      metal: metalOf(frameColour(key)),
      coat: key === 'preto-fosco' ? 0.12 : 1,
    };
  };
  const roles = (['front', 'temple', 'tip', 'metal', 'trim'] as const).map((role) => finish(looks[role]));
  const clear = { ...(roles[0] as Finish), colour: (): Light => GLASS_EDGE, coat: 1 };
  return [
    ...roles,
    { ...clear, kind: colours.kind === 'lens' ? 'ground' : hasBareEdges(colours) ? 'edge' : 'pad' },
  ];
}

/** The green of a lens's ground edge. */
const GLASS_EDGE: Light = [0.16, 0.24, 0.21];

const hasBareEdges = ({ cut }: Colours) => cut !== undefined && cuts[cut].hand.halfRim === true;

/** Composites the frame over the background. */
export function createBody(negative: BodyLayers, colours: Colours) {
  const { alpha, matt, gloss, through, place, facing, roles, others } = negative;
  const all = finishes(colours);
  const shares = [...roles, ...others];
  return (at: number, behind: Light): Light => {
    const covered = alpha[at] as number;
    if (covered < 0.002) return behind;
    const [x, y, z] = perChannel((c) => (place[c][at] as number) / covered);
    const [bare, mirrored, passed] = [matt, gloss, through].map((light) =>
      perChannel((c) => (light[c][at] as number) / covered),
    ) as [Light, Light, Light];
    const sum: [number, number, number] = [0, 0, 0];
    let [total, open] = [0, 0];
    shares.forEach((plane, i) => {
      const share = plane[at] as number;
      if (share < 0.002) return;
      const finish = all[i] as Finish;
      total += share;
      open += share * openness[finish.kind];
      const light = lit(finish, finish.colour(x, y, z), {
        bare,
        mirrored,
        passed,
        behind,
        depth: 1 - (facing[at] as number),
      });
      for (const c of [0, 1, 2] as const) sum[c] += share * light[c];
    });
    const whole = Math.max(0.001, total);
    const clear = 1 - covered + (open / whole) * covered;
    return perChannel((c) => behind[c] * clear + (sum[c] / whole) * covered * EXPOSURE);
  };
}

/** Fraction of the background that shines through a material. */
const openness: Record<Finish['kind'], number> = {
  solid: 0,
  metal: 0,
  clear: 0,
  pad: 0.62,
  edge: 0.12,
  ground: 0.34,
};

/**
 * Light of a pixel by kind: from the bare body, reflected by its coating, transmitted, and from behind it.
 */
type Kinds = Record<'bare' | 'mirrored' | 'passed' | 'behind', Light> & {
  /**
   * How much material is behind the surface, 0 to 1. It is most at the edges, where light passes along the
   * surface.
   */
  depth: number;
};

function lit(
  { kind, coat, metal }: Finish,
  colour: Light,
  { bare, mirrored, passed, behind, depth }: Kinds,
): Light {
  if (kind === 'metal') {
    const shine = (mirrored[0] + mirrored[1] + mirrored[2]) / 3;
    return metal(0.5 * bare[1] * (2 - coat) + (coat * 0.95 * shine) / (1 + shine / 2.4));
  }
  if (kind === 'pad') return perChannel((c) => bare[c] * 0.3 + passed[c] * 0.25 + mirrored[c] * 1.4);
  if (kind === 'edge')
    return perChannel((c) => bare[c] * 2 * colour[c] + passed[c] * 0.1 + mirrored[c] * 0.7);
  if (kind === 'ground')
    return perChannel((c) => bare[c] * 0.85 * colour[c] ** 0.5 + passed[c] * 0.16 + mirrored[c] * 0.9);
  if (kind === 'clear')
    return perChannel(
      (c) =>
        (behind[c] * 0.62 + passed[c] * 1.6 + bare[c] * 0.95) *
          colour[c] ** (0.85 + 0.5 * depth) *
          (1 - 0.5 * depth) +
        mirrored[c],
    );
  return perChannel((c) => bare[c] * 2.05 * colour[c] + mirrored[c] * coat);
}
