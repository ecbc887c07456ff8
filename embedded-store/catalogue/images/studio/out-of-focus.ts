import type { BodyLayers } from './render-layers';
import { type Light, perChannel } from './tones';

/**
 * Distances behind the lenses, in mm: up to the first a picture is sharp, from the second on it is blurred
 * most.
 */
const [SHARP, SOFTEST] = [12, 140];

/** Radius of the largest blur, as a fraction of the width of a frame's front view, as with a lens at f/11. */
const SPOT = 0.005;

/**
 * Fraction of the background's light that is added to the parts farthest away, so that they are paler than
 * sharp parts.
 */
const HAZE = 0.14;

/**
 * Draws the parts behind a front as a lens does that is focused on the front: each point is spread over a
 * spot that grows with its distance. Gets the colour of a pixel from `colour` and composites it over the
 * background.
 */
export function outOfFocus(
  { alpha, place, width, height }: BodyLayers,
  colour: (at: number, behind: Light) => Light,
  ground: Light,
): (at: number, behind: Light) => Light {
  const light = perChannel(() => new Float32Array(alpha.length));
  const cover = new Float32Array(alpha.length);
  for (let at = 0; at < alpha.length; at++) {
    const covered = alpha[at] as number;
    if (covered < 0.002) continue;
    const far = Math.max(0, Math.min(1, ((place[1][at] as number) / covered - SHARP) / (SOFTEST - SHARP)));
    const own = colour(at, ground);
    const hazed = perChannel((c) => {
      const opaque = own[c] - ground[c] * (1 - covered);
      return opaque + (ground[c] * covered - opaque) * HAZE * far;
    });
    const spread = spot(far * SPOT * width);
    for (const { dx, dy, share } of spread) {
      const [x, y] = [(at % width) + dx, Math.floor(at / width) + dy];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const to = y * width + x;
      cover[to] = (cover[to] as number) + covered * share;
      for (const c of [0, 1, 2] as const) light[c][to] = (light[c][to] as number) + hazed[c] * share;
    }
  }
  return (at, behind) => {
    const total = cover[at] as number;
    if (total < 0.002) return behind;
    // Where spots of different sizes overlap, the total of light is slightly too high or too low, so it is
    // scaled.
    const covered = total > 0.9 ? 1 : total / 0.9;
    return perChannel((c) => behind[c] * (1 - covered) + ((light[c][at] as number) / total) * covered);
  };
}

type Spot = { dx: number; dy: number; share: number }[];
const spots = new Map<number, Spot>();

/**
 * The pixels of a round spot and their weights, which decrease at its rim. Radii are in steps of a sixteenth
 * of a pixel.
 */
function spot(radius: number): Spot {
  const step = Math.round(radius * 16);
  const known = spots.get(step);
  if (known) return known;
  const [reach, made]: [number, Spot] = [Math.ceil(step / 16), []];
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const share = Math.max(0, Math.min(1, step / 16 + 0.5 - Math.hypot(dx, dy)));
      if (share > 0) made.push({ dx, dy, share });
    }
  const total = made.reduce((sum, { share }) => sum + share, 0);
  const whole = made.map((part) => ({ ...part, share: part.share / total }));
  spots.set(step, whole);
  return whole;
}
