import type { FrameSpec } from './frame-spec';
import { type Mesh, mirrorX, type Vec3 } from './mesh';
import { nosePads } from './nose-pads';
import type { Outline } from './outlines';
import { wrapDepth } from './plate';
import { hingeHeight, lensCentre } from './ribbon';
import { bezier, sweep } from './sweep';

/** Depth of the middle of a metal rim, mm. */
export const METAL_Z = -1.6;

/** Parts of a metal front: what is polished metal and what is soft pad. */
export type MetalFront = { metal: Mesh[]; pads: Mesh[] };

/** Wire rims; `from`/`to` limit the arc (outline indices) for a rim that hides under a brow. */
export function metalRim(spec: FrameSpec, lens: Outline, gauge: number): Mesh {
  const cx = lensCentre(spec);
  const offset = gauge * 0.6;
  const path: Vec3[] = Array.from({ length: lens.count }, (_, i) => {
    const x = cx + (lens.x[i] as number) + (lens.nx[i] as number) * offset;
    return [x, (lens.y[i] as number) + (lens.ny[i] as number) * offset, METAL_Z + wrapDepth(x)];
  });
  return sweep({
    path,
    closed: true,
    reference: (i) => [lens.nx[i] as number, lens.ny[i] as number, 0],
    half: () => [gauge, gauge * 1.25],
    exponent: 2.5,
    sides: 14,
  });
}

/** Point on the nasal side of the +x rim at height `y`. */
function nasalPoint(spec: FrameSpec, lens: Outline, y: number): Vec3 {
  let best = 0;
  let miss = 1e9;
  for (let i = 0; i < lens.count; i++) {
    if ((lens.nx[i] as number) > -0.1) continue;
    const off = Math.abs((lens.y[i] as number) - y);
    if (off < miss) [miss, best] = [off, i];
  }
  return [lensCentre(spec) + (lens.x[best] as number), lens.y[best] as number, METAL_Z];
}

/** Point on the temporal side of the +x rim at height `y`. */
function temporalPoint(spec: FrameSpec, lens: Outline, y: number): Vec3 {
  let best = 0;
  let miss = 1e9;
  for (let i = 0; i < lens.count; i++) {
    if ((lens.nx[i] as number) < 0.1) continue;
    const off = Math.abs((lens.y[i] as number) - y);
    if (off < miss) [miss, best] = [off, i];
  }
  const x = lensCentre(spec) + (lens.x[best] as number);
  return [x, lens.y[best] as number, METAL_Z + wrapDepth(x)];
}

/** Arched bridge between the rims, from height `y`, rising `rise` mm in the middle. */
function bridgeBar(spec: FrameSpec, lens: Outline, y: number, rise: number, gauge: number): Mesh {
  const [x, y0] = nasalPoint(spec, lens, y);
  const right = bezier(
    [x + 0.4, y0, METAL_Z],
    [x * 0.6, y0 + rise * 0.9, METAL_Z + 1.2],
    [x * 0.3, y0 + rise, METAL_Z + 1.6],
    [0, y0 + rise, METAL_Z + 1.6],
    14,
  );
  const left = right.slice(0, -1).map(([px, py, pz]): Vec3 => [-px, py, pz]);
  return sweep({
    path: [...left, ...right.slice().reverse()],
    reference: [0, 1, 0],
    half: () => [gauge, gauge * 1.15],
    exponent: 2.4,
    sides: 14,
  });
}

/** Pads, pad arms, bridge, end pieces and rims of a metal front. */
export function metalFront(spec: FrameSpec, lens: Outline, gauge: number): MetalFront {
  const rim = metalRim(spec, lens, gauge);
  const metal = [rim, mirrorX(rim)];
  const half = spec.lensHeight / 2;
  if (spec.shape === 'aviador') {
    metal.push(bridgeBar(spec, lens, half * 0.3, 1.2, gauge * 1.05));
    metal.push(bridgeBar(spec, lens, half * 0.8, 0.9, gauge * 1.1));
  } else metal.push(bridgeBar(spec, lens, half * 0.28, spec.bridge * 0.2, gauge * 1.1));
  const end = endpiece(spec, lens, gauge);
  metal.push(end, mirrorX(end));
  const [padX, padY] = nasalPoint(spec, lens, -spec.lensHeight * 0.04);
  const { pads, arms } = nosePads(spec, padX, padY, METAL_Z);
  metal.push(...arms);
  return { metal, pads };
}

/** Outer end of a metal end piece, where the temple begins. */
export function metalHinge(spec: FrameSpec, lens: Outline): Vec3 {
  const [x, y, z] = temporalPoint(spec, lens, hingeHeight(spec));
  return [x + 5.4, y, z - 5.5];
}

function endpiece(spec: FrameSpec, lens: Outline, gauge: number): Mesh {
  const [x, y, z] = temporalPoint(spec, lens, hingeHeight(spec));
  const path = bezier([x + 0.6, y, z], [x + 3.6, y, z + 0.3], [x + 5.4, y, z - 1], [x + 5.4, y, z - 6], 14);
  return sweep({
    path,
    reference: [0, 1, 0],
    half: (i) => [1.9 - 0.2 * Math.sin((i / 14) * Math.PI), gauge * 0.9],
    exponent: 3.4,
    sides: 14,
  });
}
