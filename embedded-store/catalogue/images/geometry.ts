import { type Camera, cameraAxes } from './camera';
import { isTranslucent, type Material } from './material';
import type { Part } from './part';

/** All parts of a scene flattened and projected: ready for the rasteriser. Screen units are samples. */
export type Geometry = {
  sx: Float32Array;
  sy: Float32Array;
  depth: Float32Array;
  world: Float32Array;
  nrm: Float32Array;
  uv: Float32Array;
  /** Per lens vertex: light added (RGB) and share of the light behind let through (RGB). */
  tone: Float32Array;
  /** Vertex indices, three per triangle, and each triangle's entry in `materials`. */
  idx: Uint32Array;
  owner: Uint16Array;
  materials: Material[];
  /** Triangles in drawing order; the first `opaque` are solid, the rest far to near. */
  order: Uint32Array;
  opaque: number;
};

/** Projects parts through a camera with `samples` samples per px. */
export function projectParts(parts: Part[], camera: Camera, samples: number): Geometry {
  let vertices = 0;
  let triangles = 0;
  for (const { mesh } of parts) {
    vertices += mesh.pos.length / 3;
    triangles += mesh.idx.length / 3;
  }
  const geometry: Geometry = {
    sx: new Float32Array(vertices),
    sy: new Float32Array(vertices),
    depth: new Float32Array(vertices),
    world: new Float32Array(vertices * 3),
    nrm: new Float32Array(vertices * 3),
    uv: new Float32Array(vertices * 2),
    tone: new Float32Array(vertices * 6),
    idx: new Uint32Array(triangles * 3),
    owner: new Uint16Array(triangles),
    materials: parts.map((part) => part.material),
    order: new Uint32Array(triangles),
    opaque: 0,
  };
  const { right, up, out } = cameraAxes(camera);
  const [tx, ty, tz] = camera.target;
  const [cx, cy] = [camera.centre[0] * camera.width * samples, camera.centre[1] * camera.height * samples];
  const scale = camera.scale * samples;
  let vertex = 0;
  let triangle = 0;
  const ranges: { first: number; count: number; depth: number; part: number }[] = [];
  for (let p = 0; p < parts.length; p++) {
    const { mesh } = parts[p] as Part;
    const base = vertex;
    const count = mesh.pos.length / 3;
    geometry.world.set(mesh.pos, base * 3);
    geometry.nrm.set(mesh.nrm, base * 3);
    geometry.uv.set(mesh.uv, base * 2);
    let mean = 0;
    for (let i = 0; i < count; i++, vertex++) {
      const x = (mesh.pos[i * 3] as number) - tx;
      const y = (mesh.pos[i * 3 + 1] as number) - ty;
      const z = (mesh.pos[i * 3 + 2] as number) - tz;
      const depth = x * out[0] + y * out[1] + z * out[2];
      const k = (scale * camera.distance) / (camera.distance - depth);
      geometry.sx[vertex] = cx + (x * right[0] + y * right[1] + z * right[2]) * k;
      geometry.sy[vertex] = cy - (x * up[0] + y * up[1] + z * up[2]) * k;
      geometry.depth[vertex] = depth;
      mean += depth;
    }
    ranges.push({ first: triangle, count: mesh.idx.length / 3, depth: mean / (count || 1), part: p });
    for (let i = 0; i < mesh.idx.length; i++) geometry.idx[triangle * 3 + i] = base + (mesh.idx[i] as number);
    geometry.owner.fill(p, triangle, triangle + mesh.idx.length / 3);
    triangle += mesh.idx.length / 3;
  }
  orderTriangles(geometry, ranges, [out[0], out[1], out[2]]);
  return geometry;
}

type Range = { first: number; count: number; depth: number; part: number };

function orderTriangles(geometry: Geometry, ranges: Range[], out: [number, number, number]): void {
  const { order, nrm, idx } = geometry;
  const facing = (t: number): number => {
    let sum = 0;
    for (let k = 0; k < 3; k++) {
      const at = (idx[t * 3 + k] as number) * 3;
      sum +=
        (nrm[at] as number) * out[0] + (nrm[at + 1] as number) * out[1] + (nrm[at + 2] as number) * out[2];
    }
    return sum / 3;
  };
  const solid = (range: Range) => !isTranslucent(geometry.materials[range.part] as Material);
  let at = 0;
  for (const range of ranges.filter(solid)) {
    // Solid bodies are closed, so faces turned well away are always hidden.
    for (let t = range.first; t < range.first + range.count; t++) if (facing(t) > -0.35) order[at++] = t;
  }
  geometry.opaque = at;
  for (const range of ranges.filter((r) => !solid(r)).sort((a, b) => a.depth - b.depth)) {
    const lens = geometry.materials[range.part]?.kind === 'lens';
    for (const wanted of lens ? [0] : [-1, 1]) {
      for (let t = range.first; t < range.first + range.count; t++) {
        if (wanted === 0 || Math.sign(facing(t)) === wanted) order[at++] = t;
      }
    }
  }
  geometry.order = order.subarray(0, at);
}
