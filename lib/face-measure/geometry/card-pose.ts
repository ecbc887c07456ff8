import { add, cross, dot, normalize, scale, subtract } from './head-pose';
import type { Point, Point3 } from './landmarks';
import { type Camera, homographyOfRectangle, type Quad } from './projection';

/** Size of bank cards, health insurance cards and driving licences (ISO/IEC 7810, ID-1), in mm. */
export const CARD = { width: 85.6, height: 53.98, corner: 3.18, thickness: 0.76 } as const;

/**
 * The solution of a small system of linear equations; null unless there is exactly one.
 * @param rows the coefficients of each equation, then its right-hand side
 */
export function solve(rows: readonly (readonly number[])[]): number[] | null {
  const size = rows.length;
  const system = rows.map((row) => Float64Array.from(row));
  for (let column = 0; column < size; column++) {
    const rest = system.slice(column);
    const pivot = rest.reduce((best, row) =>
      Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best,
    );
    const lead = pivot[column] ?? 0;
    if (!(Math.abs(lead) > 1e-12)) return null;
    system.splice(system.indexOf(pivot), 1);
    system.splice(column, 0, pivot);
    for (const row of system) {
      if (row === pivot) continue;
      const factor = (row[column] ?? 0) / lead;
      for (let at = column; at <= size; at++) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  return system.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}

/**
 * Where a card is, in mm from the camera (x to the right, y down, z away from it), with its axes as vectors
 * of length 1.
 */
export type CardPose = { centre: Point3; right: Point3; down: Point3 };

/** Why no card is returned: nothing looks like one, too little of it is visible, or it leans too far. */
export type CardMiss = 'no-card' | 'part-of-card' | 'leaning-card';

/** An edge of the card in a picture. */
export type SeenEdge = {
  /** The point of the card, in mm from its middle. */
  at: Point;
  /** Where its edge was found, in px, and the direction across that edge, of length 1. */
  seen: Point;
  across: Point;
  /** Weight from 0 (ignored) to 1. */
  weight: number;
};

/**
 * Steps for numerical derivatives. A pose changes by three rotations in radians and three translations in mm.
 */
const TURN_STEP = 1e-4;
const MOVE_STEP = 1e-2;

/** The direction from the camera through the card, of length 1. */
export const awayFrom = ({ right, down }: CardPose): Point3 => cross(right, down);

/** A point of the card, given in mm from its middle, in space; in mm. */
const pointOfCard = ({ centre, right, down }: CardPose, { x, y }: Point): Point3 =>
  add(centre, add(scale(right, x), scale(down, y)));

/** Where a point of the card, given in mm from its middle, appears in the picture. */
export function seenAt(pose: CardPose, camera: Camera, point: Point): Point {
  const { x, y, z } = pointOfCard(pose, point);
  return { x: camera.x + (camera.focal * x) / z, y: camera.y + (camera.focal * y) / z };
}

/**
 * The pose of a card whose corners, ignoring that they are round, are at `corners`.
 * @throws RangeError for corners on one line
 */
export function poseOfCorners(corners: Quad, camera: Camera): CardPose {
  const [a, b, c, d, e, f, g, h, i] = homographyOfRectangle(CARD.width, CARD.height, corners);
  // For a camera of focal length 1, the columns of the map are the axes of the card and its upper left
  // corner.
  const ray = (x: number, y: number, w: number): Point3 => ({
    x: (x - camera.x * w) / camera.focal,
    y: (y - camera.y * w) / camera.focal,
    z: w,
  });
  const [across, along, corner] = [ray(a, d, g), ray(b, e, h), ray(c, f, i)];
  const length = (Math.hypot(across.x, across.y, across.z) + Math.hypot(along.x, along.y, along.z)) / 2;
  const right = normalize(across);
  const down = normalize(subtract(along, scale(right, dot(along, right))));
  const origin = scale(corner, 1 / length);
  return {
    centre: add(origin, add(scale(right, CARD.width / 2), scale(down, CARD.height / 2))),
    right,
    down,
  };
}

/** The pose after a small rotation around the camera's axes and a small shift. */
function changed({ centre, right, down }: CardPose, change: readonly number[]): CardPose {
  const [a = 0, b = 0, c = 0, x = 0, y = 0, z = 0] = change;
  const turn: Point3 = { x: a, y: b, z: c };
  const turned = normalize(add(right, cross(turn, right)));
  const lower = add(down, cross(turn, down));
  return {
    centre: add(centre, { x, y, z }),
    right: turned,
    down: normalize(subtract(lower, scale(turned, dot(lower, turned)))),
  };
}

const STEPS = [0, 1, 2, 3, 4, 5].map((index) =>
  Array.from({ length: 6 }, (_, at) => (at === index ? (index < 3 ? TURN_STEP : MOVE_STEP) : 0)),
);

/** How far an edge is from its expected position in this pose, in px across the edge. */
export function missOf(pose: CardPose, camera: Camera, { at, seen, across }: SeenEdge): number {
  const { x, y } = seenAt(pose, camera, at);
  return (seen.x - x) * across.x + (seen.y - y) * across.y;
}

/**
 * One Gauss-Newton step towards the pose that fits the edges best; unchanged if the edges do not determine
 * one.
 */
export function fitPose(pose: CardPose, camera: Camera, edges: readonly SeenEdge[]): CardPose {
  const near = STEPS.map((step) => changed(pose, step));
  const system = Array.from({ length: 6 }, () => Array.from({ length: 7 }, () => 0));
  for (const edge of edges) {
    const miss = missOf(pose, camera, edge);
    const slopes = near.map(
      (other, index) => (miss - missOf(other, camera, edge)) / (index < 3 ? TURN_STEP : MOVE_STEP),
    );
    for (const [row, equation] of system.entries()) {
      const share = edge.weight * (slopes[row] ?? 0);
      for (const [column, slope] of slopes.entries())
        equation[column] = (equation[column] ?? 0) + share * slope;
      equation[6] = (equation[6] ?? 0) + share * miss;
    }
  }
  const change = solve(system);
  return change === null ? pose : changed(pose, change);
}
