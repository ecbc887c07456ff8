/**
 * Triangles in mm: positions (x right, y away from the viewer, z up) and vertex indices, three per triangle.
 */
export type Mesh = { positions: number[]; triangles: number[] };

export type Point = readonly [number, number, number];

export function joinMeshes(...meshes: readonly Mesh[]): Mesh {
  const positions: number[] = [];
  const triangles: number[] = [];
  for (const mesh of meshes) {
    const first = positions.length / 3;
    for (const value of mesh.positions) positions.push(value);
    for (const index of mesh.triangles) triangles.push(index + first);
  }
  return { positions, triangles };
}

/** The mesh mirrored at the plane x = 0. */
export function mirrorMesh(mesh: Mesh): Mesh {
  const positions = mesh.positions.map((value, i) => (i % 3 === 0 ? -value : value));
  const triangles: number[] = [];
  for (let i = 0; i < mesh.triangles.length; i += 3) {
    const [a = 0, b = 0, c = 0] = mesh.triangles.slice(i, i + 3);
    triangles.push(a, c, b);
  }
  return { positions, triangles };
}

export function mapPoints(mesh: Mesh, move: (point: Point) => Point): Mesh {
  const positions: number[] = [];
  for (let i = 0; i < mesh.positions.length; i += 3) {
    const [x = 0, y = 0, z = 0] = mesh.positions.slice(i, i + 3);
    positions.push(...move([x, y, z]));
  }
  return { positions, triangles: mesh.triangles };
}

/** Ellipsoid with `radii` around `centre`, turned by `turn` radians about the vertical axis. */
export function ellipsoid(centre: Point, radii: Point, turn = 0): Mesh {
  const [rows, columns] = [20, 28];
  const positions: number[] = [];
  const triangles: number[] = [];
  for (let row = 0; row <= rows; row++) {
    const v = (row / rows) * Math.PI;
    for (let column = 0; column < columns; column++) {
      const u = (column / columns) * 2 * Math.PI;
      const x = Math.sin(v) * Math.cos(u) * radii[0];
      const y = Math.sin(v) * Math.sin(u) * radii[1];
      positions.push(
        centre[0] + x * Math.cos(turn) - y * Math.sin(turn),
        centre[1] + x * Math.sin(turn) + y * Math.cos(turn),
        centre[2] + Math.cos(v) * radii[2],
      );
      if (row === rows) continue;
      const next = (column + 1) % columns;
      const [a, b] = [row * columns + column, row * columns + next];
      triangles.push(a, a + columns, b, b, a + columns, b + columns);
    }
  }
  return { positions, triangles };
}
