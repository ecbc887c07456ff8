import { CARD, type CardPose, poseOfCorners, seenAt } from './geometry/card-pose';
import { type Face, MESH, type Point3 } from './geometry/landmarks';
import { type Camera, FOCAL_LENGTH, type Quad } from './geometry/projection';

export type Pose = { /** Degrees to the person's left. */ yaw?: number; pitch?: number; roll?: number };

/** A head of known size, in mm from the middle between its pupils; z grows to the back. */
const HEAD: Record<number, Point3> = {
  [MESH.leftEye.inner]: { x: 16, y: 1, z: 0 },
  [MESH.leftEye.outer]: { x: 46, y: 0, z: 0 },
  [MESH.rightEye.inner]: { x: -16, y: 1, z: 0 },
  [MESH.rightEye.outer]: { x: -46, y: 0, z: 0 },
  [MESH.nasion]: { x: 0, y: 0, z: -14 },
  [MESH.forehead]: { x: 0, y: -60, z: 0 },
  // In a head that looks straight ahead, the chin is farther back than the forehead.
  [MESH.chin]: { x: 0, y: 110, z: 21 },
  [MESH.leftTemple]: { x: 70, y: 5, z: 60 },
  [MESH.rightTemple]: { x: -70, y: 5, z: 60 },
};

const PUPIL_MM = 31.5;
const IRIS_MM = 11.7;

/** Distance from the middle of an eyeball forward to its iris. */
const EYE_RADIUS_MM = 10.5;

/** Size of the pictures of `faceAt`. */
export const PICTURE = { width: 1200, height: 1600 } as const;

const CENTRE = { x: 600, y: 700 } as const;
const FOCAL_PX = 0.87 * 1600;

/** The camera of these pictures, with the default focal length. */
export const CAMERA: Camera = { focal: FOCAL_LENGTH * PICTURE.height, ...CENTRE };

function rotate({ x, y, z }: Point3, { yaw = 0, pitch = 0, roll = 0 }: Pose): Point3 {
  const [a, b, c] = [yaw, pitch, roll].map((angle) => (angle * Math.PI) / 180) as [number, number, number];
  const [x1, z1] = [x * Math.cos(a) - z * Math.sin(a), x * Math.sin(a) + z * Math.cos(a)];
  const [y2, z2] = [y * Math.cos(b) - z1 * Math.sin(b), y * Math.sin(b) + z1 * Math.cos(b)];
  return { x: x1 * Math.cos(c) - y2 * Math.sin(c), y: x1 * Math.sin(c) + y2 * Math.cos(c), z: z2 };
}

/** Position of a point of the head, in mm, in the picture of a camera `distance` mm away. */
export function projectPoint(point: Point3, pose: Pose = {}, distance = 600): Point3 {
  const { x, y, z } = rotate(point, pose);
  const scale = FOCAL_PX / (distance + z);
  return { x: CENTRE.x + x * scale, y: CENTRE.y + y * scale, z: (z * FOCAL_PX) / distance };
}

/** The models' result for that head: pupils 63 mm apart, face 140 mm wide at the temples. */
export function faceAt(pose: Pose = {}, distance = 600): Face {
  const mesh = Array.from({ length: 468 }, (_, index) =>
    projectPoint(HEAD[index] ?? { x: 0, y: 30, z: 0 }, pose, distance),
  );
  // The pupils of eyes that look into the camera are on the lines from the camera to the middles of the
  // eyeballs.
  const iris = (x: number) => {
    const eyeball = { x, y: 0.5, z: EYE_RADIUS_MM };
    const { z } = rotate(eyeball, pose);
    return {
      centre: projectPoint(eyeball, pose, distance),
      diameter: (IRIS_MM * FOCAL_PX) / (distance + z - EYE_RADIUS_MM),
      clarity: 1,
    };
  };
  return {
    mesh,
    irises: { left: iris(PUPIL_MM), right: iris(-PUPIL_MM) },
    irisUncertainty: 0,
    light: { left: 1, right: 1 },
    score: 1,
  };
}

/** The corners of the card in px, ignoring that they are round, starting with the upper left one. */
export function cornersOf(pose: CardPose, camera: Camera): Quad {
  const [w, h] = [CARD.width / 2, CARD.height / 2];
  const at = (x: number, y: number) => seenAt(pose, camera, { x, y });
  return [at(-w, -h), at(w, -h), at(w, h), at(-w, h)];
}

export type Held = { at?: 'forehead' | 'nose'; yaw?: number; pitch?: number };
/** Where the card touches the head of `faceAt`, in mm from the midpoint between its pupils. */
const RESTS = { forehead: { y: -25, z: -17.8 }, nose: { y: 48, z: -37.8 } } as const;

/** The pose of a card that touches that head with the middle of one of its long sides, and is tilted from there. */
export function cardAt({ at = 'forehead', yaw = 0, pitch = 0 }: Held = {}, head: Pose = {}, distance = 600) {
  const rest = RESTS[at];
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const corner = (x: number, y: number) => {
    const below = at === 'forehead' ? y - CARD.height / 2 : y + CARD.height / 2;
    const point = {
      x: x * Math.cos(a),
      y: rest.y + below * Math.cos(b),
      z: rest.z + x * Math.sin(a) + below * Math.sin(b),
    };
    return projectPoint(point, head, distance);
  };
  const [w, h] = [CARD.width / 2, CARD.height / 2];
  return poseOfCorners([corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)], CAMERA);
}

/** Rotations of the head that can be measured, in degrees. */
export const POSES = [
  {},
  { yaw: 10 },
  { yaw: -10 },
  { pitch: 10 },
  { pitch: -8 },
  { roll: 15 },
  { yaw: 7, pitch: -6, roll: -12 },
];
