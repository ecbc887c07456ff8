/** A circle in px of its picture. */
export type Circle = { x: number; y: number; radius: number };

/** Light of a square picture, row by row. The values are linear: half the value is half as bright. */
export type LightMap = { values: Float64Array; size: number };

/**
 * Lids hide an iris above and below, so its edge is searched from this far above its sides to this far below;
 * in radians.
 */
const ARC = { above: 0.5, below: 0.9 } as const;

/** Each side is split into sectors, and each sector into three rays whose average reduces noise. */
const SECTORS = 4;
const RAYS = 3;

/** How far a ray reaches to both sides of the edge, and how wide the edge's blur is; in radii. */
const REACH = 0.15;
const BLUR = 0.03;
const SAMPLES = 9;

/** The `edgeScore` of an edge that is clear all around. */
export const MAX_SCORE = 2 * SECTORS;

const STEPS = Float64Array.from({ length: SAMPLES }, (_, index) => (2 * index) / (SAMPLES - 1) - 1);

/** A blurred step from dark to light, around 0 and of length 1. */
const TEMPLATE = STEPS.map((step) => Math.tanh((step * REACH) / BLUR));
const LENGTH = Math.hypot(...TEMPLATE);

/** All rays, one side after the other. */
const DIRECTIONS = [1, -1].flatMap((side) =>
  Array.from({ length: SECTORS * RAYS }, (_, index) => {
    const angle = -ARC.above + ((ARC.above + ARC.below) * index) / (SECTORS * RAYS - 1);
    return { x: side * Math.cos(angle), y: Math.sin(angle) };
  }),
);
const RAY_X = Float64Array.from(DIRECTIONS, ({ x }) => x);
const RAY_Y = Float64Array.from(DIRECTIONS, ({ y }) => y);

/**
 * The light at a point between pixels. Takes only numbers, because it is called a million times per photo.
 */
function sample(values: Float64Array, size: number, x: number, y: number): number {
  const left = Math.max(0, Math.min(size - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(size - 2, Math.floor(y)));
  const u = x - left;
  const v = y - top;
  const at = top * size + left;
  const upper = (1 - u) * (values[at] ?? 0) + u * (values[at + 1] ?? 0);
  const lower = (1 - u) * (values[at + size] ?? 0) + u * (values[at + size + 1] ?? 0);
  return (1 - v) * upper + v * lower;
}

/** The squared correlation of a profile with a step; negative if the profile becomes darker. */
function likeness(profile: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < SAMPLES; index++) sum += profile[index] ?? 0;
  let product = 0;
  let energy = 0;
  for (let index = 0; index < SAMPLES; index++) {
    const value = (profile[index] ?? 0) - sum / SAMPLES;
    product += value * (TEMPLATE[index] ?? 0);
    energy += value * value;
  }
  const correlation = energy === 0 ? 0 : product / (LENGTH * Math.sqrt(energy));
  return correlation * Math.abs(correlation);
}

/**
 * How much the circle looks like the edge of an iris, up to `MAX_SCORE`. Only the shape of the edge counts,
 * not its strength, so that with light from one side the dark half of a face counts as much as the bright
 * one.
 */
export function edgeScore({ values, size }: LightMap, { x, y, radius }: Circle): number {
  const profile = new Float64Array(SAMPLES);
  let score = 0;
  for (let ray = 0; ray < RAY_X.length; ray++) {
    const rayX = RAY_X[ray] ?? 0;
    const rayY = RAY_Y[ray] ?? 0;
    for (let index = 0; index < SAMPLES; index++) {
      const distance = radius * (1 + (STEPS[index] ?? 0) * REACH);
      const light = sample(values, size, x + distance * rayX, y + distance * rayY);
      profile[index] = (profile[index] ?? 0) + light;
    }
    if ((ray + 1) % RAYS > 0) continue;
    score += likeness(profile);
    profile.fill(0);
  }
  return score;
}
