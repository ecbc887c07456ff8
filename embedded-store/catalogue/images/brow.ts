import { acetate } from './acetate';
import type { FrameSpec } from './frame-spec';
import { joinMirrored, mirrorX } from './mesh';
import { hardware, metal } from './metal';
import { metalFront, metalRim } from './metal-front';
import { smoothstep } from './noise';
import { PAD_SILICONE } from './nose-pads';
import type { Outline } from './outlines';
import { frameColours } from './palette';
import type { Part } from './part';
import { plateMesh, type Ribbon, wrapDepth } from './plate';
import { ENDPIECE, hingeHeight, lensCentre, rimWidth } from './ribbon';
import { ellipsoid } from './sweep';

/** Browline front: an acetate brow over a full wire rim, metal bridge and pads. */
export function brow(spec: FrameSpec, lens: Outline): Part[] {
  const wireKey = frameColours[spec.templeColour]?.pattern === 'metal' ? spec.templeColour : 'dourado';
  const wire = metal(wireKey, false);
  const rim = metalRim(spec, lens, 0.8);
  const front = metalFront(spec, lens, 0.8);
  const bridge = front.metal[2];
  const plate = joinMirrored(
    plateMesh(browRibbon(spec, lens), { front: 1.2, thickness: 5, innerRadius: 0.8, outerRadius: 1.6 }),
  );
  const parts: Part[] = [
    {
      mesh: plate,
      material: acetate(
        frameColours[spec.frameColour]?.pattern === 'metal' ? 'preto' : spec.frameColour,
        spec.seed,
      ),
    },
    { mesh: rim, material: wire },
    { mesh: mirrorX(rim), material: wire },
    ...front.pads.map((mesh): Part => ({ mesh, material: PAD_SILICONE })),
    ...front.metal.slice(-2).map((mesh): Part => ({ mesh, material: wire })),
  ];
  if (bridge) parts.push({ mesh: bridge, material: wire });
  const x = lensCentre(spec) + spec.lensWidth / 2 + ENDPIECE * 0.4;
  const pin = ellipsoid([x, hingeHeight(spec), wrapDepth(x) + 1.22], [1.7, 0.8, 0.22], 8, 16);
  parts.push(
    { mesh: pin, material: hardware(spec.frameColour) },
    { mesh: mirrorX(pin), material: hardware(spec.frameColour) },
  );
  return parts;
}

/** The part of the rim from the hinge over the top to the nose, thinning to a point at the nose. */
function browRibbon(spec: FrameSpec, lens: Outline): Ribbon {
  const cx = lensCentre(spec);
  const count = Math.floor(lens.count * 0.47);
  const first = Math.floor(lens.count * 0.015);
  const ribbon: Ribbon = {
    innerX: new Float32Array(count),
    innerY: new Float32Array(count),
    outerX: new Float32Array(count),
    outerY: new Float32Array(count),
    bridgeFrom: 1,
    bridgeTo: 0,
    edges: [],
    lens,
    count,
    closed: false,
  };
  for (let k = 0; k < count; k++) {
    const i = first + k;
    const t = k / (count - 1);
    const w =
      rimWidth(spec, lens, i) * (1 - 0.72 * smoothstep(0.8, 1, t)) * (0.25 + 0.75 * smoothstep(0, 0.07, t)) +
      0.4;
    const [x, y] = [cx + (lens.x[i] as number), lens.y[i] as number];
    const [nx, ny] = [lens.nx[i] as number, lens.ny[i] as number];
    ribbon.innerX[k] = x - nx * 0.3;
    ribbon.innerY[k] = y - ny * 0.3;
    ribbon.outerX[k] = x + nx * w;
    ribbon.outerY[k] = y + ny * w;
  }
  return ribbon;
}
