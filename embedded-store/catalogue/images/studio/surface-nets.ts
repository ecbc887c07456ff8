import type { Mesh } from './mesh';

/** A box in mm, divided into voxels of `step` mm. */
export type Grid = {
  from: readonly [number, number, number];
  to: readonly [number, number, number];
  step: number;
};

/**
 * The surface where `distance` (mm, negative inside) is zero. It has one vertex in each voxel that the
 * surface crosses, which is the mean of its crossings moved onto the surface along the gradient.
 */
export function surfaceOf(
  distance: (x: number, y: number, z: number) => number,
  { from, to, step }: Grid,
): Mesh {
  const [nx, ny, nz] = [0, 1, 2].map(
    (a) => Math.ceil(((to[a] as number) - (from[a] as number)) / step) + 1,
  ) as [number, number, number];
  const values = new Float32Array(nx * ny * nz);
  for (let k = 0, at = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++, at++)
        values[at] = distance(from[0] + i * step, from[1] + j * step, from[2] + k * step);
  const vertexOf = new Int32Array(values.length).fill(-1);
  const positions: number[] = [];
  const strides = [1, nx, nx * ny] as const;
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        const base = i + j * strides[1] + k * strides[2];
        const point = crossingCentre(values, base, strides);
        if (!point) continue;
        vertexOf[base] = positions.length / 3;
        const [x, y, z] = [
          from[0] + (i + point[0]) * step,
          from[1] + (j + point[1]) * step,
          from[2] + (k + point[2]) * step,
        ];
        positions.push(...projectToSurface(distance, x, y, z, step));
      }
  return { positions, triangles: faces(values, vertexOf, [nx, ny, nz], strides) };
}

const EDGES = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
] as const;

type Triple = readonly [number, number, number];

function crossingCentre(values: Float32Array, base: number, strides: Triple): Triple | null {
  const corner = (c: number) =>
    values[base + (c & 1) * strides[0] + ((c >> 1) & 1) * strides[1] + (c >> 2) * strides[2]] as number;
  let [x, y, z, count] = [0, 0, 0, 0];
  for (const [a, b] of EDGES) {
    const [va, vb] = [corner(a), corner(b)];
    if (va < 0 === vb < 0) continue;
    const t = va / (va - vb);
    x += (a & 1) + t * ((b & 1) - (a & 1));
    y += ((a >> 1) & 1) + t * (((b >> 1) & 1) - ((a >> 1) & 1));
    z += (a >> 2) + t * ((b >> 2) - (a >> 2));
    count++;
  }
  return count === 0 ? null : [x / count, y / count, z / count];
}

function projectToSurface(
  distance: (x: number, y: number, z: number) => number,
  x: number,
  y: number,
  z: number,
  step: number,
): Triple {
  let [px, py, pz] = [x, y, z];
  for (let round = 0; round < 3; round++) {
    const h = step * 0.5;
    const d = distance(px, py, pz);
    const gx = (distance(px + h, py, pz) - distance(px - h, py, pz)) / (2 * h);
    const gy = (distance(px, py + h, pz) - distance(px, py - h, pz)) / (2 * h);
    const gz = (distance(px, py, pz + h) - distance(px, py, pz - h)) / (2 * h);
    const square = gx * gx + gy * gy + gz * gz || 1;
    const k = Math.max(-step, Math.min(step, d / square)) * 0.9;
    px -= gx * k;
    py -= gy * k;
    pz -= gz * k;
  }
  return [px, py, pz];
}

function faces(values: Float32Array, vertexOf: Int32Array, size: Triple, strides: Triple): number[] {
  const triangles: number[] = [];
  const [nx, ny, nz] = size;
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const base = i + j * strides[1] + k * strides[2];
        const here = values[base] as number;
        for (let axis = 0; axis < 3; axis++) {
          const there = values[base + (strides[axis] as number)] as number;
          if (here < 0 === there < 0) continue;
          const u = strides[(axis + 1) % 3] as number;
          const v = strides[(axis + 2) % 3] as number;
          const quad = [base, base - u, base - u - v, base - v].map((at) => vertexOf[at] as number);
          const [a, b, c, d] = (here < 0 ? quad : quad.reverse()) as [number, number, number, number];
          triangles.push(a, b, c, a, c, d);
        }
      }
  return triangles;
}
