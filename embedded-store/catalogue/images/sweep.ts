import { addVertex, emptyMesh, type Mesh, stitchGrid, type Vec3 } from './mesh';

/** How a bar of varying section runs along a path. */
export type Sweep = {
  path: readonly Vec3[];
  /** Direction the first half-width is measured along (made square to the path). */
  reference: Vec3 | ((index: number) => Vec3);
  /** Half-widths (mm) along the reference and across it, at path index i. */
  half: (index: number) => readonly [number, number];
  closed?: boolean;
  /** Section roundness: 2 is an ellipse, 4 nearly a rounded box. */
  exponent?: number;
  sides?: number;
  /** Added to the pattern coordinate along the path. */
  uStart?: number;
};

/** Mesh of a bar swept along a path; open ends are closed flat. */
export function sweep(options: Sweep): Mesh {
  const { path, closed = false, exponent = 2, sides = 16, uStart = 0 } = options;
  const mesh = emptyMesh();
  const count = path.length;
  let along = uStart;
  for (let i = 0; i < count; i++) {
    const here = path[i] as Vec3;
    const before = path[closed ? (i + count - 1) % count : Math.max(0, i - 1)] as Vec3;
    const after = path[closed ? (i + 1) % count : Math.min(count - 1, i + 1)] as Vec3;
    const span = Math.hypot(after[0] - before[0], after[1] - before[1], after[2] - before[2]) || 1;
    const tangent = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
    const wanted = typeof options.reference === 'function' ? options.reference(i) : options.reference;
    const lean = dot(wanted, tangent);
    const normal = unit([
      wanted[0] - lean * tangent[0],
      wanted[1] - lean * tangent[1],
      wanted[2] - lean * tangent[2],
    ]);
    const side = cross(tangent, normal);
    const [a, b] = options.half(i);
    const [aBefore, bBefore] = options.half(closed ? i : Math.max(0, i - 1));
    const [aAfter, bAfter] = options.half(closed ? i : Math.min(count - 1, i + 1));
    const slope = Math.max(-3, Math.min(3, (aAfter + bAfter - aBefore - bBefore) / 2 / span));
    if (i > 0) {
      const last = path[i - 1] as Vec3;
      along += Math.hypot(here[0] - last[0], here[1] - last[1], here[2] - last[2]);
    }
    for (let j = 0; j <= sides; j++) {
      const angle = (j / sides) * Math.PI * 2;
      const c = Math.cos(angle);
      const s = Math.sin(angle);
      const p = a * Math.sign(c) * Math.abs(c) ** (2 / exponent);
      const q = b * Math.sign(s) * Math.abs(s) ** (2 / exponent);
      const np = (Math.sign(c) * Math.abs(c) ** (2 - 2 / exponent)) / Math.max(a, 0.01);
      const nq = (Math.sign(s) * Math.abs(s) ** (2 - 2 / exponent)) / Math.max(b, 0.01);
      const scale = Math.hypot(np, nq) || 1;
      const [n1, n2] = [np / scale, nq / scale];
      addVertex(
        mesh,
        here[0] + normal[0] * p + side[0] * q,
        here[1] + normal[1] * p + side[1] * q,
        here[2] + normal[2] * p + side[2] * q,
        normal[0] * n1 + side[0] * n2 - tangent[0] * slope,
        normal[1] * n1 + side[1] * n2 - tangent[1] * slope,
        normal[2] * n1 + side[2] * n2 - tangent[2] * slope,
        along,
        p + q,
      );
    }
  }
  stitchGrid(mesh, 0, count, sides + 1, closed);
  if (!closed) {
    addCap(mesh, path[0] as Vec3, path[1] as Vec3, 0, sides + 1);
    addCap(mesh, path[count - 1] as Vec3, path[count - 2] as Vec3, (count - 1) * (sides + 1), sides + 1);
  }
  return mesh;
}

function addCap(mesh: Mesh, end: Vec3, inner: Vec3, ring: number, size: number): void {
  const n = unit([end[0] - inner[0], end[1] - inner[1], end[2] - inner[2]]);
  const u = mesh.uv[ring * 2] as number;
  const centre = addVertex(mesh, end[0], end[1], end[2], n[0], n[1], n[2], u, 0);
  const first = centre + 1;
  for (let j = 0; j < size; j++) {
    const at = (ring + j) * 3;
    const [x, y, z] = [mesh.pos[at] as number, mesh.pos[at + 1] as number, mesh.pos[at + 2] as number];
    addVertex(mesh, x, y, z, n[0], n[1], n[2], u, mesh.uv[(ring + j) * 2 + 1] as number);
  }
  for (let j = 0; j < size - 1; j++) mesh.idx.push(centre, first + j, first + j + 1);
}

/** Ellipsoid with half-axes `radii`, for rivets, pads and hinge barrels. */
export function ellipsoid(centre: Vec3, radii: Vec3, rows = 8, columns = 14): Mesh {
  const mesh = emptyMesh();
  for (let i = 0; i <= rows; i++) {
    const polar = (i / rows) * Math.PI;
    for (let j = 0; j <= columns; j++) {
      const turn = (j / columns) * Math.PI * 2;
      const d: Vec3 = [Math.sin(polar) * Math.cos(turn), Math.cos(polar), Math.sin(polar) * Math.sin(turn)];
      addVertex(
        mesh,
        centre[0] + d[0] * radii[0],
        centre[1] + d[1] * radii[1],
        centre[2] + d[2] * radii[2],
        d[0] / radii[0],
        d[1] / radii[1],
        d[2] / radii[2],
        d[0] * radii[0],
        d[1] * radii[1],
      );
    }
  }
  stitchGrid(mesh, 0, rows + 1, columns + 1, false);
  return mesh;
}

/** Points of a cubic Bezier, both ends included. */
export function bezier(a: Vec3, b: Vec3, c: Vec3, d: Vec3, steps: number): Vec3[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const s = 1 - t;
    const [wa, wb, wc, wd] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return [
      a[0] * wa + b[0] * wb + c[0] * wc + d[0] * wd,
      a[1] * wa + b[1] * wb + c[1] * wc + d[1] * wd,
      a[2] * wa + b[2] * wb + c[2] * wc + d[2] * wd,
    ] as const;
  });
}

/** Unit vector along v. */
export function unit(v: Vec3): Vec3 {
  const length = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}

function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
