import { dot, type HeadAngles, headAngles, headPose, subtract } from './head-pose';
import { eyeDepth, type Face, MESH, meshPoint, middle, type Point3 } from './landmarks';
import { FOCAL_LENGTH } from './projection';

/** Mean diameter of irises in mm, and its standard deviation among people. */
export const IRIS_MM = 11.7;
const IRIS_DEVIATION_MM = 0.5;

/**
 * Usual distances between a face and a hand-held camera, in mm. In a cropped picture the face seems closer.
 */
const CAMERA_MM = { min: 420, max: 1500 } as const;

/** Distance from the middle of an eyeball forward to its iris, in mm. */
export const EYE_RADIUS_MM = 10.5;

/** If the head is rotated by more than this, the nose hides an eye; in degrees. */
const MAX_TURN = 20;

/** If an iris has fewer pixels, its width is unreliable. */
const MIN_IRIS_PX = 5;

/** Both irises have the same width. If their ratio is below this, hair or a lid hides one. */
const MIN_IRIS_RATIO = 0.8;

/** Minimum clarity of the edge of an iris that nothing covers. */
const MIN_CLARITY = 0.72;

/**
 * If the uncertainty is higher than this, the edges must be this clear, as in a small picture without noise.
 */
const MAX_IRIS_UNCERTAINTY = 0.09;
const SMALL_PICTURE_CLARITY = 0.85;

/** Possible values for people, including children, in mm. Any other value means that irises were misread. */
const POSSIBLE = { pupils: { min: 40, max: 80 }, faceWidth: { min: 100, max: 190 } } as const;

/** A value in mm. For 19 of 20 faces, the true value is within `value ± uncertainty`. */
export type Measure = { value: number; uncertainty: number };

/** The measures of a face. Left and right are the person's. */
export type FaceMeasures = {
  mmPerPx: number;
  /** Estimated distance from the camera to the eyes in mm, for the perspective. */
  cameraDistance: number;
  /**
   * Pupillary distance for looking into the distance, and the distance of each pupil from the middle of the
   * nose.
   */
  pupils: { total: Measure; left: Measure; right: Measure };
  faceWidth: Measure;
  /** Relative uncertainty of every measure, 0 to 1. */
  uncertainty: number;
  /** Source of the scale. */
  source: 'iris' | 'card';
};

/** Why a face was found but not measured, in the order in which a shopper can fix it. */
export type FaceProblem = 'turned' | 'too-small' | 'eye-hidden' | 'unclear';

/**
 * Relative uncertainty of the scale, because people differ, pictures have noise, and a head's rotation is
 * only estimated.
 */
const relativeUncertainty = ({ irisUncertainty }: Face, turn: HeadAngles): number =>
  Math.hypot((2 * IRIS_DEVIATION_MM) / IRIS_MM, irisUncertainty, turnUncertainty(turn));

/** Why the irises cannot serve as a scale, and their centres are doubtful; null if they can. */
export function irisProblem({ irises: { left, right }, irisUncertainty }: Face): FaceProblem | null {
  const smaller = Math.min(left.diameter, right.diameter);
  if (smaller < MIN_IRIS_PX) return 'too-small';
  const less = Math.min(left.clarity, right.clarity);
  const more = Math.max(left.clarity, right.clarity);
  if (more < MIN_CLARITY) return 'unclear';
  if (irisUncertainty > MAX_IRIS_UNCERTAINTY && less < SMALL_PICTURE_CLARITY) return 'unclear';
  const larger = Math.max(left.diameter, right.diameter);
  return less < MIN_CLARITY || smaller < MIN_IRIS_RATIO * larger ? 'eye-hidden' : null;
}

/** The scale of a picture at the depth of the eyes. */
export type EyeScale = {
  mmPerPx: number;
  /** Distance from the camera to the eyes, in mm. */
  cameraDistance: number;
  /** Relative uncertainty of the scale, 0 to 1: two standard deviations. */
  uncertainty: number;
  source: FaceMeasures['source'];
};

/** Measures a face, given the scale at its eyes. Distances on the face are measured at their own depth. */
export function measureByScale(
  { mesh, irises }: Face,
  { mmPerPx, cameraDistance, uncertainty, source }: EyeScale,
): FaceMeasures {
  const pose = headPose({ mesh });
  const measure = (px: number, more = 0): Measure => {
    const value = px * mmPerPx + more;
    return { value, uncertainty: value * uncertainty };
  };
  const along = (from: Point3, to: Point3) => dot(subtract(to, from), pose.left);
  const left = { ...irises.left.centre, z: eyeDepth(mesh, MESH.leftEye) };
  const right = { ...irises.right.centre, z: eyeDepth(mesh, MESH.rightEye) };
  const nose = meshPoint(mesh, MESH.nasion);
  const eyes = middle(left, right);
  const depth = (left.z + right.z) / 2;
  // Corrects a point for perspective: points farther back than the eyes look smaller.
  const unforeshortened = (point: Point3): Point3 => {
    const factor = 1 + ((point.z - depth) * mmPerPx) / cameraDistance;
    return { x: eyes.x + (point.x - eyes.x) * factor, y: eyes.y + (point.y - eyes.y) * factor, z: point.z };
  };
  const rightSide = meshPoint(mesh, MESH.rightTemple);
  const leftSide = meshPoint(mesh, MESH.leftTemple);
  const width = measure(along(unforeshortened(rightSide), unforeshortened(leftSide)));
  // Eyes that look into the camera converge, so the distance is enlarged to that of eyes looking far away.
  const far = 1 + EYE_RADIUS_MM / cameraDistance;
  // If the head is rotated, eyes that look into the camera are turned back, both by the same amount.
  const turnedBack = EYE_RADIUS_MM * pose.left.z;
  // The camera distance is an estimate, and so is how much smaller the sides look.
  const enlarged = (((leftSide.z + rightSide.z) / 2 - depth) * mmPerPx) / cameraDistance;
  return {
    mmPerPx,
    cameraDistance,
    pupils: {
      total: measure(far * along(right, left)),
      left: measure(far * along(unforeshortened(nose), left), turnedBack),
      right: measure(far * along(right, unforeshortened(nose)), -turnedBack),
    },
    faceWidth: { ...width, uncertainty: Math.hypot(width.uncertainty, (width.value * enlarged) / 2) },
    uncertainty,
    source,
  };
}

const isPossible = ({ pupils, faceWidth }: FaceMeasures): boolean =>
  pupils.total.value >= POSSIBLE.pupils.min &&
  pupils.total.value <= POSSIBLE.pupils.max &&
  faceWidth.value >= POSSIBLE.faceWidth.min &&
  faceWidth.value <= POSSIBLE.faceWidth.max;

/** Whether a head is rotated so far that the nose hides an eye. */
export const isTurnedAway = ({ yaw, pitch }: HeadAngles): boolean =>
  Math.max(Math.abs(yaw), Math.abs(pitch)) > MAX_TURN;

/** Relative uncertainty that a head's rotation adds to a distance, 0 to 1. */
export const turnUncertainty = ({ yaw, pitch }: HeadAngles): number =>
  1 - Math.cos((Math.hypot(yaw, pitch) * Math.PI) / 180);

/** Limits an estimated camera distance to plausible values, in mm. */
export const cameraDistanceOf = (estimate: number): number =>
  Math.min(CAMERA_MM.max, Math.max(CAMERA_MM.min, estimate));

/**
 * Measures a face by its irises. They appear at their full width if the eyes look into the camera, however
 * the head is rotated.
 * @param longSide of the picture, in px
 */
export function measureFace(face: Face, longSide: number): FaceMeasures | FaceProblem {
  const { irises } = face;
  const turn = headAngles(headPose(face));
  if (isTurnedAway(turn)) return 'turned';
  const problem = irisProblem(face);
  if (problem !== null) return problem;
  const mmPerPx = (2 * IRIS_MM) / (irises.left.diameter + irises.right.diameter);
  const cameraDistance = cameraDistanceOf(longSide * FOCAL_LENGTH * mmPerPx);
  const uncertainty = relativeUncertainty(face, turn);
  const measures = measureByScale(face, { mmPerPx, cameraDistance, uncertainty, source: 'iris' });
  return isPossible(measures) ? measures : 'unclear';
}
