import type { FaceMeasures, Measure } from '@/lib/face-measure/geometry/face-measures';
import { dot, headPose, subtract } from '@/lib/face-measure/geometry/head-pose';
import { eyeDepth, type Face, MESH } from '@/lib/face-measure/geometry/landmarks';
import { DROP_MM } from './placement';

/** How far a frame's real height on a nose may differ from the drawing: two standard deviations, in mm. */
const SEAT_UNCERTAINTY_MM = 4;

/** Height of each pupil above the lower edge of its lens. Left and right are the person's. */
export type PupilHeights = { left: Measure; right: Measure };

/**
 * Estimates the heights for a frame as drawn by the try-on (TRY-16). The difference between left and right is
 * measured; the height itself is an estimate, since only an optician sees how high the frame sits on this nose.
 * @param lensHeight in mm
 */
export function pupilHeights(
  { mesh, irises }: Pick<Face, 'mesh' | 'irises'>,
  { mmPerPx, uncertainty }: Pick<FaceMeasures, 'mmPerPx' | 'uncertainty'>,
  lensHeight: number,
): PupilHeights {
  const left = { ...irises.left.centre, z: eyeDepth(mesh, MESH.leftEye) };
  const right = { ...irises.right.centre, z: eyeDepth(mesh, MESH.rightEye) };
  const leftIsLower = dot(subtract(left, right), headPose({ mesh }).down) * mmPerPx;
  const drawn = lensHeight / 2 + DROP_MM;
  const height = (difference: number): Measure => ({
    value: drawn + difference / 2,
    uncertainty: Math.hypot(SEAT_UNCERTAINTY_MM, (difference * uncertainty) / 2),
  });
  return { left: height(-leftIsLower), right: height(leftIsLower) };
}
