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
 * The point of a forehead that a card rests on, from the middle between the irises, and how people differ in it, in mm: two
 * standard deviations of how far forward it is. Measured at the rendered heads of `npm run tools -- try-on-accuracy`, with
 * the card's thickness and up to 4 mm of air. That the brow is 14 mm before the iris agrees with the 10 mm that it is before
 * the cornea of people. So near to the eyes, the nod that is read of a head says less than none.
 */
const REST = { below: -25, forward: 17.8, uncertainty: 8.6 } as const;

/** The share of the scale that the edges of a card leave open: two standard deviations. */
const EDGE_UNCERTAINTY = 0.008;

/** A card is never nearer to the camera than this, in mm; a cropped picture looks as if it were. */
const MIN_CAMERA_MM = 330;

/** Nobody's irises are narrower or wider, in mm: with them the card is something else, or the eyes were misread. */
const IRIS_LIMITS = { min: 10.2, max: 13.4 } as const;

/** Whether a card is held below the eyes: how far noses and mouths are before them differs too much among people. */
function isBelowEyes(pose: CardPose, camera: Camera, { irises, mesh }: Face): boolean {
  const card = seenAt(pose, camera, { x: 0, y: 0 });
  const eyes = middle(irises.left.centre, irises.right.centre);
  const { left } = headPose({ mesh });
  return (card.y - eyes.y) * left.x - (card.x - eyes.x) * left.y > 0;
}

/** From the eyes to the point that the card rests on, in the camera's directions. */
function restOf(face: Face): Point3 {
  const roll = (headAngles(headPose(face)).roll * Math.PI) / 180;
  return { x: -REST.below * Math.sin(roll), y: REST.below * Math.cos(roll), z: -REST.forward };
}

/** The scale at the eyes of a face with a card at it: the card's own, for eyes that are farther from the camera. */
function eyeScaleByCard(face: Face, pose: CardPose, camera: Camera, optics: Optics | null): EyeScale {
  const eyes = middle(face.irises.left.centre, face.irises.right.centre);
  const ray = { x: (eyes.x - camera.x) / camera.focal, y: (eyes.y - camera.y) / camera.focal, z: 1 };
  const away = awayFrom(pose);
  // The plane of the card goes through the point where it rests.
  const eyesAt = (dot(away, pose.centre) - dot(away, restOf(face))) / dot(away, ray);
  const behind = eyesAt - pose.centre.z;
  const distance = Math.max(MIN_CAMERA_MM, pose.centre.z);
  // From far away nothing is to be corrected; without a focal length nobody knows how far that was.
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

/** Why a card was found but nothing is measured by it. */
export type CardProblem = FaceProblem | CardMiss | 'at-nose';

/**
 * Measures a face by a card that is held at its forehead. A card with which nobody's irises agree is none, nor is a hidden eye measured.
 * @param optics of `camera`; null for a picture that may be cut or of any lens
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
