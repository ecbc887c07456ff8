import type { Camera } from '../camera';
import type { Vec3 } from '../mesh';
import { bounds, type Part, placeParts, restOnFloor } from '../part';

const DEGREE = Math.PI / 180;

/** A square camera: `across` mm of world fill the width; angles in degrees. */
export function squareCamera(
  size: number,
  across: number,
  elevation: number,
  target: Vec3,
  centre: readonly [number, number] = [0.5, 0.5],
  distance = 760,
): Camera {
  return {
    width: size,
    height: size,
    scale: size / across,
    elevation: elevation * DEGREE,
    yaw: 0,
    distance,
    target,
    centre,
  };
}

/** Open glasses as they stand on a table: on the lower rims and the temple tips. */
export function standing(parts: Part[]): Part[] {
  let [frontY, frontZ, backY, backZ] = [1e9, 0, 1e9, 0];
  const depth = bounds(parts).min[2];
  for (const { mesh } of parts) {
    for (let i = 0; i < mesh.pos.length; i += 3) {
      const [y, z] = [mesh.pos[i + 1] as number, mesh.pos[i + 2] as number];
      if (z > -25 && y < frontY) [frontY, frontZ] = [y, z];
      if (z < depth * 0.7 && y < backY) [backY, backZ] = [y, z];
    }
  }
  const tilt = Math.atan2(frontY - backY, frontZ - backZ);
  return restOnFloor(placeParts(parts, [tilt, 0, 0]));
}

/** Turns standing things about the vertical, `degrees` counter-clockwise seen from above. */
export function turned(parts: Part[], degrees: number, offset: Vec3 = [0, 0, 0]): Part[] {
  return placeParts(parts, [0, degrees * DEGREE, 0], offset);
}

/** Middle of the parts' bounding box. */
export function middle(parts: Part[]): Vec3 {
  const { min, max } = bounds(parts);
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
}
