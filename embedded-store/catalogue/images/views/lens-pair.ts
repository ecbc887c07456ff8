import { hardCase } from '../case';
import type { FrameSpec } from '../frame-spec';
import { placeParts, restOnFloor } from '../part';
import type { Scene } from '../scene';
import { uncutLens } from '../uncut-lens';
import { squareCamera, turned } from './standing';

/** The pair of uncut lenses: turn and lean of each, where it stands, and the camera. */
type Pair = {
  turn: readonly [number, number];
  lean: readonly [number, number];
  at: readonly [readonly [number, number], readonly [number, number]];
  across: number;
  elevation: number;
  aim: readonly [number, number];
};

const pairs: Record<number, Pair> = {
  1: {
    turn: [10, -14],
    lean: [-0.05, -0.05],
    at: [
      [-31, 0],
      [29, -22],
    ],
    across: 162,
    elevation: 7,
    aim: [0, 30],
  },
  2: {
    turn: [38, 34],
    lean: [-0.06, -0.06],
    at: [
      [-26, 12],
      [26, -22],
    ],
    across: 162,
    elevation: 13,
    aim: [0, 30],
  },
  3: {
    turn: [78, 70],
    lean: [-0.02, -0.02],
    at: [
      [-22, 0],
      [20, -8],
    ],
    across: 150,
    elevation: 6,
    aim: [0, 30],
  },
  4: {
    turn: [0, 20],
    lean: [-1.5, -1.18],
    at: [
      [-20, 18],
      [20, -22],
    ],
    across: 178,
    elevation: 32,
    aim: [0, 6],
  },
  5: {
    turn: [58, 52],
    lean: [-0.05, -0.05],
    at: [
      [-14, 12],
      [16, -16],
    ],
    across: 72,
    elevation: 12,
    aim: [-8, 44],
  },
  6: {
    turn: [20, -10],
    lean: [-0.12, -0.12],
    at: [
      [-36, 24],
      [30, 20],
    ],
    across: 222,
    elevation: 18,
    aim: [0, 24],
  },
  7: {
    turn: [-18, -28],
    lean: [-0.04, -0.04],
    at: [
      [-30, 0],
      [22, -24],
    ],
    across: 88,
    elevation: 7,
    aim: [-22, 36],
  },
  8: {
    turn: [160, 196],
    lean: [0.05, 0.05],
    at: [
      [-31, 0],
      [29, -22],
    ],
    across: 162,
    elevation: 12,
    aim: [0, 28],
  },
};

/** Any view of kind `lens`: the same numbers as for frames, as far as a lens has such sides. */
export function lensPairView(view: number): (spec: FrameSpec, size: number) => Scene {
  const pair = (pairs[view] ?? pairs[1]) as Pair;
  return (spec, size) => {
    const parts = [0, 1].flatMap((i) => {
      const side = i as 0 | 1;
      const leaning = restOnFloor(placeParts(uncutLens(spec), [pair.lean[side], 0, 0]));
      return turned(leaning, pair.turn[side], [pair.at[side][0], 0, pair.at[side][1]]);
    });
    if (view === 6) parts.push(...turned(placeParts(hardCase(spec.seed), [0, 0, 0], [0, 0, -46]), 12));
    return { parts, camera: squareCamera(size, pair.across, pair.elevation, [pair.aim[0], pair.aim[1], 0]) };
  };
}
