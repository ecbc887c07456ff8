/** A point of a picture, in px from its upper left corner. */
export type Point = { x: number; y: number };

/**
 * A point of a face in px. `z` grows away from the camera, in the same unit; it is 0 at the middle of the
 * head.
 */
export type Point3 = Point & { z: number };

export type Iris = {
  centre: Point;
  /** In px. */
  diameter: number;
  /** How clear its edge is, up to 1. */
  clarity: number;
};

/** A face in a picture. Left and right are the person's. */
export type Face = {
  /** The 468 points of the MediaPipe face mesh, in its order. */
  mesh: Point3[];
  irises: { left: Iris; right: Iris };
  /** Relative uncertainty of the irises' diameters, 0 to 1: two standard deviations. */
  irisUncertainty: number;
  /**
   * Brightness of the whites of the eyes, 0 to 1, which shows the light on each side of the face regardless
   * of skin tone.
   */
  light: { left: number; right: number };
  /** The model's confidence that this is a face, 0 to 1. */
  score: number;
};

/** Points of the mesh that are used for measuring and for placing frames. */
export const MESH = {
  leftEye: { inner: 362, outer: 263 },
  rightEye: { inner: 133, outer: 33 },
  /** The point between the eyes where the bridge of a frame sits. */
  nasion: 168,
  forehead: 10,
  chin: 152,
  /** The sides of the face at the height of the eyes, next to the temples of glasses. */
  leftTemple: 454,
  rightTemple: 234,
} as const;

/** @throws RangeError if the mesh does not have that point */
export function meshPoint(mesh: readonly Point3[], index: number): Point3 {
  const point = mesh[index];
  if (point === undefined) throw new RangeError(`The mesh has no point ${index}`);
  return point;
}

/** Depth of an eye, from its corners, since the iris model returns no depth. */
export const eyeDepth = (
  mesh: readonly Point3[],
  { inner, outer }: { inner: number; outer: number },
): number => (meshPoint(mesh, inner).z + meshPoint(mesh, outer).z) / 2;

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
