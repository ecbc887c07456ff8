import type { FrameSpec, LensLook } from '../frame-spec';
import { lensColours } from '../palette';
import { smoothstep } from './acetate-front';
import { zoneInk } from './lens-zones';
import type { Planes, RenderLayers } from './render-layers';
import { blurred } from './shadow';
import { type Light, lightOf, mix, mixed, perChannel } from './tones';
import { placeOnLens, type UncutView } from './uncut-lens';

export type LensColours = Pick<FrameSpec, 'lensColour' | 'gradient' | 'mirrored' | 'lens'>;

/** The tint of a spec's lenses; null for clear ones. */
export function tintOf({ lensColour }: Pick<LensColours, 'lensColour'>) {
  if (lensColour === null) return null;
  const tint = lensColours[lensColour];
  if (!tint) throw new RangeError(`Unknown lens colour ${lensColour}`);
  return tint;
}

/** Composites the lenses over the background: tint, edge, reflection of the coating, mirror. */
export function createLens(
  { lens, width, height }: RenderLayers,
  colours: LensColours,
  { size, uncut }: { size: number; uncut: UncutView | null },
): (at: number, behind: Light) => Light {
  if (!lens) return (_at, behind) => behind;
  if (uncut && colours.lens) return createUncutLens(lens, { ...colours, look: colours.lens }, uncut);
  const tint = tintOf(colours);
  const heights = zRange(lens.place, lens.alpha);
  const clear: Light = [0.984, 0.992, 0.988];
  const top = tint ? transmitted(lightOf(tint.top), tint.topOpacity) : clear;
  const bottom = tint ? transmitted(lightOf(tint.bottom), tint.bottomOpacity) : clear;
  const mirror = tint ? lightOf(tint.mirror) : clear;
  const reflex: Light = tint ? [1, 1, 1] : [0.3, 0.62, 0.58];
  // On a clear lens, a coating removes the reflection of the table; only the lamp remains.
  const veil = tint ? 0 : 0.014;
  const edges = blurred(
    lens.alpha.map((a) => (a > 0.5 ? 1 : 0)),
    width,
    height,
    EDGE * size,
  );
  return (at: number, behind: Light): Light => {
    const covered = lens.alpha[at] as number;
    if (covered < 0.002) return behind;
    const high = ((lens.place[2][at] as number) / covered - heights.low) / (heights.high - heights.low);
    const pass =
      tint && colours.gradient ? mixed(bottom, top, smoothstep(0.12, 0.9, high)) : tint ? top : clear;
    const edge = Math.max(0, 2 - 2 * (edges[at] as number)) * covered;
    return perChannel((c) => {
      const room = lens.gloss[c][at] as number;
      const back =
        colours.mirrored && tint
          ? (room * 3.2 + covered * mirroredRoom(high)) * (mirror[c] * 0.92 + 0.03)
          : Math.max(0, room - veil) * reflex[c];
      const through = behind[c] * pass[c] * (colours.mirrored ? 0.4 : 1) * (1 - edge * glassEdge[c]);
      return behind[c] * (1 - covered) + through * covered + back;
    });
  };
}

/**
 * The room that a lens reflects, by the height in the lens from 0 to 1: a bright ceiling, a dark horizon, a
 * paler floor.
 */
function mirroredRoom(high: number): number {
  return 0.13 + 0.6 * smoothstep(0.42, 1.05, high) + 0.16 * smoothstep(0.46, 0, high);
}

/**
 * Width of a lens's ground edge as far as it is visible, as a fraction of the picture, and how much light it
 * absorbs.
 */
const EDGE = 0.0019;
const glassEdge: Light = [0.4, 0.24, 0.28];

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

type Lens = NonNullable<RenderLayers['lens']>;

/** The reflection that remains with a coating: greenish, or violet if the coating filters blue light. */
const coatings: Record<LensLook['treatment'], Light> = {
  antirreflexo: [0.5, 0.86, 0.64],
  'luz-azul': [0.7, 0.56, 1.2],
  fotossensivel: [0.62, 0.84, 0.8],
};

/** Light that passes through a lens that is not dark. */
const passing: Record<LensLook['treatment'], Light> = {
  antirreflexo: [0.972, 0.985, 0.978],
  'luz-azul': [0.972, 0.972, 0.956],
  fotossensivel: [0.96, 0.968, 0.962],
};

/** Opacity of a photochromic lens in the sun, compared with sunglasses. */
const IN_SUN = 0.84;

/** Colour of an engraved line on a clear and on a dark lens, and its opacity. */
const ENGRAVED = { clear: [0.05, 0.09, 0.085], dark: [0.8, 0.82, 0.78], seen: 0.72 } as const;

/** How strong the tone next to the zones is. */
const BESIDE = 0.16;

/**
 * Draws uncut lenses. Photochromic ones are shown in the sun and indoors: of a pair, the front lens is dark;
 * a single lens is dark on the right.
 */
function createUncutLens(
  lens: Lens,
  colours: LensColours & { look: LensLook },
  { arrangement, index, hasZones }: UncutView,
): (at: number, behind: Light) => Light {
  const { design, treatment } = colours.look;
  const tint = tintOf(colours);
  const dark = tint && transmitted(lightOf(tint.top), tint.topOpacity * IN_SUN);
  const darkness = (number: number, across: number, up: number) =>
    arrangement === 'pair' ? (number === 0 ? 1 : 0) : smoothstep(-7, 7, across + up * 0.25);
  return (at, behind) => {
    const covered = lens.alpha[at] as number;
    if (covered < 0.002) return behind;
    const [x, y, z] = perChannel((c) => (lens.place[c][at] as number) / covered);
    const { lens: number, across, up } = placeOnLens([x, y, z], arrangement, index);
    const share = dark ? darkness(number, across, up) : 0;
    const pass = dark ? mixed(passing[treatment], dark, share) : passing[treatment];
    const ink = hasZones && number === 0 ? zoneInk(design, across, up) : { line: 0, beside: 0 };
    return perChannel((c) => {
      const toned = behind[c] * pass[c] * (1 - ink.beside * BESIDE * (1 - share)) + ink.beside * share * 0.05;
      const engraved = mix(ENGRAVED.clear[c], ENGRAVED.dark[c], share);
      const through = mix(toned, engraved, ink.line * ENGRAVED.seen);
      return (
        behind[c] * (1 - covered) + through * covered + (lens.gloss[c][at] as number) * coatings[treatment][c]
      );
    });
  };
}
