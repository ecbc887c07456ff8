import type { FrameSpec } from '../frame-spec';
import { glasses } from '../glasses';
import type { Scene } from '../scene';
import { middle, squareCamera, standing, turned } from './standing';

/** View 1: straight on, from a little above; every frame at the same scale on the same spot. */
export function frontView(spec: FrameSpec, size: number): Scene {
  const parts = standing(glasses(spec));
  return { parts, camera: squareCamera(size, 162, 6, [0, 24, 0], [0.5, 0.5]) };
}

/** View 2: turned to three quarters. */
export function threeQuarterView(spec: FrameSpec, size: number): Scene {
  const parts = turned(standing(glasses(spec)), 32);
  const [x, , z] = middle(parts);
  return { parts, camera: squareCamera(size, 214, 11, [x, 22, z]) };
}

/** View 3: the temple in profile. */
export function sideView(spec: FrameSpec, size: number): Scene {
  const parts = turned(standing(glasses(spec)), 90);
  const [x, , z] = middle(parts);
  return { parts, camera: squareCamera(size, 194, 4, [x, 22, z]) };
}

/** The three-quarter view on a 1200 by 630 px card. */
export function socialView(spec: FrameSpec): Scene {
  const scene = threeQuarterView(spec, 630);
  return { ...scene, camera: { ...scene.camera, width: 1200, height: 630, scale: 4.6 } };
}

/** View 9: straight on, with room around for the measuring lines. */
export function measuresView(spec: FrameSpec, size: number): Scene {
  const scene = frontView(spec, size);
  return { ...scene, camera: { ...scene.camera, scale: size / 192 } };
}
