import type { Vec3 } from './mesh';
import { smoothstep } from './noise';
import { unit } from './sweep';

const { abs, cos, max, min, sin, sqrt } = Math;

/**
 * The photo studio every product stands in, as light arriving from each direction. World axes: x right,
 * y up, z to the camera. It never changes, so all products share one light.
 */
export type LightMap = { size: number; data: Float32Array };

type Softbox = { facing: Vec3; up: Vec3; halfWidth: number; halfHeight: number; edge: number; power: number };

const softboxes: readonly Softbox[] = [
  // Overhead bank, a little to the front left: the long highlight on every upper edge.
  { facing: [-0.25, 0.9, 0.35], up: [0, 0, 1], halfWidth: 0.75, halfHeight: 0.42, edge: 0.22, power: 5.2 },
  // Tall strip at the left: the crisp line down the temporal edge.
  { facing: [-0.92, 0.22, 0.3], up: [0, 1, 0], halfWidth: 0.16, halfHeight: 0.85, edge: 0.1, power: 4.4 },
  // Paler, wider fill at the right.
  { facing: [0.9, 0.2, 0.35], up: [0, 1, 0], halfWidth: 0.3, halfHeight: 0.7, edge: 0.22, power: 1.7 },
  // Window panel over the camera's shoulder: the trace on the lenses.
  { facing: [-0.46, 0.5, 0.8], up: [0.25, 1, 0], halfWidth: 0.24, halfHeight: 0.3, edge: 0.07, power: 2.2 },
  // Back rim light.
  { facing: [0.35, 0.5, -0.8], up: [0, 1, 0], halfWidth: 0.9, halfHeight: 0.22, edge: 0.18, power: 2.4 },
];

function boxLight(box: Softbox, x: number, y: number, z: number): number {
  const f = unit(box.facing);
  const facing = x * f[0] + y * f[1] + z * f[2];
  if (facing <= 0.05) return 0;
  const lean = box.up[0] * f[0] + box.up[1] * f[1] + box.up[2] * f[2];
  const up = unit([box.up[0] - lean * f[0], box.up[1] - lean * f[1], box.up[2] - lean * f[2]]);
  const right = [
    up[1] * f[2] - up[2] * f[1],
    up[2] * f[0] - up[0] * f[2],
    up[0] * f[1] - up[1] * f[0],
  ] as const;
  const u = abs(x * right[0] + y * right[1] + z * right[2]) / facing;
  const v = abs(x * up[0] + y * up[1] + z * up[2]) / facing;
  return (
    box.power *
    smoothstep(box.halfWidth + box.edge, box.halfWidth - box.edge * 0.4, u) *
    smoothstep(box.halfHeight + box.edge, box.halfHeight - box.edge * 0.4, v)
  );
}

function radiance(x: number, y: number, z: number): number {
  // Paper sweep: bright floor and back wall; the room behind the camera is dark, which gives metal its contrast.
  const paper = 0.78 * smoothstep(0.55, -0.45, z) + 0.1;
  const floor = 0.62 * smoothstep(0.15, -0.75, y) * (0.55 + 0.45 * smoothstep(1, -0.4, z));
  let light = max(paper * smoothstep(1.1, -0.2, y), floor) + 0.05;
  for (const box of softboxes) light += boxLight(box, x, y, z);
  return light;
}

function build(size: number): LightMap {
  const data = new Float32Array(size * size);
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const [x, y, z] = fromOctahedral(((i + 0.5) / size) * 2 - 1, ((j + 0.5) / size) * 2 - 1);
      data[j * size + i] = radiance(x, y, z);
    }
  }
  return { size, data };
}

function fromOctahedral(u: number, v: number): Vec3 {
  const z = 1 - abs(u) - abs(v);
  const fold = max(0, -z);
  return unit([u + (u > 0 ? -fold : fold), v + (v > 0 ? -fold : fold), z]);
}

/** Blurred copy: each direction averaged over a cone of about `spread` radians, for satin surfaces. */
function blurred(source: LightMap, size: number, spread: number): LightMap {
  const data = new Float32Array(size * size);
  const offsets = Array.from({ length: 40 }, (_, i) => {
    const r = sqrt((i + 0.5) / 40) * spread;
    const turn = i * 2.39996;
    return [cos(turn) * r, sin(turn) * r] as const;
  });
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const d = fromOctahedral(((i + 0.5) / size) * 2 - 1, ((j + 0.5) / size) * 2 - 1);
      const side = unit(abs(d[1]) < 0.9 ? [d[2], 0, -d[0]] : [0, -d[2], d[1]]);
      const up = [
        d[1] * side[2] - d[2] * side[1],
        d[2] * side[0] - d[0] * side[2],
        d[0] * side[1] - d[1] * side[0],
      ];
      let sum = 0;
      for (const [a, b] of offsets) {
        const n = unit([
          d[0] + side[0] * a + (up[0] as number) * b,
          d[1] + side[1] * a + (up[1] as number) * b,
          d[2] + side[2] * a + (up[2] as number) * b,
        ]);
        sum += lightFrom(source, n[0], n[1], n[2]);
      }
      data[j * size + i] = sum / offsets.length;
    }
  }
  return { size, data };
}

/** Light arriving from a unit direction, bilinear on the octahedral map. */
export function lightFrom(map: LightMap, x: number, y: number, z: number): number {
  const scale = 1 / (abs(x) + abs(y) + abs(z) + 1e-9);
  let u = x * scale;
  let v = y * scale;
  if (z < 0) {
    const fu = (1 - abs(v)) * (u < 0 ? -1 : 1);
    v = (1 - abs(u)) * (v < 0 ? -1 : 1);
    u = fu;
  }
  const { size, data } = map;
  const gx = min(size - 1.001, max(0, (u * 0.5 + 0.5) * size - 0.5));
  const gy = min(size - 1.001, max(0, (v * 0.5 + 0.5) * size - 0.5));
  const x0 = gx | 0;
  const y0 = gy | 0;
  const fx = gx - x0;
  const fy = gy - y0;
  const at = y0 * size + x0;
  const top = (data[at] as number) * (1 - fx) + (data[at + 1] as number) * fx;
  const low = (data[at + size] as number) * (1 - fx) + (data[at + size + 1] as number) * fx;
  return top * (1 - fy) + low * fy;
}

/** Mirror-sharp, satin and diffuse views of the studio. */
export type Studio = { sharp: LightMap; satin: LightMap; diffuse: LightMap };

let built: Studio | undefined;

/** The studio's light maps, built once per process (about 30 ms). */
export function studio(): Studio {
  if (!built) {
    const sharp = build(256);
    built = { sharp, satin: blurred(sharp, 64, 0.3), diffuse: blurred(sharp, 32, 1.1) };
  }
  return built;
}
