import type { Measure } from '../geometry/face-measures';
import type { Point } from '../geometry/landmarks';
import type { Quad } from '../geometry/projection';
import { pupilsOf } from './render';
import type { Photo, Truth } from './types';

/**
 * Distance from the cornea to the front of a frame, and from the pupils down to the middle of the lenses,
 * both in mm.
 */
const VERTEX_MM = 12;
const DROP_MM = 2.5;

/** Size of the front that is tried on, in mm. */
export const FRONT = { width: 138, height: 46 };

type Triple = readonly [number, number, number];
type Pictured = Pick<Photo, 'area'> & {
  truth: Truth;
  shot: Pick<Photo['shot'], 'focal'>;
  size: readonly [number, number];
};

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const middleOf = (a: number, b: number) => (a + b) / 2;
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middlePoint = (a: Point, b: Point) => ({ x: middleOf(a.x, b.x), y: middleOf(a.y, b.y) });

/** Projects points of a head, in mm from the middle between its eyes, onto the photo. */
function camera({ truth, shot, size, area }: Pictured) {
  const focal = shot.focal * Math.max(...size);
  const { left, right } = truth.eyes;
  return (point: Triple) => {
    const along = (axis: 0 | 1 | 2) =>
      middleOf(left.centre[axis], right.centre[axis]) + dot(truth.turn[axis], point);
    const [x, y, z] = [along(0), along(1), along(2)];
    return {
      x: size[0] / 2 + (focal * x) / z - area.left,
      y: size[1] / 2 + (focal * y) / z - area.top,
      pxPerMm: focal / z,
    };
  };
}

export type Found = {
  /** Corners of the front, clockwise from the upper one on the person's right, and its bridge, in px. */
  placement: { front: Quad; bridge: Point };
  measures: { pupils: { total: Measure }; faceWidth: Measure };
};
export type Errors = ReturnType<typeof errorsOf>;

/** The errors of a measured photo: of front and face as fractions, of the others in mm. */
export function errorsOf({ truth, found, shot, size, area }: Pictured & { found: Found }) {
  const seen = camera({ truth, shot, size, area });
  const forward = -(truth.eyes.left.radius + VERTEX_MM);
  const at = (across: number) => seen([across, DROP_MM, forward]);
  const [wantedRight, wantedLeft, wantedBridge] = [at(-FRONT.width / 2), at(FRONT.width / 2), at(0)];
  const [upperRight, upperLeft, lowerLeft, lowerRight] = found.placement.front;
  const width = distance(middlePoint(upperRight, lowerRight), middlePoint(upperLeft, lowerLeft));
  const { pupils, faceWidth } = found.measures;
  return {
    front: width / distance(wantedRight, wantedLeft) - 1,
    bridge: distance(found.placement.bridge, wantedBridge) / wantedBridge.pxPerMm,
    pupils: pupils.total.value - pupilsOf(truth),
    pupilsUncertainty: pupils.total.uncertainty,
    face: faceWidth.value / truth.faceWidth - 1,
    faceUncertainty: faceWidth.uncertainty / truth.faceWidth,
  };
}
