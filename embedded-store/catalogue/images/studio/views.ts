import type { Point } from './mesh';
import type { Part, Pose } from './model';
import type { Arrangement } from './uncut-lens';

/** Size of a picture in px, and of a picture that a product page shows large. */
export const SIZE = 1000;
const LARGE = 2 * SIZE;

/** The camera's parameters; light.py has the same. */
const DISTANCE = 560;
const ELEVATION = (9 * Math.PI) / 180;
const TARGET = [0, 0, 24] as const;
const SPAN = 180;

/**
 * A product in front of the camera: rotation (degrees), shift (mm), scale, and the point at which the camera
 * aims.
 */
export type Placement = {
  turn: number;
  shift: readonly [number, number];
  scale: number;
  aim: readonly [number, number];
};

/** [left, bottom, right, top] as fractions of the picture. */
export type Box = [number, number, number, number];

/** A view of a product. */
export type View = {
  turn: number;
  depth: number;
  scale: number;
  pose: Pose;
  /** Size of the whole picture, px. */
  size: number;
};

/**
 * The floor is lit in the same way for every product, so the empty floor is rendered only once, at this
 * scale.
 */
export const BARE_SCALE = 0.62;

export const views: Record<number, View> = {
  1: { turn: 0, depth: 0, scale: 1.04, pose: 'open', size: LARGE },
  2: { turn: -34, depth: 40, scale: 0.95, pose: 'open', size: LARGE },
  3: { turn: -86, depth: 20, scale: 0.98, pose: 'open', size: SIZE },
  5: { turn: -22, depth: 10, scale: 1.06, pose: 'folded', size: SIZE },
};

/**
 * Views derived from another view's render: a detail of it, or the dimension lines over it. `middle` is the centre of
 * a detail and `edge` its size, in fractions of the picture from its upper left corner.
 */
export const borrowedViews: Record<
  number,
  | { from: number; as: 'measured' }
  | { from: number; as: 'part'; middle: readonly [number, number]; edge: number }
> = {
  4: { from: 2, as: 'part', middle: [0.66, 0.48], edge: 0.42 },
  6: { from: 1, as: 'part', middle: [0.8, 0.5], edge: 0.4 },
  7: { from: 2, as: 'part', middle: [0.29, 0.5], edge: 0.42 },
  8: { from: 1, as: 'part', middle: [0.5, 0.52], edge: 0.46 },
  9: { from: 1, as: 'measured' },
};

/** Views of uncut lenses: a pair, a single one with its zones, and the thickness of the edge. */
export const lensViews: Record<number, View & { arrangement: Arrangement }> = {
  1: { turn: 0, depth: 0, scale: 1.16, pose: 'open', size: SIZE, arrangement: 'pair' },
  2: { turn: 0, depth: 0, scale: 1.2, pose: 'open', size: SIZE, arrangement: 'single' },
  3: { turn: -42, depth: 0, scale: 1.16, pose: 'open', size: SIZE, arrangement: 'pair' },
  4: { turn: 76, depth: 0, scale: 1.3, pose: 'open', size: SIZE, arrangement: 'single' },
  5: { turn: 40, depth: 0, scale: 1.16, pose: 'open', size: SIZE, arrangement: 'pair' },
};

/** Where a point appears on the screen: 0 to 1 from the left and from the bottom, as in Blender. */
function projected([x, y, z]: Point, { turn, shift, scale, aim }: Placement): readonly [number, number] {
  const angle = (turn * Math.PI) / 180;
  const u = x * Math.cos(angle) - y * Math.sin(angle) + shift[0] - TARGET[0];
  const v = x * Math.sin(angle) + y * Math.cos(angle) + shift[1] - TARGET[1];
  const w = z - TARGET[2];
  const depth = DISTANCE + v * Math.cos(ELEVATION) - w * Math.sin(ELEVATION);
  const up = v * Math.sin(ELEVATION) + w * Math.cos(ELEVATION);
  const k = ((DISTANCE / SPAN) * scale) / depth;
  return [0.5 + u * k - aim[0], 0.5 + up * k - aim[1]];
}

/** Bounds of the visible parts. */
export function bounds(parts: readonly Part[], placement: Placement): Box {
  const box: Box = [9, 9, -9, -9];
  for (const { mesh } of parts)
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = mesh.positions.slice(i, i + 3);
      const [u, v] = projected([x, y, z], placement);
      box[0] = Math.min(box[0], u);
      box[1] = Math.min(box[1], v);
      box[2] = Math.max(box[2], u);
      box[3] = Math.max(box[3], v);
    }
  return box;
}

/** Centres a product in the picture. */
export function centre(parts: readonly Part[], view: View): Placement {
  let placement: Placement = { turn: view.turn, shift: [0, view.depth], scale: view.scale, aim: [0, 0] };
  for (let round = 0; round < 3; round++) {
    const box = bounds(parts, placement);
    const off = ((box[0] + box[2]) / 2 - 0.5) * (SPAN / view.scale);
    placement = { ...placement, shift: [placement.shift[0] - off, view.depth] };
  }
  return placement;
}
