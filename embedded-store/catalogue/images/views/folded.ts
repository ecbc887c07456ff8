import type { FrameSpec } from '../frame-spec';
import { glasses } from '../glasses';
import type { Part } from '../part';
import { placeParts, restOnFloor } from '../part';
import type { Scene } from '../scene';
import { middle, squareCamera, turned } from './standing';

/** Glasses with both temples folded, the front leaning back a little, standing on the floor. */
export function foldedParts(spec: FrameSpec, lean = -0.2): Part[] {
  return restOnFloor(placeParts(glasses(spec, { left: 0.95, right: 0.885 }), [lean, 0, 0]));
}

/** View 4: folded, from a higher camera. */
export function foldedView(spec: FrameSpec, size: number): Scene {
  const parts = turned(foldedParts(spec), -24);
  const [x, , z] = middle(parts);
  return { parts, camera: squareCamera(size, 178, 30, [x, 18, z]) };
}
