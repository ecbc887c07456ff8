import { type Circle, edgeScore, type LightMap, MAX_SCORE } from './iris-edge';

/** Irises in px of their own pictures, and the quality of the fit. */
export type FittedIrises = {
  left: Circle;
  right: Circle;
  /** Clarity of each iris's edge at the common width, up to 1. Hair and lids hide the edge. */
  clarity: { left: number; right: number };
  /** Uncertainty of the radius from both pictures, as a share: two standard deviations. */
  uncertainty: number;
};

/** Radii to try, as multiples of the model's mean radius, which may be wrong by a fifth. */
const RADIUS = { min: 0.76, step: 0.02, count: 28 } as const;
const RADII = Array.from({ length: RADIUS.count }, (_, index) => RADIUS.min + RADIUS.step * index);

/** Search range around the model's middle, in radii, and its step. */
const REACH = { x: 0.2, y: 0.12 } as const;
const STEP = 1 / 14;

/** Radii whose score is this close to the best are equally good in a picture with noise. */
const AS_GOOD = 1;

type Fit = { circle: Circle; score: number };

function* offsets(reach: number, step: number) {
  for (let value = -reach; value <= reach + step / 2; value += step) yield value;
}

/** The position of a circle of that radius where it looks most like the edge of the iris. */
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
 * Finds the edges of both irises, which have the same width, starting from the iris model's result, which is based on
 * 64 px only. If one iris is unclear, in shade or behind hair, the other one decides.
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
