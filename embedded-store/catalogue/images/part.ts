import type { Material } from './material';
import { type Mesh, placeMesh, type Vec3 } from './mesh';

/** One thing in a scene: a mesh and what it is made of. */
export type Part = { mesh: Mesh; material: Material };

/** All parts turned (Euler radians, x then y then z) about `pivot` and moved by `offset`. */
export function placeParts(parts: Part[], rotation: Vec3, offset: Vec3 = [0, 0, 0], pivot?: Vec3): Part[] {
  return parts.map((part) => ({
    mesh: placeMesh(part.mesh, rotation, offset, pivot),
    material: part.material,
  }));
}

/** Smallest and largest coordinate on each axis. */
export function bounds(parts: Part[]): { min: [number, number, number]; max: [number, number, number] } {
  const min: [number, number, number] = [1e9, 1e9, 1e9];
  const max: [number, number, number] = [-1e9, -1e9, -1e9];
  for (const { mesh } of parts) {
    for (let i = 0; i < mesh.pos.length; i++) {
      const axis = i % 3;
      const value = mesh.pos[i] as number;
      if (value < (min[axis] as number)) min[axis] = value;
      if (value > (max[axis] as number)) max[axis] = value;
    }
  }
  return { min, max };
}

/** Parts lifted or lowered so that the lowest point rests on y = 0. */
export function restOnFloor(parts: Part[]): Part[] {
  return placeParts(parts, [0, 0, 0], [0, -bounds(parts).min[1], 0]);
}
