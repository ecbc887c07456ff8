import type { Design } from './design';
import type { Mesh } from './mesh';
import { signedDistance } from './outline';
import { surfaceOf } from './surface-nets';

/** Voxel edge (mm) of a front; larger is faster and rougher. */
const FINE = 0.31;
/** Half the thickness of the plate, and the radius of its rounded edges, mm. */
const [HALF, EDGE] = [2.05, 0.8];

/** Joins two distances with a fillet of about `k` mm. */
function blended(a: number, b: number, k: number): number {
  const h = Math.max(0, k - Math.abs(a - b)) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** An acetate front in one piece: rims, bridge, endpieces and nose pads. */
export function acetateFront(d: Design, step = FINE): Mesh {
  return milled(d, step, frontOutline(d), (x, y, z) => nosePad(d, x, y, z));
}

/** The two brows of a browline, open at the bottom, each with its endpiece. */
export function brows(d: Design, step = FINE): Mesh {
  const tall = d.lensHeight / 2;
  const brow = d.hand.browline;
  return milled(
    d,
    step,
    (x, z, lens) => {
      const width =
        brow.width * d.weight * smoothstep(brow.from * tall, brow.to * tall, z) -
        1.4 * smoothstep((brow.from + 0.2) * tall, (brow.from - 0.05) * tall, z);
      const cut = Math.max(lens - width, 2.6 - x);
      return blended(cut, endpiece(d, x, z), 4);
    },
    () => 50,
    0.6,
  );
}

type Outside = (x: number, z: number, lens: number) => number;

function milled(
  d: Design,
  step: number,
  outside: Outside,
  extra: (x: number, y: number, z: number) => number,
  overlap = 0.6,
): Mesh {
  const wide = d.half + 4;
  const [low, high] = [-d.lensHeight / 2 - 9, d.lensHeight / 2 + 12];
  // Finer than the voxels, because kinks in the outline would show as ripples in reflections.
  const cell = step / 2;
  const columns = Math.ceil(wide / cell) + 2;
  const rows = Math.ceil((high - low) / cell) + 2;
  const plan = new Float32Array(columns * rows);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const [x, z] = [c * cell, low + r * cell];
      const lens = signedDistance(d.outline, x - d.lensX, z);
      plan[r * columns + c] = Math.max(outside(x, z, lens), -(lens + overlap));
    }
  const planAt = (x: number, z: number) => {
    const [u, v] = [
      Math.min(columns - 1.001, Math.abs(x) / cell),
      Math.max(0, Math.min(rows - 1.001, (z - low) / cell)),
    ];
    const [c, r] = [Math.floor(u), Math.floor(v)];
    const [fu, fv] = [u - c, v - r];
    const at = r * columns + c;
    const [a, b, e, f] = [plan[at], plan[at + 1], plan[at + columns], plan[at + columns + 1]] as [
      number,
      number,
      number,
      number,
    ];
    return (a * (1 - fu) + b * fu) * (1 - fv) + (e * (1 - fu) + f * fu) * fv;
  };
  return surfaceOf(
    (x, y, z) => {
      const flat = planAt(x, z) + EDGE;
      // Too far from the surface for the exact distance to matter.
      if (flat > 8) return flat;
      const depth = y - d.bend(x);
      // The front is slightly thicker in the middle of a rim than along its edges.
      const face = Math.abs(depth) - HALF - 0.35 * smoothstep(0.2, -2.6, flat - EDGE) + EDGE;
      const plate =
        Math.min(Math.max(flat, face), 0) + Math.hypot(Math.max(flat, 0), Math.max(face, 0)) - EDGE;
      return blended(plate, extra(Math.abs(x), depth, z), 2.6);
    },
    { from: [-wide, -4, low], to: [wide, d.bend(wide) + 8, high], step },
  );
}

function frontOutline(d: Design): Outside {
  const { hand } = d;
  const tall = d.lensHeight / 2;
  const [toBridge, toEndpiece] = hand.fillet;
  return (x, z, lens) => {
    const high = smoothstep(-0.7 * tall, 0.9 * tall, z);
    const temporal = smoothstep(d.lensX, d.lensX + d.lensWidth / 2, x);
    const width =
      hand.slim * d.weight * (3.3 + hand.brow * high + (hand.flare + hand.lift) * temporal * high);
    const rims = lens - width;
    const arch = d.bridgeZ + hand.arch * (1 - (x / (d.bridge / 2)) ** 2);
    const bar = Math.max(Math.abs(z - arch) - hand.bar * d.weight, x - d.bridge / 2 - 2);
    const bridged = blended(rims, bar, toBridge);
    const whole = blended(bridged, endpiece(d, x, z), toEndpiece);
    return hand.keyhole ? keyholed(d, whole, x, z) : whole;
  };
}

/** A bridge that is filled below its bar except for a keyhole-shaped cutout. */
function keyholed(d: Design, whole: number, x: number, z: number): number {
  const radius = d.bridge * 0.2;
  const under = d.bridgeZ - d.hand.bar * d.weight * 0.7;
  const centre = under - radius;
  const neck = radius * 0.84;
  const fill = Math.max(Math.abs(z - under + radius * 1.1) - radius * 1.3, x - d.bridge / 2 - 1);
  const hole = Math.hypot(x, z - centre) - radius;
  const slit = Math.max((x - neck - 0.3 * Math.max(0, centre - z)) * 0.95, z - centre);
  const cut = blended(hole, slit, 1.6);
  return -blended(-blended(whole, fill, 6), cut, 1.6);
}

/** Block between rim and hinge, which ends where the front is widest. */
function endpiece(d: Design, x: number, z: number): number {
  const from = d.temporalX - 5;
  const rise = d.hand.rise * Math.max(0, x - from);
  const [u, v] = [
    Math.abs(x - (from + d.half) / 2) - (d.half - from) / 2 + 1.6,
    Math.abs(z - d.hingeZ - rise) - d.hand.block + 1.6,
  ];
  return Math.min(Math.max(u, v), 0) + Math.hypot(Math.max(u, 0), Math.max(v, 0)) - 1.6;
}

function nosePad(d: Design, x: number, y: number, z: number): number {
  const centreX = d.bridge / 2 - 0.6;
  const centreZ = -0.12 * d.lensHeight;
  const [u, v, w] = [x - centreX - (z - centreZ) * -0.22, y - 3.6, z - centreZ];
  const angle = 0.45;
  const a = (u * Math.cos(angle) - v * Math.sin(angle)) / 1.9;
  const b = (u * Math.sin(angle) + v * Math.cos(angle)) / 3.6;
  const c = w / 6.6;
  const k = Math.hypot(a, b, c);
  return k === 0 ? -1.9 : (k - 1) * 1.9;
}
