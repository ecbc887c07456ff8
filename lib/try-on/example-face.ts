import { MESH, type Point3 } from '@/lib/face-measure/geometry/landmarks';
import type { FaceInPicture, PictureScale } from './placement';

/** Width of the rendered face in mm: a usual one, for a frame of size M. */
export const EXAMPLE_WIDTH_MM = 136;

/** Scale of the render at the depth of the eyes, as `exampleFace` in busts.ts sets its camera. */
export const EXAMPLE_SCALE: PictureScale = { mmPerPx: 0.2485, cameraDistance: 2088 };

/** Middle of the eyes and half the distance between the pupils, in px. */
const EYES = { x: 540, y: 347, pupil: 122.5 } as const;

/** Distances in mm from the middle of the eyes. The camera looks down by three degrees. */
const MM = { inner: 17, outer: 44, side: 68, forehead: 70, chin: 107 } as const;
const DOWN = Math.tan((10 * Math.PI) / 180);

const pointAt = (across: number, below: number): Point3 => ({
  x: EYES.x + across / EXAMPLE_SCALE.mmPerPx,
  y: EYES.y + below / EXAMPLE_SCALE.mmPerPx,
  z: (below * DOWN) / EXAMPLE_SCALE.mmPerPx,
});

function points(): Point3[] {
  const mesh: Point3[] = [];
  mesh[MESH.rightEye.outer] = pointAt(-MM.outer, 0);
  mesh[MESH.rightEye.inner] = pointAt(-MM.inner, 0);
  mesh[MESH.leftEye.inner] = pointAt(MM.inner, 0);
  mesh[MESH.leftEye.outer] = pointAt(MM.outer, 0);
  mesh[MESH.rightTemple] = pointAt(-MM.side, 0);
  mesh[MESH.leftTemple] = pointAt(MM.side, 0);
  mesh[MESH.nasion] = pointAt(0, 0);
  mesh[MESH.forehead] = pointAt(0, -MM.forehead);
  mesh[MESH.chin] = pointAt(0, MM.chin);
  return mesh;
}

/**
 * The face of components/try-on/example-face.webp. Its eyes have no irises to be read, so its points come from
 * the scene: those that placing a frame needs.
 */
export const EXAMPLE_FACE: FaceInPicture = {
  mesh: points(),
  irises: {
    right: { centre: { x: EYES.x - EYES.pupil, y: EYES.y } },
    left: { centre: { x: EYES.x + EYES.pupil, y: EYES.y } },
  },
  light: { right: 0.6, left: 0.42 },
};
