import { addVertex, emptyMesh, type Mesh, stitchGrid } from './mesh';
import type { Outline } from './outlines';

const { hypot, max, min, sqrt } = Math;

/** Radius (mm) of the cylinder a front is bent on. */
export const WRAP_RADIUS = 260;

/** Backward bend of the front at `x` mm from its centre. */
export function wrapDepth(x: number): number {
  return -(x * x) / (2 * WRAP_RADIUS);
}

/**
 * Half an acetate front (the +x eye) as a ribbon: inner curve round the lens, outer curve round the rim,
 * point i of one paired with point i of the other. In the bridge zone the outer curve runs down x = 0.
 */
export type Ribbon = {
  innerX: Float32Array;
  innerY: Float32Array;
  outerX: Float32Array;
  outerY: Float32Array;
  /** First and last index of the bridge zone, where edge distances are measured against `edge`. */
  bridgeFrom: number;
  bridgeTo: number;
  /** Free edges of the bridge zone, each a polyline of x, y pairs with the material on its left. */
  edges: Float32Array[];
  /** Outward normals of the inner curve. */
  lens: Outline;
  count: number;
  closed: boolean;
};

/** Section of a plate: front face z, thickness, and edge rounding at the lens and at the outside, mm. */
export type PlateSection = { front: number; thickness: number; innerRadius: number; outerRadius: number };

const SPANS = [0, 0.06, 0.22, 0.55, 1] as const;

/** Height lost `d` mm from an edge rounded by `r`, and the slope there. */
function fillet(d: number, r: number): readonly [number, number] {
  if (d >= r) return [0, 0];
  const rest = r - max(0, d);
  const root = sqrt(max(0, r * r - rest * rest));
  return [r - root, min(6, rest / max(root, 0.02))];
}

/** Solid, bent, edge-rounded plate over a ribbon. */
export function plateMesh(ribbon: Ribbon, section: PlateSection): Mesh {
  const mesh = emptyMesh();
  addFace(mesh, ribbon, section, 1);
  addFace(mesh, ribbon, section, -1);
  addWall(mesh, ribbon, section, 'inner');
  addWall(mesh, ribbon, section, 'outer');
  return mesh;
}

function addFace(mesh: Mesh, ribbon: Ribbon, section: PlateSection, side: 1 | -1): void {
  const first = mesh.pos.length / 3;
  const { innerRadius: ri, outerRadius: ro } = section;
  const level = side > 0 ? section.front : section.front - section.thickness;
  const columns = SPANS.length * 2;
  const rows = ribbon.count;
  for (let i = 0; i < rows; i++) {
    const ix = ribbon.innerX[i] as number;
    const iy = ribbon.innerY[i] as number;
    const dx = (ribbon.outerX[i] as number) - ix;
    const dy = (ribbon.outerY[i] as number) - iy;
    const width = hypot(dx, dy) || 1;
    const inBridge = i >= ribbon.bridgeFrom && i <= ribbon.bridgeTo;
    const room = width / (ri + ro);
    const scale = min(1, room * 0.95);
    for (let j = 0; j < columns; j++) {
      const fromInner = j < SPANS.length;
      const span = SPANS[fromInner ? j : columns - 1 - j] as number;
      const d = fromInner ? span * ri * scale : width - span * ro * scale;
      const x = ix + (dx / width) * d;
      const y = iy + (dy / width) * d;
      const [ux, uy] = [dx / width, dy / width];
      let dropIn = fillet(d, ri * scale);
      let dropOut = fillet(width - d, ro * scale);
      let [gx, gy] = [-ux, -uy];
      if (inBridge) {
        const near = nearestEdge(ribbon.edges, x, y);
        dropOut = fillet(near.distance, ro);
        [gx, gy] = [near.gx, near.gy];
        dropIn = fillet(d, ri);
      }
      const crown = inBridge ? 0 : 0.16 * (d / width - 0.5);
      const nx = -dropIn[1] * ux - dropOut[1] * gx + crown * ux;
      const ny = -dropIn[1] * uy - dropOut[1] * gy + crown * uy;
      const z = level - side * (dropIn[0] + dropOut[0]) + wrapDepth(x);
      addVertex(mesh, x, y, z, nx + (side * x) / WRAP_RADIUS, ny, side, x, y);
    }
  }
  stitchGrid(mesh, first, rows, columns, ribbon.closed);
}

function addWall(mesh: Mesh, ribbon: Ribbon, section: PlateSection, which: 'inner' | 'outer'): void {
  const first = mesh.pos.length / 3;
  const sign = which === 'outer' ? 1 : -1;
  const radius = which === 'outer' ? section.outerRadius : section.innerRadius;
  const xs = which === 'outer' ? ribbon.outerX : ribbon.innerX;
  const ys = which === 'outer' ? ribbon.outerY : ribbon.innerY;
  const rows = ribbon.count;
  for (let i = 0; i < rows; i++) {
    const x = xs[i] as number;
    const y = ys[i] as number;
    const before = ribbon.closed ? (i + rows - 1) % rows : max(0, i - 1);
    const after = ribbon.closed ? (i + 1) % rows : min(rows - 1, i + 1);
    const nx = ((ys[after] as number) - (ys[before] as number)) * sign;
    const ny = -((xs[after] as number) - (xs[before] as number)) * sign;
    const r = min(radius, section.thickness * 0.45);
    const top = section.front - r + wrapDepth(x);
    const low = section.front - section.thickness + r + wrapDepth(x);
    addVertex(mesh, x, y, top + 0.05, nx, ny, 0.5, x, y);
    addVertex(mesh, x, y, (top + low) / 2, nx, ny, 0, x, y);
    addVertex(mesh, x, y, low - 0.05, nx, ny, -0.5, x, y);
  }
  stitchGrid(mesh, first, rows, 3, ribbon.closed);
}

function nearestEdge(
  edges: Float32Array[],
  x: number,
  y: number,
): { distance: number; gx: number; gy: number } {
  let best = 1e9;
  let gx = 0;
  let gy = 1;
  for (const edge of edges) {
    for (let i = 0; i + 3 < edge.length; i += 2) {
      const ax = edge[i] as number;
      const ay = edge[i + 1] as number;
      const bx = (edge[i + 2] as number) - ax;
      const by = (edge[i + 3] as number) - ay;
      const t = max(0, min(1, ((x - ax) * bx + (y - ay) * by) / (bx * bx + by * by || 1)));
      const ex = x - ax - bx * t;
      const ey = y - ay - by * t;
      const squared = ex * ex + ey * ey;
      if (squared >= best) continue;
      best = squared;
      [gx, gy] = squared > 1e-4 ? [ex, ey] : [-by, bx];
    }
  }
  const length = hypot(gx, gy) || 1;
  return { distance: sqrt(best), gx: gx / length, gy: gy / length };
}
