import { awayFrom, type CardPose, seenAt } from './card-pose';
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
import { dot, type HeadPose, headAngles, headPose } from './head-pose';
import { type Face, middle, type Point3 } from './landmarks';
import { type Camera, COMMON_OPTICS, type Optics } from './projection';

/** Where people hold the card. */
type CardPlace = 'forehead' | 'nose';

/** The point of a head that a card rests on, from the middle between the irises, and how people differ in it, in mm. */
type Rest = {
  below: number;
  forward: number;
  /** Two standard deviations of how far forward it is. */
  uncertainty: number;
  /** Whether it nods with the head: so near to the eyes as the brows are, the nod that is read says less than none. */
  nods: boolean;
};

/**
 * Measured at the rendered heads of `npm run tools -- try-on-accuracy`, with the card's thickness and up to 4 mm of air.
 * That the brow is 14 mm before the iris agrees with the 10 mm that it is before the cornea of people.
 */
const RESTS: Record<CardPlace, Rest> = {
  forehead: { below: -25, forward: 17.8, uncertainty: 8.6, nods: false },
  nose: { below: 48, forward: 37.8, uncertainty: 13, nods: true },
};

/** The share of the scale that the edges of a card leave open: two standard deviations. */
const EDGE_UNCERTAINTY = 0.008;

/** A card is not nearer to the camera than that, in mm; a picture that was cut pretends to be. */
const MIN_CAMERA_MM = 330;

/** Nobody's irises are narrower or wider, in mm: with them the card is something else, or the eyes were misread. */
const IRIS_LIMITS = { min: 10.2, max: 13.4 } as const;

/** Where a card is held: above the eyes or below them. */
function placeOfCard(pose: CardPose, camera: Camera, { irises, mesh }: Face): CardPlace {
  const card = seenAt(pose, camera, { x: 0, y: 0 });
  const eyes = middle(irises.left.centre, irises.right.centre);
  const { left } = headPose({ mesh });
  return (card.y - eyes.y) * left.x - (card.x - eyes.x) * left.y < 0 ? 'forehead' : 'nose';
}

/** From the eyes to the point that the card rests on, in the camera's directions. */
function restOf({ below, forward, nods }: Rest, face: Face): Point3 {
  const { left, down, back } = headPose(face);
  const { roll } = headAngles({ left, down, back });
  const upright: Omit<HeadPose, 'left'> = {
    down: { x: -Math.sin((roll * Math.PI) / 180), y: Math.cos((roll * Math.PI) / 180), z: 0 },
    back: { x: 0, y: 0, z: 1 },
  };
  const axes = nods ? { down, back } : upright;
  const at = (axis: 'x' | 'y' | 'z') => below * axes.down[axis] - forward * axes.back[axis];
  return { x: at('x'), y: at('y'), z: at('z') };
}

/** The scale at the eyes of a face with a card at it: the card's own, for eyes that are farther from the camera. */
function eyeScaleByCard(face: Face, pose: CardPose, camera: Camera, optics: Optics | null): EyeScale {
  const rest = RESTS[placeOfCard(pose, camera, face)];
  const eyes = middle(face.irises.left.centre, face.irises.right.centre);
  const ray = { x: (eyes.x - camera.x) / camera.focal, y: (eyes.y - camera.y) / camera.focal, z: 1 };
  const away = awayFrom(pose);
  // The plane of the card goes through the point where it rests.
  const eyesAt = (dot(away, pose.centre) - dot(away, restOf(rest, face))) / dot(away, ray);
  const behind = eyesAt - pose.centre.z;
  const distance = Math.max(MIN_CAMERA_MM, pose.centre.z);
  // From far away nothing is to be corrected; without a focal length nobody knows how far that was.
  const correction = behind / distance + EYE_RADIUS_MM / distance;
  return {
    mmPerPx: (pose.centre.z / camera.focal) * (1 + behind / distance),
    cameraDistance: cameraDistanceOf(eyesAt),
    uncertainty: Math.hypot(
      EDGE_UNCERTAINTY,
      rest.uncertainty / distance,
      optics === null ? correction : (optics.uncertainty * behind) / distance,
      turnUncertainty(headAngles(headPose(face))),
    ),
    source: 'card',
  };
}

/** Why a card was found but nothing is measured by it. */
export type CardProblem = FaceProblem | 'no-card';

/**
 * Measures a face by a card that is held at it. A card with which nobody's irises agree is none, nor is a hidden eye measured.
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
  const scale = eyeScaleByCard(face, pose, camera, optics);
  const iris = (scale.mmPerPx * (face.irises.left.diameter + face.irises.right.diameter)) / 2;
  const open = face.irisUncertainty * IRIS_MM;
  if (iris < IRIS_LIMITS.min - open || iris > IRIS_LIMITS.max + open) return 'no-card';
  return measureByScale(face, scale);
}
