import type { Vec3 } from './mesh';

/** A long-lens studio camera. Angles in radians, lengths in mm, `scale` in px per mm at the target. */
export type Camera = {
  width: number;
  height: number;
  scale: number;
  elevation: number;
  yaw: number;
  distance: number;
  target: Vec3;
  /** Picture position of the target, as fractions of width and height. */
  centre: readonly [number, number];
};

/** Camera axes in world space: to the right, up, and from the scene to the camera. */
export type CameraAxes = { right: Vec3; up: Vec3; out: Vec3 };

/** World-space axes of a camera. */
export function cameraAxes(camera: Camera): CameraAxes {
  const [ce, se] = [Math.cos(camera.elevation), Math.sin(camera.elevation)];
  const [cy, sy] = [Math.cos(camera.yaw), Math.sin(camera.yaw)];
  return { right: [cy, 0, -sy], up: [-sy * se, ce, -cy * se], out: [sy * ce, se, cy * ce] };
}
