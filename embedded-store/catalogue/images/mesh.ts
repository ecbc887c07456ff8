/** Point or direction in millimetres: x to the viewer's right, y up, z towards the viewer. */
export type Vec3 = readonly [number, number, number];

/** Triangles with one normal and one pattern coordinate (mm) per vertex. */
export type Mesh = { pos: number[]; nrm: number[]; uv: number[]; idx: number[] };

/** A mesh with nothing in it yet. */
export function emptyMesh(): Mesh {
  return { pos: [], nrm: [], uv: [], idx: [] };
}

/** Appends a vertex (normal is normalised here) and returns its index. */
export function addVertex(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  u: number,
  v: number,
): number {
  const length = Math.hypot(nx, ny, nz) || 1;
  mesh.pos.push(x, y, z);
  mesh.nrm.push(nx / length, ny / length, nz / length);
  mesh.uv.push(u, v);
  return mesh.pos.length / 3 - 1;
}

/** Two triangles over a-b-c-d. */
function addQuad(mesh: Mesh, a: number, b: number, c: number, d: number): void {
  mesh.idx.push(a, b, c, a, c, d);
}

/** Joins a `rows` by `columns` vertex grid that starts at `first`; `wrap` closes the rows into a ring. */
export function stitchGrid(mesh: Mesh, first: number, rows: number, columns: number, wrap: boolean): void {
  const last = wrap ? rows : rows - 1;
  for (let i = 0; i < last; i++) {
    const a = first + i * columns;
    const b = first + ((i + 1) % rows) * columns;
    for (let j = 0; j < columns - 1; j++) addQuad(mesh, a + j, b + j, b + j + 1, a + j + 1);
  }
}

/** Copy mirrored across x = 0. */
export function mirrorX(mesh: Mesh): Mesh {
  const flip = (values: number[]) => values.map((value, i) => (i % 3 === 0 ? -value : value));
  return { pos: flip(mesh.pos), nrm: flip(mesh.nrm), uv: mesh.uv.slice(), idx: mesh.idx.slice() };
}

/** Moves every vertex by a rigid transform: rotation by Euler angles (radians, order x, y, z), then offset. */
export function placeMesh(mesh: Mesh, rotation: Vec3, offset: Vec3, pivot: Vec3 = [0, 0, 0]): Mesh {
  const m = rotationMatrix(rotation);
  const pos = new Array<number>(mesh.pos.length);
  const nrm = new Array<number>(mesh.nrm.length);
  for (let i = 0; i < mesh.pos.length; i += 3) {
    for (let row = 0; row < 3; row++) {
      const a = m[row * 3] as number;
      const b = m[row * 3 + 1] as number;
      const c = m[row * 3 + 2] as number;
      pos[i + row] =
        a * ((mesh.pos[i] as number) - pivot[0]) +
        b * ((mesh.pos[i + 1] as number) - pivot[1]) +
        c * ((mesh.pos[i + 2] as number) - pivot[2]) +
        (pivot[row] as number) +
        (offset[row] as number);
      nrm[i + row] =
        a * (mesh.nrm[i] as number) + b * (mesh.nrm[i + 1] as number) + c * (mesh.nrm[i + 2] as number);
    }
  }
  return { pos, nrm, uv: mesh.uv, idx: mesh.idx };
}

function rotationMatrix([rx, ry, rz]: Vec3): number[] {
  const [cx, sx, cy, sy, cz, sz] = [
    Math.cos(rx),
    Math.sin(rx),
    Math.cos(ry),
    Math.sin(ry),
    Math.cos(rz),
    Math.sin(rz),
  ];
  return [
    cz * cy,
    cz * sy * sx - sz * cx,
    cz * sy * cx + sz * sx,
    sz * cy,
    sz * sy * sx + cz * cx,
    sz * sy * cx - cz * sx,
    -sy,
    cy * sx,
    cy * cx,
  ];
}

/** Both halves as one mesh, so that a translucent front is laid as one body. */
export function joinMirrored(half: Mesh): Mesh {
  const other = mirrorX(half);
  const shift = half.pos.length / 3;
  return {
    pos: [...half.pos, ...other.pos],
    nrm: [...half.nrm, ...other.nrm],
    uv: [...half.uv, ...other.uv.map((value, i) => (i % 2 === 0 ? value - 90 : value))],
    idx: [...half.idx, ...other.idx.map((index) => index + shift)],
  };
}
