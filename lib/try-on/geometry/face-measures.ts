import { type Face, type Iris, MESH, meshPoint, middle, type Point3 } from '../landmarks';
import { dot, headAngles, headPose, subtract } from './head-pose';

/** What everybody's iris measures across, and the standard deviation among people, in mm. */
const IRIS_MM = 11.7;
const IRIS_DEVIATION_MM = 0.5;

/** Focal length of phones and webcams, in long sides of their pictures: about 65° of view. */
const FOCAL_LENGTH = 0.78;

/** Where people hold a camera in mm; a picture that was cut pretends to be nearer. */
const CAMERA_MM = { min: 420, max: 1500 } as const;

/** From the middle of an eyeball forward to its iris, in mm. */
const EYE_RADIUS_MM = 10.5;

/** How exactly the model finds the two edges of an iris, in px. */
const EDGE_PX = 0.5;

/** Beyond it an eye hides behind the nose. */
const MAX_TURN = 20;

/** Fewer pixels than that say nothing about its width. */
const MIN_IRIS_PX = 5;

/** Both irises are as wide: where one seems smaller than that share of the other, hair or a lid hides it. */
const MIN_IRIS_RATIO = 0.8;

/** A value in mm that lies within `value ± uncertainty` for 19 faces in 20. */
export type Measure = { value: number; uncertainty: number };

/** What the try-on knows about a face. Left and right are those of the person. */
export type FaceMeasures = {
  mmPerPx: number;
  /** From the camera to the eyes, in mm: estimated, for the perspective. */
  cameraDistance: number;
  /** Distance of the pupils of eyes that look far away, and of each from the middle of the nose. */
  pupils: { total: Measure; left: Measure; right: Measure };
  faceWidth: Measure;
  /** The share of every measure that is uncertain, of 1. */
  uncertainty: number;
};

/** Why a face was found but not measured, in the order in which a shopper can mend it. */
export type FaceProblem = 'turned' | 'too-small' | 'eye-hidden';

const clamp = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value));

/** In the middle of the eye's corners: the iris model knows no depth. */
function pupilPosition(iris: Iris, mesh: readonly Point3[], eye: { inner: number; outer: number }): Point3 {
  const z = (meshPoint(mesh, eye.inner).z + meshPoint(mesh, eye.outer).z) / 2;
  return { ...iris.centre, z };
}

/** How far the diameter can be trusted: people differ, edges are blurred, and both eyes should agree. */
function relativeUncertainty(
  left: number,
  right: number,
  { yaw, pitch }: ReturnType<typeof headAngles>,
): number {
  const mean = (left + right) / 2;
  const turned = 1 - Math.cos((Math.hypot(yaw, pitch) * Math.PI) / 180);
  return Math.hypot(
    (2 * IRIS_DEVIATION_MM) / IRIS_MM,
    EDGE_PX / mean,
    Math.abs(left - right) / (left + right),
    turned,
  );
}

/** Lids and shadows make an iris look narrower, never wider: where the two differ, the larger one counts for more. */
function jointDiameter(smaller: number, larger: number): number {
  const weight = Math.min(0.8, 0.5 + 3 * (larger / smaller - 1));
  return weight * larger + (1 - weight) * smaller;
}

/**
 * Measures a face by its irises. Eyes that look into the camera show them unshortened however the head is turned;
 * distances on the face are taken in its own depth.
 * @param longSide of the picture, in px
 */
export function measureFace(face: Face, longSide: number): FaceMeasures | FaceProblem {
  const { mesh, irises } = face;
  const pose = headPose(face);
  const turn = headAngles(pose);
  if (Math.max(Math.abs(turn.yaw), Math.abs(turn.pitch)) > MAX_TURN) return 'turned';
  const [smaller = 0, larger = 0] = [irises.left.diameter, irises.right.diameter].toSorted((a, b) => a - b);
  if (smaller < MIN_IRIS_PX) return 'too-small';
  if (smaller < MIN_IRIS_RATIO * larger) return 'eye-hidden';
  const mmPerPx = IRIS_MM / jointDiameter(smaller, larger);
  const cameraDistance = clamp(longSide * FOCAL_LENGTH * mmPerPx, CAMERA_MM);
  const uncertainty = relativeUncertainty(irises.left.diameter, irises.right.diameter, turn);
  const measure = (px: number): Measure => {
    const value = px * mmPerPx;
    return { value, uncertainty: value * uncertainty };
  };
  const along = (from: Point3, to: Point3) => dot(subtract(to, from), pose.left);
  const left = pupilPosition(irises.left, mesh, MESH.leftEye);
  const right = pupilPosition(irises.right, mesh, MESH.rightEye);
  const nose = meshPoint(mesh, MESH.nasion);
  const eyes = middle(left, right);
  const eyeDepth = (left.z + right.z) / 2;
  // What lies farther back looks smaller than it is, measured at the depth of the eyes.
  const unforeshortened = (point: Point3): Point3 => {
    const factor = 1 + ((point.z - eyeDepth) * mmPerPx) / cameraDistance;
    return { x: eyes.x + (point.x - eyes.x) * factor, y: eyes.y + (point.y - eyes.y) * factor, z: point.z };
  };
  const rightSide = meshPoint(mesh, MESH.rightTemple);
  const leftSide = meshPoint(mesh, MESH.leftTemple);
  const width = measure(along(unforeshortened(rightSide), unforeshortened(leftSide)));
  // Eyes that look into the camera turn inwards.
  const far = 1 + EYE_RADIUS_MM / cameraDistance;
  // The distance of the camera is an estimate, and with it how much smaller the sides look.
  const enlarged = (((leftSide.z + rightSide.z) / 2 - eyeDepth) * mmPerPx) / cameraDistance;
  return {
    mmPerPx,
    cameraDistance,
    pupils: {
      total: measure(far * along(right, left)),
      left: measure(far * along(unforeshortened(nose), left)),
      right: measure(far * along(right, unforeshortened(nose))),
    },
    faceWidth: { ...width, uncertainty: Math.hypot(width.uncertainty, (width.value * enlarged) / 2) },
    uncertainty,
  };
}
