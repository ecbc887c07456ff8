import { distance, middle, type Point } from '../geometry/landmarks';
import { type Region, toPicture } from './crop';

/** Side of the detector's input in px. */
export const DETECTOR_SIZE = 256;

/** Detections with lower scores are more likely to be something else. */
const MIN_SCORE = 0.5;

/** Size of the landmark model's region, as a multiple of the face. */
const FACE_MARGIN = 1.5;

/** The two grids of the detector: cells per side, and boxes per cell. */
const GRIDS = [
  { cells: 16, boxes: 2 },
  { cells: 8, boxes: 6 },
] as const;

/** Numbers per box: its middle, width and height, followed by six points (eyes, nose, mouth, ears). */
const BOX_VALUES = 16;

/** The detector's outputs for one grid, flattened. */
export type GridOutput = { scores: ArrayLike<number>; boxes: ArrayLike<number> };

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** Adds or subtracts full turns, so that the angle is between -π and π. */
const normalise = (angle: number) => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

/** The angle of the line from the person's right eye to the left one; 0 for an upright head. */
export const eyeAngle = (right: Point, left: Point): number =>
  normalise(Math.atan2(left.y - right.y, left.x - right.x));

/**
 * The face with the highest score, as a region for the landmark model; null if there is no face.
 * @param outputs of the two grids, the finer one first
 * @param input the square that the detector was given
 */
export function decodeFace(outputs: readonly GridOutput[], input: Region): Region | null {
  let best: { score: number; grid: number; index: number } | null = null;
  for (const [grid, { scores }] of outputs.entries()) {
    for (let index = 0; index < scores.length; index++) {
      const score = sigmoid(scores[index] ?? Number.NEGATIVE_INFINITY);
      if (score > (best?.score ?? MIN_SCORE)) best = { score, grid, index };
    }
  }
  if (best === null) return null;
  const { cells, boxes: perCell } = GRIDS[best.grid === 0 ? 0 : 1];
  const cell = Math.floor(best.index / perCell);
  const anchor = { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells };
  const value = (offset: number) =>
    (outputs[best.grid]?.boxes[best.index * BOX_VALUES + offset] ?? 0) / DETECTOR_SIZE;
  const point = (offset: number) => toPicture(input, anchor.x + value(offset), anchor.y + value(offset + 1));
  const side = Math.max(value(2), value(3)) * input.side * FACE_MARGIN;
  return { centre: point(0), side, angle: eyeAngle(point(4), point(6)) };
}

/** The region of a face whose points are known, for a second, closer look. */
export function faceRegion(mesh: readonly Point[], rightEye: Point, leftEye: Point): Region {
  const angle = eyeAngle(rightEye, leftEye);
  const along = (point: Point) => point.x * Math.cos(angle) + point.y * Math.sin(angle);
  const across = (point: Point) => point.y * Math.cos(angle) - point.x * Math.sin(angle);
  const [left, right] = [Math.min(...mesh.map(along)), Math.max(...mesh.map(along))];
  const [top, bottom] = [Math.min(...mesh.map(across)), Math.max(...mesh.map(across))];
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  return {
    centre: { x: u * Math.cos(angle) - v * Math.sin(angle), y: u * Math.sin(angle) + v * Math.cos(angle) },
    side: Math.max(right - left, bottom - top) * FACE_MARGIN,
    angle,
  };
}

/** Size of the iris model's region, in widths of the eye. */
const EYE_MARGIN = 2.3;

/** The region of an eye. The iris model only knows right eyes, so left ones are mirrored. */
export function eyeRegion(inner: Point, outer: Point, side: 'left' | 'right'): Region {
  const angle = side === 'left' ? eyeAngle(inner, outer) : eyeAngle(outer, inner);
  return {
    centre: middle(inner, outer),
    side: distance(inner, outer) * EYE_MARGIN,
    angle,
    mirrored: side === 'left',
  };
}
