import { CARD } from '../geometry/card-pose';
import { edgeSums, type Gradients } from './edge-map';

/** An upright rectangle in a picture that is turned around its middle by `angle`: its middle and size in px. */
export type Candidate = { angle: number; x: number; y: number; width: number; height: number; score: number };

/** Where a card may be in a picture of 1 px per mm: of its middle, from the middle of the picture. */
export type Zone = { left: number; right: number; top: number; bottom: number };

/** How far people hold a card askew, and in which steps that is looked for, in degrees. */
const TURN = { max: 24, step: 3 } as const;

/** How wide a card may look, of what the irises say, and how high for its width: one that leans looks lower or narrower. */
const WIDTH = { min: 0.82, max: 1.2, step: 0.03 } as const;
const SHAPE = { min: 0.88, max: 1.12, step: 0.04 } as const;

/** Edges are widened by a pixel to each side, so that every other place is tried, in px. */
const STEP = 2;

/** The corners are round: a side starts that far from them, in px. */
const INSET = 5;

/** Each side shows that much of an edge. */
const MIN_SIDE = 0.35;

/** How many are looked at more closely. */
const KEPT = 24;

/** Candidates nearer to each other than that are one, in px. */
const APART = 4;

function isSame(a: Candidate, b: Candidate): boolean {
  const far = Math.max(
    Math.abs(a.width - b.width),
    Math.abs(a.height - b.height),
    Math.hypot(a.x - b.x, a.y - b.y),
  );
  return far < APART && Math.abs(a.angle - b.angle) < 0.1;
}

/** Keeps the best, one of each kind, in the order of their scores. */
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

/** The zone in the directions of the turned picture, and what surrounds it there. */
function turnedZone({ left, right, top, bottom }: Zone, cos: number, sin: number): Zone {
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y) => ({ x: x * cos + y * sin, y: y * cos - x * sin })),
  );
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Looks for cards in one turn of the picture. */
function searchTurned(gradients: Gradients, zone: Zone, angle: number, best: Candidate[]) {
  const { rows, columns, size } = edgeSums(gradients, angle);
  const middle = (size - 1) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const bounds = turnedZone(zone, cos, sin);
  for (const share of range(WIDTH)) {
    const width = Math.round(CARD.width * share);
    for (const shape of range(SHAPE)) {
      const height = Math.round(CARD.height * share * shape);
      const [across, down] = [width - 2 * INSET, height - 2 * INSET];
      const firstTop = Math.max(1, Math.ceil(bounds.top + middle - height / 2));
      const lastTop = Math.min(size - 2 - height, bounds.bottom + middle - height / 2);
      const firstLeft = Math.max(1, Math.ceil(bounds.left + middle - width / 2));
      const lastLeft = Math.min(size - 2 - width, bounds.right + middle - width / 2);
      for (let top = firstTop; top <= lastTop; top += STEP) {
        const y = top + height / 2 - middle;
        for (let left = firstLeft; left <= lastLeft; left += STEP) {
          const x = left + width / 2 - middle;
          const [ownX, ownY] = [x * cos - y * sin, x * sin + y * cos];
          if (ownX < zone.left || ownX > zone.right || ownY < zone.top || ownY > zone.bottom) continue;
          const start = top * size + left + INSET;
          const upper = ((rows[start + across] ?? 0) - (rows[start] ?? 0)) / across;
          if (upper < MIN_SIDE) continue;
          const below = start + height * size;
          const lower = ((rows[below + across] ?? 0) - (rows[below] ?? 0)) / across;
          if (lower < MIN_SIDE) continue;
          const side = (top + INSET) * size + left;
          const first = ((columns[side + down * size] ?? 0) - (columns[side] ?? 0)) / down;
          if (first < MIN_SIDE) continue;
          const last = ((columns[side + down * size + width] ?? 0) - (columns[side + width] ?? 0)) / down;
          if (last < MIN_SIDE) continue;
          const score = upper * lower * first * last;
          const least = best[KEPT - 1]?.score ?? 0;
          if (score > least) keep(best, { angle, x: ownX, y: ownY, width, height, score });
        }
      }
    }
  }
}

/** The places of a picture of 1 px per mm that look most like a card, best first. */
export function cardCandidates(gradients: Gradients, zone: Zone): Candidate[] {
  const best: Candidate[] = [];
  for (const turn of range({ min: -TURN.max, max: TURN.max, step: TURN.step }))
    searchTurned(gradients, zone, (turn * Math.PI) / 180, best);
  return best;
}
