import type { Mesh, Vec3 } from './mesh';
import { smoothstep } from './noise';
import { ellipsoid, sweep } from './sweep';

/** Where the +x temple starts and how long it is (mm, hinge to tip along the curve). */
export type TempleStart = { hinge: Vec3; length: number };

/** Meshes of one temple: the arm, and on metal temples the acetate tip. */
export type Temple = { arm: Mesh; tip: Mesh | null; plaque: Mesh; barrel: Mesh };

const STATIONS = 56;

/** Share of the temple's length at station i: closer together towards the tip, whose end is round. */
function stationAt(i: number): number {
  const t = i / (STATIONS - 1);
  return t < 0.7 ? (t / 0.7) * 0.94 : 0.94 + 0.06 * Math.sin(((t - 0.7) / 0.3) * (Math.PI / 2));
}

/** Centre line of the +x temple: straight, faintly bowed, then dropping behind the ear. */
function templePath({ hinge, length }: TempleStart): Vec3[] {
  const bendAt = length * 0.66;
  const points: Vec3[] = [];
  let [y, z] = [hinge[1], hinge[2]];
  for (let i = 0; i < STATIONS; i++) {
    const s = length * stationAt(i);
    const step = i === 0 ? 0 : s - length * stationAt(i - 1);
    const t = s / length;
    const x = hinge[0] + 2.4 * Math.sin(Math.PI * Math.min(1, t * 1.15)) - 7 * t * t;
    points.push([x, y, z]);
    const drop =
      0.03 + 0.72 * smoothstep(bendAt - 12, bendAt + 24, s) - 0.12 * smoothstep(bendAt + 22, length, s);
    y -= Math.sin(drop) * step;
    z -= Math.cos(drop) * step;
  }
  return points;
}

const rounding = (s: number, length: number, radius: number): number =>
  s > length - radius ? Math.sqrt(Math.max(0, 1 - ((s - length + radius) / radius) ** 2)) : 1;

/** Acetate temple: deep at the hinge, slimmer along the head, swelling into a paddle tip. */
export function acetateTemple(start: TempleStart, depth: number): Temple {
  const { length } = start;
  const path = templePath(start);
  const arm = sweep({
    path,
    reference: [1, 0, 0],
    exponent: 3.3,
    sides: 24,
    half: (i) => {
      const s = stationAt(i) * length;
      const slim = smoothstep(0, length * 0.5, s);
      const paddle = smoothstep(length * 0.6, length * 0.88, s);
      const height = depth * (1 - 0.34 * slim) + depth * 0.14 * paddle;
      const end = rounding(s, length, height / 2);
      return [(2 - 0.35 * slim) * Math.sqrt(end), (height / 2) * end];
    },
  });
  return { arm, tip: null, plaque: plaqueOn(path, 2.02), barrel: barrelAt(start) };
}

/** Thin metal temple with an acetate tip over the ear. */
export function metalTemple(start: TempleStart, titanium: boolean): Temple {
  const { length } = start;
  const path = templePath(start);
  const from = Math.floor(STATIONS * 0.46);
  const arm = sweep({
    path: path.slice(0, from + 3),
    reference: [1, 0, 0],
    exponent: 3.2,
    sides: 14,
    half: (i) => {
      const slim = smoothstep(0, 26, stationAt(i) * length);
      return [titanium ? 0.5 : 0.65, (titanium ? 2.2 : 1.9) - slim * (titanium ? 1.3 : 0.75)];
    },
  });
  const tip = sweep({
    path: path.slice(from),
    reference: [1, 0, 0],
    exponent: 2.6,
    sides: 16,
    uStart: 60,
    half: (i) => {
      const s = stationAt(from + i) * length;
      const t = (s - stationAt(from) * length) / (length * (1 - stationAt(from)));
      const end = rounding(s, length, 3.2);
      const start = Math.min(1, 0.5 + t * 8);
      return [1.35 * Math.sqrt(end) * start, (1.7 + 1.3 * smoothstep(0.1, 0.85, t)) * end * start];
    },
  });
  return { arm, tip, plaque: plaqueOn(path, titanium ? 0.55 : 0.7), barrel: barrelAt(start) };
}

/** Small maker's plaque on the outer face, a little behind the hinge. */
function plaqueOn(path: readonly Vec3[], outside: number): Mesh {
  const at = path[5] as Vec3;
  return ellipsoid([at[0] + outside, at[1], at[2]], [0.22, Math.min(1.1, outside * 0.6), 3.4], 10, 18);
}

/** Hinge barrel on the inner side. */
function barrelAt({ hinge }: TempleStart): Mesh {
  const path: Vec3[] = [-2.4, -1.2, 0, 1.2, 2.4].map((dy) => [hinge[0] - 1.9, hinge[1] + dy, hinge[2] + 0.6]);
  return sweep({ path, reference: [1, 0, 0], half: () => [1.15, 1.15], sides: 12 });
}
