import type { Box, Pixels } from './pixels';

/**
 * A closed line around the middle of a lens, as its distance in steps for each direction. Directions start at
 * the temple and continue over the lower rim, so that the outlines of the left and the right lens can be
 * compared directly.
 */
export type Outline = readonly number[];

export const DIRECTIONS = 256;

/**
 * Limits of an outline, in half lenses. A lens of the measured size with rounded corners is 1 in all
 * directions.
 */
const NEAREST = 0.55;
const FARTHEST = 1.3;
const STEP = 0.0075;
export const STEPS = Math.round((FARTHEST - NEAREST) / STEP) + 1;

/** The exponent of a shape between a circle, whose exponent is 2, and a square. */
const SQUARENESS = 4;

/** Maximum difference in steps between two neighbouring directions, and the cost of that difference. */
const MAX_TURN = 4;
const TURN_COST = 0.4;
const TURNS = Array.from({ length: 2 * MAX_TURN + 1 }, (_, at) => ({
  turn: at - MAX_TURN,
  cost: TURN_COST * ((at - MAX_TURN) / MAX_TURN) ** 2,
}));

/** Maximum difference between the outlines of a frame's two lenses, in steps. */
const MAX_DIFFERENCE = 4;

/** Weights of the neighbours of a direction in a smooth outline. */
const SMOOTH = [1, 2, 3, 2, 1] as const;

/** -1 for the lens on the left of the picture, 1 for the other one. */
export type Side = -1 | 1;

const middleAndHalf = ({ left, right, top, bottom }: Box) => ({
  middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
  half: { x: (right - left) / 2, y: (bottom - top) / 2 },
});

/** Distance of a lens with rounded corners from its middle in one direction, in half lenses. */
const reachOf = (cos: number, sin: number) =>
  (Math.abs(cos) ** SQUARENESS + Math.abs(sin) ** SQUARENESS) ** (-1 / SQUARENESS);

/** Points of the picture in one direction from the middle of a lens, and the unit vector away from it, in px. */
export function rayFrom(box: Box, side: Side, direction: number) {
  const { middle, half } = middleAndHalf(box);
  const angle = (2 * Math.PI * direction) / DIRECTIONS;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = reachOf(cos, sin);
  const [x, y] = [side * reach * cos * half.x, reach * sin * half.y];
  const length = Math.hypot(x, y);
  return {
    pointAt: (step: number) => {
      const distance = NEAREST + STEP * step;
      return { x: middle.x + distance * x, y: middle.y + distance * y };
    },
    away: { x: x / length, y: y / length },
  };
}

/**
 * The closed line along the best edges.
 * @param scores for each step in each direction, in this order
 * @param beside outline that the line must follow closely
 */
export function bestOutline(scores: Float32Array, beside?: Outline): Outline {
  // Goes around twice and uses the middle lap, which ends where it begins.
  const rays = 2 * DIRECTIONS;
  const turns = new Int8Array(rays * STEPS);
  let sums = new Float64Array(STEPS);
  for (let ray = 0; ray < rays; ray++) {
    const direction = ray % DIRECTIONS;
    const next = new Float64Array(STEPS).fill(-Infinity);
    const near = beside?.[direction];
    const from = near === undefined ? 0 : Math.max(0, near - MAX_DIFFERENCE);
    const to = near === undefined ? STEPS - 1 : Math.min(STEPS - 1, near + MAX_DIFFERENCE);
    for (let step = from; step <= to; step++) {
      let best = -Infinity;
      for (const { turn, cost } of TURNS) {
        const sum = (sums[step + turn] ?? -Infinity) - cost;
        if (sum <= best) continue;
        best = sum;
        turns[ray * STEPS + step] = turn;
      }
      next[step] = best + (scores[direction * STEPS + step] ?? 0);
    }
    sums = next;
  }
  const outline = new Array<number>(DIRECTIONS).fill(0);
  let step = sums.indexOf(Math.max(...sums));
  for (let ray = rays - 1; ray >= DIRECTIONS / 2; ray--) {
    if (ray < 1.5 * DIRECTIONS) outline[ray % DIRECTIONS] = step;
    step += turns[ray * STEPS + step] ?? 0;
  }
  return outline;
}

/** The point of an outline in one direction, in half lenses from the middle of the lens. */
function pointOn(direction: number, distance: number) {
  const angle = (2 * Math.PI * direction) / DIRECTIONS;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const length = distance * reachOf(cos, sin);
  return { x: length * cos, y: length * sin };
}

type OutlinePoint = ReturnType<typeof pointOn>;

/** Positive if the path from `a` through `b` to `c` turns towards higher directions. */
const turn = (a: OutlinePoint, b: OutlinePoint, c: OutlinePoint) =>
  (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);

/**
 * An outline without its notches: a lens is convex everywhere, but a temple of the rim's colour behind it
 * looks like part of the rim.
 */
export function withoutNotches(outline: Outline): Outline {
  const points = outline.map((step, direction) => pointOn(direction, NEAREST + STEP * step));
  const pointAt = (direction: number) => points[direction % DIRECTIONS] ?? pointOn(direction, 1);
  // The outermost point is certainly not in a notch.
  const start = points.reduce((best, { x }, direction) => (x > pointAt(best).x ? direction : best), 0);
  const hull = [start];
  for (let direction = start + 1; direction <= start + DIRECTIONS; direction++) {
    for (let [a, b] = hull.slice(-2); a !== undefined && b !== undefined; [a, b] = hull.slice(-2)) {
      if (turn(pointAt(a), pointAt(b), pointAt(direction)) > 0) break;
      hull.pop();
    }
    hull.push(direction);
  }
  const filled = [...outline];
  for (const [at, from] of hull.entries()) {
    const to = hull[at + 1] ?? from;
    const [a, b] = [pointAt(from), pointAt(to)];
    for (let direction = from + 1; direction < to; direction++) {
      const ray = pointOn(direction, 1);
      const distance = (a.x * b.y - a.y * b.x) / (ray.x * (b.y - a.y) - ray.y * (b.x - a.x));
      filled[direction % DIRECTIONS] = Math.min(STEPS - 1, Math.round((distance - NEAREST) / STEP));
    }
  }
  return filled;
}

/** Marks the area inside an outline. */
export function outlineMask({ width, height }: Pixels, box: Box, side: Side, outline: Outline): Uint8Array {
  const { middle, half } = middleAndHalf(box);
  const weights = SMOOTH.reduce((sum, weight) => sum + weight, 0);
  const distances = outline.map((_, direction) => {
    const steps = SMOOTH.reduce((sum, weight, at) => {
      const neighbour = (direction + at - (SMOOTH.length - 1) / 2 + DIRECTIONS) % DIRECTIONS;
      return sum + weight * (outline[neighbour] ?? 0);
    }, 0);
    return NEAREST + (STEP * steps) / weights;
  });
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const v = (y - middle.y) / half.y;
    if (Math.abs(v) > FARTHEST) continue;
    for (let x = 0; x < width; x++) {
      const u = (side * (x - middle.x)) / half.x;
      if (Math.abs(u) > FARTHEST) continue;
      const direction = ((Math.atan2(v, u) / (2 * Math.PI)) * DIRECTIONS + DIRECTIONS) % DIRECTIONS;
      const [from, part] = [Math.floor(direction), direction % 1];
      const distance =
        (1 - part) * (distances[from % DIRECTIONS] ?? 0) + part * (distances[(from + 1) % DIRECTIONS] ?? 0);
      if (Math.abs(u) ** SQUARENESS + Math.abs(v) ** SQUARENESS <= distance ** SQUARENESS)
        mask[y * width + x] = 1;
    }
  }
  return mask;
}
