import { pupilsOf } from '../face-bench/render.mjs';

/** Distance from the cornea to the front of a frame, and from the pupils down to the middle of the lenses, in mm. */
const VERTEX_MM = 12;
const DROP_MM = 2.5;

/** The front that is tried on, in mm. */
export const FRONT = { width: 138, height: 46 };

const middleOf = (a, b) => a.map((value, axis) => (value + b[axis]) / 2);
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
const middlePoint = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Projects points of a head, in mm from the middle between its eyes, onto the photo. */
function camera({ truth, shot, size, area }) {
  const focal = shot.focal * Math.max(...size);
  const origin = middleOf(truth.eyes.left.centre, truth.eyes.right.centre);
  return (point) => {
    const [x, y, z] = truth.turn.map(
      (row, axis) => origin[axis] + row.reduce((sum, factor, i) => sum + factor * point[i], 0),
    );
    return {
      x: size[0] / 2 + (focal * x) / z - area.left,
      y: size[1] / 2 + (focal * y) / z - area.top,
      pxPerMm: focal / z,
    };
  };
}

/** The errors of a measured photo: front and face as fractions, the others in mm. */
export function errorsOf({ truth, found, shot, size, area }) {
  const seen = camera({ truth, shot, size, area });
  const forward = -(truth.eyes.left.radius + VERTEX_MM);
  const at = (across) => seen([across, DROP_MM, forward]);
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
