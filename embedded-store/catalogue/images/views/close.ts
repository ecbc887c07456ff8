import type { FrameSpec } from '../frame-spec';
import { glasses } from '../glasses';
import { hingeHeight, lensCentre } from '../ribbon';
import type { Scene } from '../scene';
import { middle, squareCamera, standing, turned } from './standing';
import { markedPoint, marker } from './track';

/** View 5: the hinge and the end of the brow, close up. */
export function detailView(spec: FrameSpec, size: number): Scene {
  const hinge = marker([-(lensCentre(spec) + spec.lensWidth / 2 + 2), hingeHeight(spec) - 3, -4]);
  const parts = turned(standing([...glasses(spec), hinge]), 47);
  return { parts, camera: squareCamera(size, 62, 13, markedPoint(parts), [0.5, 0.47]) };
}

/** View 7: one lens, close up, turned so that the window shows in it. */
export function lensView(spec: FrameSpec, size: number): Scene {
  const centre = marker([lensCentre(spec), 0, 0]);
  const parts = turned(standing([...glasses(spec), centre]), -16);
  return { parts, camera: squareCamera(size, 84, 7, markedPoint(parts), [0.47, 0.5]) };
}

/** View 8: from behind, showing pads, inner temples and hinges. */
export function backView(spec: FrameSpec, size: number): Scene {
  const parts = turned(standing(glasses(spec)), 152);
  const [x, , z] = middle(parts);
  return { parts, camera: squareCamera(size, 198, 15, [x, 20, z]) };
}
