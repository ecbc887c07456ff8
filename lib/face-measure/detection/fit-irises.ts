import { type Circle, edgeScore, type LightMap, MAX_SCORE } from './iris-edge';

/** Both irises, each in px of its picture, and how well they fit. */
export type FittedIrises = {
  left: Circle;
  right: Circle;
  /** How clear each iris's edge is at the common width, up to 1. Hair and lids hide the edge. */
  clarity: { left: number; right: number };
  /** Uncertainty of the radius, from both pictures together: two standard deviations, as a fraction. */
  uncertainty: number;
};

/** Radii to try, as multiples of the mean radius from the model, which may be wrong by a fifth. */
const RADIUS = { min: 0.76, step: 0.02, count: 28 } as const;
const RADII = Array.from({ length: RADIUS.count }, (_, index) => RADIUS.min + RADIUS.step * index);

/** How far from the model's middle the search goes, in radii, and its step. */
const REACH = { x: 0.2, y: 0.12 } as const;
const STEP = 1 / 14;

/** In a noisy picture, radii whose score is this close to the best are equally good. */
const AS_GOOD = 1;

type Fit = { circle: Circle; score: number };

function* offsets(reach: number, step: number) {
  for (let value = -reach; value <= reach + step / 2; value += step) yield value;
}

/** Where a circle of that radius looks most like the edge of the iris. */
function fitCentre(light: LightMap, start: Circle, radius: number): Fit {
  let best: Fit = { circle: { ...start, radius }, score: Number.NEGATIVE_INFINITY };
  const search = (reach: { x: number; y: number }, step: number) => {
    const { x, y } = best.circle;
    for (const dx of offsets(reach.x, step)) {
      for (const dy of offsets(reach.y, step)) {
        const circle = { x: x + dx, y: y + dy, radius };
        const score = edgeScore(light, circle);
        if (score > best.score) best = { circle, score };
      }
    }
  };
  const coarse = STEP * start.radius;
  search({ x: REACH.x * start.radius, y: REACH.y * start.radius }, coarse);
  for (const step of [coarse / 2, coarse / 4]) search({ x: step, y: step }, step);
  return best;
}

/** Position of the maximum, interpolated between indices. */
function peakOf(values: readonly number[]): number {
  const index = values.indexOf(Math.max(...values));
  const [before, here, after] = [values[index - 1], values[index], values[index + 1]];
  if (before === undefined || here === undefined || after === undefined) return index;
  return index + (before - after) / (2 * (before - 2 * here + after));
}

/**
 * Finds the edges of both irises, which have the same width. Starts from the iris model's result, which is
 * based on only 64 px. If one iris is unclear, because of shade or hair, the other one decides.
 * @param left,right pictures in which the irises have equal size, each close to the circle `start`
 */
export function fitIrises(left: LightMap, right: LightMap, start: Circle): FittedIrises {
  const fits = RADII.map((share) => ({
    left: fitCentre(left, start, share * start.radius),
    right: fitCentre(right, start, share * start.radius),
  }));
  const scores = fits.map((fit) => fit.left.score + fit.right.score);
  const best = Math.max(...scores);
  const peak = peakOf(scores);
  const radius = start.radius * (RADIUS.min + RADIUS.step * peak);
  const fit = fits[Math.round(peak)];
  const at = (side: 'left' | 'right') => {
    const { x, y } = fit?.[side].circle ?? start;
    return { x, y, radius };
  };
  const clarity = (side: 'left' | 'right') => Math.max(0, fit?.[side].score ?? 0) / MAX_SCORE;
  const range = RADIUS.step * scores.filter((score) => score > best - AS_GOOD).length;
  return {
    left: at('left'),
    right: at('right'),
    clarity: { left: clarity('left'), right: clarity('right') },
    uncertainty: range / 3,
  };
}
