import type { FaceMeasures } from '@/lib/face-measure/geometry/face-measures';
import { add, dot, headPose, scale, subtract } from '@/lib/face-measure/geometry/head-pose';
import {
  type Face,
  type Iris,
  MESH,
  meshPoint,
  type Point,
  type Point3,
} from '@/lib/face-measure/geometry/landmarks';
import type { Quad } from '@/lib/face-measure/geometry/projection';

/** The front of a frame in mm, and the row of its hinges as a share of its height from the top. */
export type FrontSize = { width: number; height: number; hinge?: number };

/** The row of the hinges in most frames. */
export const USUAL_HINGE = 0.22;

/**
 * Distance from the irises, where the scale applies, forward to the front of a frame, in mm: 3 to the cornea
 * and 12 more.
 */
const VERTEX_MM = 15;

/** The upper edge of a front leans forward: mm of depth per mm down. */
const LEAN = Math.tan((8 * Math.PI) / 180);

/** How far the middle of a lens is below the pupil, in mm. */
export const DROP_MM = 2.5;

/** How much of a temple is visible, and how far inside the edge of the front it starts, in mm. */
const TEMPLE = { length: 75, inset: 3 } as const;

/** What is needed of a face to place and light a frame. */
export type FaceInPicture = Pick<Face, 'mesh' | 'light'> & {
  irises: Record<keyof Face['irises'], Pick<Iris, 'centre'>>;
};

/** The scale of a picture at the depth of the eyes, and the distance in mm from there to the camera. */
export type PictureScale = Pick<FaceMeasures, 'mmPerPx' | 'cameraDistance'>;

/** A frame on a face, in px of the picture. */
export type Placement = {
  /**
   * Corners of the front, clockwise from the upper one on the person's right, which is left in the picture.
   */
  front: Quad;
  /** Where each temple starts, and where it disappears. */
  temples: { right: readonly [Point, Point]; left: readonly [Point, Point] };
  /** The middle of the bridge. */
  bridge: Point;
};

/**
 * Places a frame on the nose: the middle of the frame in front of the middle of the nose, lenses in front of
 * the pupils, rotated with the head, in the perspective of the camera.
 */
export function placeFrame(
  face: FaceInPicture,
  measures: PictureScale,
  { width, height, hinge: row = USUAL_HINGE }: FrontSize,
): Placement {
  const { mesh, irises } = face;
  const { mmPerPx, cameraDistance } = measures;
  const { left, down, back } = headPose(face);
  const corners = [MESH.leftEye, MESH.rightEye].flatMap(({ inner, outer }) => [
    meshPoint(mesh, inner),
    meshPoint(mesh, outer),
  ]);
  const eyeDepth = corners.reduce((sum, { z }) => sum + z, 0) / corners.length;
  const eyes: Point3 = {
    x: (irises.left.centre.x + irises.right.centre.x) / 2,
    y: (irises.left.centre.y + irises.right.centre.y) / 2,
    z: eyeDepth,
  };
  // A frame sits on the nose, even if one pupil is farther from it than the other.
  const nose = meshPoint(mesh, MESH.nasion);
  const aside = dot(subtract(nose, eyes), left);
  const origin = add(eyes, scale(left, aside));
  const pointAt = (across: number, below: number, behind: number): Point => {
    const place = add(
      add(origin, scale(left, across / mmPerPx)),
      add(scale(down, (below + DROP_MM) / mmPerPx), scale(back, (behind - VERTEX_MM) / mmPerPx)),
    );
    const factor = cameraDistance / (cameraDistance + (place.z - eyeDepth) * mmPerPx);
    return { x: eyes.x + (place.x - eyes.x) * factor, y: eyes.y + (place.y - eyes.y) * factor };
  };
  const [w, h] = [width / 2, height / 2];
  const hinge = (row - 0.5) * height;
  const temple = (side: 1 | -1) =>
    [
      pointAt(side * (w - 1), hinge, hinge * LEAN),
      pointAt(side * (w - TEMPLE.inset), hinge + 1, TEMPLE.length),
    ] as const;
  return {
    front: [
      pointAt(-w, -h, -h * LEAN),
      pointAt(w, -h, -h * LEAN),
      pointAt(w, h, h * LEAN),
      pointAt(-w, h, h * LEAN),
    ],
    temples: { right: temple(-1), left: temple(1) },
    bridge: pointAt(0, 0, 0),
  };
}
