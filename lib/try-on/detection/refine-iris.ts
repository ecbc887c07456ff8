/** A circle in px of the picture that it was found in. */
export type Circle = { x: number; y: number; radius: number };

/** Brightness of a square picture by row, 0 to 255. */
export type Brightness = { values: ArrayLike<number>; size: number };

/** Lids hide an iris above and below: its edge is looked for from so far above its sides to so far below, in radians. */
const ARC = { above: 0.35, below: 0.75 } as const;
const STEPS = 16;

/** How far the edge may be from where the model put it, in radii. */
const REACH = { x: 0.2, y: 0.12, radius: 0.18 } as const;

/** How far the model's radius is wrong as a rule, in radii: what differs more has to be seen more clearly. */
const SPREAD = 0.15;

/** What is compared lies that far inside and outside of the edge, in radii. */
const HALF_EDGE = 0.07;

/** The steepest place lies that far within the edge, of the radius, as `npm run try-on:accuracy` has shown. */
const INSIDE = 0.018;

/** Without such a step there is no edge to be seen. */
const MIN_STEP = 5;

const DIRECTIONS = [1, -1].map((side) =>
  Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = -ARC.above + ((ARC.above + ARC.below) * step) / STEPS;
    return { x: side * Math.cos(angle), y: Math.sin(angle) };
  }),
);

/** The brightness between pixels. */
function sample({ values, size }: Brightness, x: number, y: number): number {
  const left = Math.max(0, Math.min(size - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(size - 2, Math.floor(y)));
  const [u, v] = [x - left, y - top];
  const at = (column: number, row: number) => values[(top + row) * size + left + column] ?? 0;
  return (1 - v) * ((1 - u) * at(0, 0) + u * at(1, 0)) + v * ((1 - u) * at(0, 1) + u * at(1, 1));
}

/** How much brighter it gets across the circle: the mean of its two sides. */
function stepAcross(picture: Brightness, { x, y, radius }: Circle, halfEdge: number): number {
  let sum = 0;
  let count = 0;
  for (const directions of DIRECTIONS) {
    for (const direction of directions) {
      const at = (distance: number) =>
        sample(picture, x + distance * direction.x, y + distance * direction.y);
      sum += at(radius + halfEdge) - at(radius - halfEdge);
      count++;
    }
  }
  return sum / count;
}

function* offsets(reach: number, step: number) {
  for (let value = -reach; value <= reach + step / 2; value += step) yield value;
}

/**
 * Moves the circle of an iris to where the picture gets brighter across it, as the iris model sees 64 px only.
 * @returns null where no edge is to be seen
 */
export function refineIris(picture: Brightness, start: Circle): Circle | null {
  const { radius } = start;
  let best: { circle: Circle; score: number } | null = null;
  const search = (from: Circle, reach: Circle, step: number) => {
    let found = best;
    for (const dx of offsets(reach.x, step)) {
      for (const dy of offsets(reach.y, step)) {
        for (const dr of offsets(reach.radius, step)) {
          const circle = { x: from.x + dx, y: from.y + dy, radius: from.radius + dr };
          const step = stepAcross(picture, circle, HALF_EDGE * radius);
          const score = step * Math.exp(-0.5 * ((circle.radius / radius - 1) / SPREAD) ** 2);
          if (step > MIN_STEP && score > (found?.score ?? 0)) found = { circle, score };
        }
      }
    }
    best = found;
    return found?.circle ?? null;
  };
  const coarse = radius / 14;
  const near = search(
    start,
    { x: REACH.x * radius, y: REACH.y * radius, radius: REACH.radius * radius },
    coarse,
  );
  const found = near && search(near, { x: coarse, y: coarse, radius: coarse }, coarse / 5);
  return found && { ...found, radius: found.radius * (1 + INSIDE) };
}
