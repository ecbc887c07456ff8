import { acetate } from './acetate';
import { brow } from './brow';
import type { FrameSpec } from './frame-spec';
import { lensMaterial } from './lens';
import { lensMesh } from './lens-mesh';
import type { Material } from './material';
import { joinMirrored, type Mesh, mirrorX, placeMesh, type Vec3 } from './mesh';
import { hardware, metal } from './metal';
import { METAL_Z, metalFront, metalHinge } from './metal-front';
import { PAD_SILICONE } from './nose-pads';
import { lensOutline, type Outline } from './outlines';
import { frameColours } from './palette';
import type { Part } from './part';
import { plateMesh, wrapDepth } from './plate';
import { acetateRibbon, ENDPIECE, hingeHeight, lensCentre } from './ribbon';
import { ellipsoid } from './sweep';
import { acetateTemple, metalTemple, type Temple } from './temple';

/** Fold of each temple: 0 is open, 1 is folded flat behind the front. */
export type Folding = { left: number; right: number };

const isMetalColour = (key: string): boolean => frameColours[key]?.pattern === 'metal';

/** A complete pair of glasses around the origin: front in the plane z = 0, temples running back along -z. */
export function glasses(spec: FrameSpec, folding: Folding = { left: 0, right: 0 }): Part[] {
  const lens = lensOutline(spec);
  const thin = spec.material === 'metal' || spec.material === 'titanio';
  const browline = spec.shape === 'clubmaster';
  const parts = browline ? brow(spec, lens) : thin ? thinFront(spec, lens) : plateFront(spec, lens);
  const depth = thin || browline ? METAL_Z - 0.3 : -2.2;
  const glass = lensMesh(lens, lensCentre(spec), depth, spec.kind === 'sunglasses' ? 105 : 135);
  const tint = lensMaterial(spec);
  parts.push({ mesh: glass, material: tint }, { mesh: mirrorX(glass), material: tint });
  return [...parts, ...temples(spec, lens, folding)];
}

function plateFront(spec: FrameSpec, lens: Outline): Part[] {
  const material = acetate(spec.frameColour, spec.seed);
  const half = plateMesh(acetateRibbon(spec, lens), {
    front: 0,
    thickness: 4.2,
    innerRadius: 0.9,
    outerRadius: 1.5,
  });
  const front = joinMirrored(half);
  const parts: Part[] = [{ mesh: front, material }];
  const rivet = spec.seed % 3;
  if (rivet < 2) {
    const x = lensCentre(spec) + spec.lensWidth / 2 + ENDPIECE * 0.42;
    for (const dy of rivet === 0 ? [0] : [-1.5, 1.5]) {
      const pin = ellipsoid(
        [x, hingeHeight(spec) + dy, wrapDepth(x) + 0.02],
        rivet === 0 ? [1.9, 0.85, 0.22] : [0.85, 0.85, 0.22],
        8,
        16,
      );
      parts.push({ mesh: pin, material: hardware(spec.frameColour) });
      parts.push({ mesh: mirrorX(pin), material: hardware(spec.frameColour) });
    }
  }
  return parts;
}

function thinFront(spec: FrameSpec, lens: Outline): Part[] {
  const titanium = spec.material === 'titanio';
  const material = metal(spec.frameColour, titanium);
  const { metal: bars, pads } = metalFront(spec, lens, titanium ? 0.72 : 0.9);
  return [
    ...bars.map((mesh): Part => ({ mesh, material })),
    ...pads.map((mesh): Part => ({ mesh, material: PAD_SILICONE })),
  ];
}

function temples(spec: FrameSpec, lens: Outline, folding: Folding): Part[] {
  const thin = spec.material === 'metal' || spec.material === 'titanio' || spec.material === 'misto';
  const plate = spec.shape !== 'clubmaster' && (spec.material === 'acetato' || spec.material === 'misto');
  const x = lensCentre(spec) + spec.lensWidth / 2 + ENDPIECE - 2.1;
  const hinge: Vec3 =
    plate || spec.shape === 'clubmaster'
      ? [x, hingeHeight(spec), wrapDepth(x) - 3.6]
      : metalHinge(spec, lens);
  const start = { hinge, length: spec.templeLength };
  const slim = spec.shape === 'redondo' || spec.shape === 'hexagonal' || spec.shape === 'retangular';
  const temple = thin
    ? metalTemple(start, spec.material === 'titanio')
    : acetateTemple(start, slim ? 8 : 9.4);
  const arm = armMaterial(spec, thin);
  const tip = isMetalColour(spec.templeColour)
    ? acetate('preto', spec.seed)
    : acetate(spec.templeColour, spec.seed);
  const fittings = thin ? arm : hardware(spec.templeColour);
  const build = (side: Temple, fold: number, mirrored: boolean): Part[] => {
    const turn = (mesh: Mesh): Mesh => {
      const folded = placeMesh(mesh, [0, fold, 0], [0, 0, 0], hinge);
      return mirrored ? mirrorX(folded) : folded;
    };
    const parts: Part[] = [
      { mesh: turn(side.arm), material: arm },
      { mesh: turn(side.plaque), material: fittings },
      { mesh: turn(side.barrel), material: hardware(spec.templeColour) },
    ];
    if (side.tip) parts.push({ mesh: turn(side.tip), material: tip });
    return parts;
  };
  return [
    ...build(temple, (folding.right * Math.PI) / 2, false),
    ...build(temple, (folding.left * Math.PI) / 2, true),
  ];
}

function armMaterial(spec: FrameSpec, thin: boolean): Material {
  if (!thin) return acetate(isMetalColour(spec.templeColour) ? 'preto' : spec.templeColour, spec.seed + 1);
  const key = isMetalColour(spec.templeColour)
    ? spec.templeColour
    : isMetalColour(spec.frameColour)
      ? spec.frameColour
      : 'dourado';
  return metal(key, spec.material === 'titanio');
}
