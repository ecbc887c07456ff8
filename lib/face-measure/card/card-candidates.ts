import { CARD } from '../geometry/card-pose';
import { edgeSums, type Gradients } from './edge-map';

/**
 * A rectangle that is upright after rotating the picture around its middle by `angle`: its middle and size in
 * px.
 */
export type Candidate = { angle: number; x: number; y: number; width: number; height: number; score: number };

/** Where the middle of a card may be, relative to the middle of a picture with 1 px per mm. */
export type Zone = { left: number; right: number; top: number; bottom: number };

/** Maximum tilt of a hand-held card, and the step of the search, in degrees. */
const TURN = { max: 24, step: 3 } as const;

/**
 * Width of a card as a multiple of the width that the irises suggest, and its height relative to its width. A
 * leaning card looks lower or narrower.
 */
const WIDTH = { min: 0.82, max: 1.2, step: 0.03 } as const;
const SHAPE = { min: 0.88, max: 1.12, step: 0.04 } as const;

/** Edges are widened by a pixel on each side, so trying every other position, in px, is enough. */
const STEP = 2;

/** The corners are round, so a side only starts at this distance from them, in px. */
const INSET = 5;

/** Minimum share of each side that must be an edge. */
const MIN_SIDE = 0.35;

/** Number of candidates that are examined more closely. */
const KEPT = 24;

/** Candidates closer together than this count as one, in px. */
const APART = 4;

function isSame(a: Candidate, b: Candidate): boolean {
  const far = Math.max(
    Math.abs(a.width - b.width),
    Math.abs(a.height - b.height),
    Math.hypot(a.x - b.x, a.y - b.y),
  );
  return far < APART && Math.abs(a.angle - b.angle) < 0.1;
}

/** Keeps the best candidates, ordered by score. Of several that count as one, only the best is kept. */
function keep(best: Candidate[], next: Candidate) {
  const same = best.findIndex((other) => isSame(other, next));
  if (same >= 0) {
    if ((best[same]?.score ?? 0) >= next.score) return;
    best.splice(same, 1);
  }
  const index = best.findIndex(({ score }) => score < next.score);
  best.splice(index < 0 ? best.length : index, 0, next);
  if (best.length > KEPT) best.pop();
}

function* range({ min, max, step }: { min: number; max: number; step: number }) {
  for (let value = min; value <= max + step / 2; value += step) yield value;
}

/** The zone's bounding box in the directions of the rotated picture. */
function turnedZone({ left, right, top, bottom }: Zone, cos: number, sin: number): Zone {
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y) => ({ x: x * cos + y * sin, y: y * cos - x * sin })),
  );
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Calls `visit` for every upright rectangle that may be a card, in the picture rotated by `angle`. */
function forEachPlace(
  { size, zone, angle, coarse }: { size: number; zone: Zone; angle: number; coarse: number },
  visit: (left: number, top: number, width: number, height: number) => void,
) {
  const middle = (size - 1) / 2;
  const bounds = turnedZone(zone, Math.cos(angle), Math.sin(angle));
  for (const share of range({ ...WIDTH, step: coarse * WIDTH.step })) {
    const width = Math.round(CARD.width * share);
    for (const shape of range({ ...SHAPE, step: coarse * SHAPE.step })) {
      const height = Math.round(CARD.height * share * shape);
      const firstTop = Math.max(1, Math.ceil(bounds.top + middle - height / 2));
      const lastTop = Math.min(size - 2 - height, bounds.bottom + middle - height / 2);
      const firstLeft = Math.max(1, Math.ceil(bounds.left + middle - width / 2));
      const lastLeft = Math.min(size - 2 - width, bounds.right + middle - width / 2);
      for (let top = firstTop; top <= lastTop; top += STEP)
        for (let left = firstLeft; left <= lastLeft; left += STEP) visit(left, top, width, height);
    }
  }
}

/** The fraction of a segment that is an edge, from the prefix sums of the edges along it. */
const shareOf = (sums: Float32Array, from: number, to: number, length: number) =>
  ((sums[to] ?? 0) - (sums[from] ?? 0)) / length;

/** Searches for cards in one rotation of the picture. */
function searchTurned(gradients: Gradients, zone: Zone, angle: number, best: Candidate[]) {
  const { rows, columns, size } = edgeSums(gradients, angle);
  const middle = (size - 1) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  forEachPlace({ size, zone, angle, coarse: 1 }, (left, top, width, height) => {
    const [across, down] = [width - 2 * INSET, height - 2 * INSET];
    const [x, y] = [left + width / 2 - middle, top + height / 2 - middle];
    const [pictureX, pictureY] = [x * cos - y * sin, x * sin + y * cos];
    if (pictureX < zone.left || pictureX > zone.right || pictureY < zone.top || pictureY > zone.bottom)
      return;
    const start = top * size + left + INSET;
    const upper = shareOf(rows, start, start + across, across);
    if (upper < MIN_SIDE) return;
    const below = start + height * size;
    const lower = shareOf(rows, below, below + across, across);
    if (lower < MIN_SIDE) return;
    const side = (top + INSET) * size + left;
    const first = shareOf(columns, side, side + down * size, down);
    if (first < MIN_SIDE) return;
    const last = shareOf(columns, side + width, side + down * size + width, down);
    if (last < MIN_SIDE) return;
    const score = upper * lower * first * last;
    const least = best[KEPT - 1]?.score ?? 0;
    if (score > least) keep(best, { angle, x: pictureX, y: pictureY, width, height, score });
  });
}

/** All rotations to try, in radians. */
function* turns(coarse: number) {
  for (const turn of range({ min: -TURN.max, max: TURN.max, step: coarse * TURN.step }))
    yield (turn * Math.PI) / 180;
}

/** The places that look most like a card in a picture with 1 px per mm, best first. */
export function cardCandidates(gradients: Gradients, zone: Zone): Candidate[] {
  const best: Candidate[] = [];
  for (const angle of turns(1)) searchTurned(gradients, zone, angle, best);
  return best;
}

/** Larger steps are enough to recognise half a card. */
const COARSE = 2;

/** Minimum fraction of each of the three sides that must be visible. Hair and headbands show less. */
const HALF_SEEN = 0.85;

/** Whether a picture with 1 px per mm shows the three sides of the left or the right half of a card. */
export function showsHalf(gradients: Gradients, zone: Zone): boolean {
  let most = 0;
  for (const angle of turns(COARSE)) {
    const { rows, columns, size } = edgeSums(gradients, angle);
    forEachPlace({ size, zone, angle, coarse: COARSE }, (left, top, width, height) => {
      const [half, down] = [Math.round(width / 2) - INSET, height - 2 * INSET];
      for (const isLeft of [true, false]) {
        const start = top * size + (isLeft ? left + INSET : left + width - INSET - half);
        const upper = shareOf(rows, start, start + half, half);
        if (upper <= most) continue;
        const below = start + height * size;
        const lower = shareOf(rows, below, below + half, half);
        if (lower <= most) continue;
        const side = (top + INSET) * size + (isLeft ? left : left + width);
        most = Math.max(most, Math.min(upper, lower, shareOf(columns, side, side + down * size, down)));
      }
    });
  }
  return most >= HALF_SEEN;
}
