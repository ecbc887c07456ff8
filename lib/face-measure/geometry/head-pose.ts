import { type Face, MESH, meshPoint, type Point3 } from './landmarks';

/**
 * Axes of a head in the picture's directions, each of length 1: to the head's left, down, and back into the
 * picture.
 */
export type HeadPose = { left: Point3; down: Point3; back: Point3 };

export const subtract = (a: Point3, b: Point3): Point3 => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
export const dot = (a: Point3, b: Point3): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const add = (a: Point3, b: Point3): Point3 => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });
export const scale = (a: Point3, factor: number): Point3 => ({
  x: a.x * factor,
  y: a.y * factor,
  z: a.z * factor,
});

export const cross = (a: Point3, b: Point3): Point3 => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});

export const normalize = (a: Point3): Point3 => scale(a, 1 / Math.hypot(a.x, a.y, a.z));

/** Angle of the line from forehead to chin in the mesh, in degrees, for a head that looks straight ahead. */
const LEAN = 7;

/** Orientation of a head, from the sides and the midline of its mesh. */
export function headPose({ mesh }: Pick<Face, 'mesh'>): HeadPose {
  const between = (from: number, to: number) => subtract(meshPoint(mesh, to), meshPoint(mesh, from));
  const sides = add(
    between(MESH.rightTemple, MESH.leftTemple),
    between(MESH.rightEye.outer, MESH.leftEye.outer),
  );
  const left = normalize(sides);
  const midline = between(MESH.forehead, MESH.chin);
  const leaning = normalize(subtract(midline, scale(left, dot(midline, left))));
  const lean = (LEAN * Math.PI) / 180;
  const down = add(scale(leaning, Math.cos(lean)), scale(cross(left, leaning), -Math.sin(lean)));
  return { left, down, back: cross(left, down) };
}

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** Yaw, pitch and roll of a head, in degrees. */
export type HeadAngles = { yaw: number; pitch: number; roll: number };

/** The angles of a head; 0 for one that looks straight into the camera. */
export function headAngles({ left, down }: HeadPose): HeadAngles {
  return {
    yaw: degrees(Math.asin(Math.max(-1, Math.min(1, left.z)))),
    pitch: degrees(Math.asin(Math.max(-1, Math.min(1, down.z)))),
    roll: degrees(Math.atan2(left.y, left.x)),
  };
}
