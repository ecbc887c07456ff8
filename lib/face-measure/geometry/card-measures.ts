import { awayFrom, type CardMiss, type CardPose, seenAt } from './card-pose';
import {
  cameraDistanceOf,
  EYE_RADIUS_MM,
  type EyeScale,
  type FaceMeasures,
  type FaceProblem,
  IRIS_MM,
  irisProblem,
  isTurnedAway,
  measureByScale,
  turnUncertainty,
} from './face-measures';
import { dot, headAngles, headPose } from './head-pose';
import { type Face, middle, type Point3 } from './landmarks';
import { type Camera, COMMON_OPTICS, type Optics } from './projection';

/**
 * The point of a forehead that a card touches, relative to the middle between the irises, in mm; and how much
 * its forward distance varies among people: two standard deviations. Measured on the rendered heads of `npm
 * run tools -- try-on-accuracy`, including the card's thickness and up to 4 mm of air. The resulting 14 mm
 * from iris to brow agree with the 10 mm from cornea to brow in people. The point is so close to the eyes
 * that correcting for a head's measured pitch would make the result worse.
 */
const REST = { below: -25, forward: 17.8, uncertainty: 8.6 } as const;

/** Uncertainty of the scale that comes from the edges of a card: two standard deviations, as a fraction. */
const EDGE_UNCERTAINTY = 0.008;

/** Minimum distance between card and camera, in mm. In a cropped picture the card seems closer. */
const MIN_CAMERA_MM = 330;

/**
 * Possible iris diameters of people, in mm. Beyond them the card is another object, or the eyes were misread.
 */
const IRIS_LIMITS = { min: 10.2, max: 13.4 } as const;

/**
 * Whether a card is held below the eyes. There the scale is unreliable, because noses and mouths protrude
 * differently among people.
 */
function isBelowEyes(pose: CardPose, camera: Camera, { irises, mesh }: Face): boolean {
  const card = seenAt(pose, camera, { x: 0, y: 0 });
  const eyes = middle(irises.left.centre, irises.right.centre);
  const { left } = headPose({ mesh });
  return (card.y - eyes.y) * left.x - (card.x - eyes.x) * left.y > 0;
}

/** The vector from the eyes to the point where the card touches the head, in the camera's directions. */
function restOf(face: Face): Point3 {
  const roll = (headAngles(headPose(face)).roll * Math.PI) / 180;
  return { x: -REST.below * Math.sin(roll), y: REST.below * Math.cos(roll), z: -REST.forward };
}

/**
 * The scale at the eyes of a face with a card: the card's own scale, corrected because the eyes are farther
 * from the camera.
 */
function eyeScaleByCard(face: Face, pose: CardPose, camera: Camera, optics: Optics | null): EyeScale {
  const eyes = middle(face.irises.left.centre, face.irises.right.centre);
  const ray = { x: (eyes.x - camera.x) / camera.focal, y: (eyes.y - camera.y) / camera.focal, z: 1 };
  const away = awayFrom(pose);
  // The card's plane contains the point where the card touches the head.
  const eyesAt = (dot(away, pose.centre) - dot(away, restOf(face))) / dot(away, ray);
  const behind = eyesAt - pose.centre.z;
  const distance = Math.max(MIN_CAMERA_MM, pose.centre.z);
  // From far away no correction is needed. Without a focal length the distance is unknown.
  const correction = behind / distance + EYE_RADIUS_MM / distance;
  return {
    mmPerPx: (pose.centre.z / camera.focal) * (1 + behind / distance),
    cameraDistance: cameraDistanceOf(eyesAt),
    uncertainty: Math.hypot(
      EDGE_UNCERTAINTY,
      REST.uncertainty / distance,
      optics === null ? correction : (optics.uncertainty * behind) / distance,
      turnUncertainty(headAngles(headPose(face))),
    ),
    source: 'card',
  };
}

/** Why a card was found but not used to determine the scale. */
export type CardProblem = FaceProblem | CardMiss | 'at-nose';

/**
 * Measures a face by a card held at its forehead. Rejects a card that would make the irises impossibly wide
 * or narrow, and does not measure a hidden eye.
 * @param optics of `camera`; null for a picture that may be cropped or from any lens
 */
export function measureByCard(
  face: Face,
  pose: CardPose,
  camera: Camera,
  optics: Optics | null = COMMON_OPTICS,
): FaceMeasures | CardProblem {
  if (isTurnedAway(headAngles(headPose(face)))) return 'turned';
  const problem = irisProblem(face);
  if (problem !== null) return problem;
  if (isBelowEyes(pose, camera, face)) return 'at-nose';
  const scale = eyeScaleByCard(face, pose, camera, optics);
  const iris = (scale.mmPerPx * (face.irises.left.diameter + face.irises.right.diameter)) / 2;
  const open = face.irisUncertainty * IRIS_MM;
  if (iris < IRIS_LIMITS.min - open || iris > IRIS_LIMITS.max + open) return 'no-card';
  return measureByScale(face, scale);
}
