import { linear } from './colour';
import type { FrameSpec } from './frame-spec';
import type { LensMaterial } from './material';
import { frameColours, lensColours } from './palette';

/** Clear lens with an anti-reflective coating: a trace of green or blue on the window reflection. */
export function clearLens(coating = '#8fd0b4'): LensMaterial {
  return {
    kind: 'lens',
    top: linear('#e9efec'),
    bottom: linear('#eef1ee'),
    topOpacity: 0.07,
    bottomOpacity: 0.04,
    mirror: [1, 1, 1],
    mirrorPower: 0,
    coating: linear(coating),
    coatingPower: 0.075,
    mounted: true,
  };
}

/** Lens material of a product: its tint, fade and mirror, or a clear coated lens. */
export function lensMaterial(spec: FrameSpec): LensMaterial {
  // A see-through rim hides nothing: its lens edge has to be smooth.
  const mounted = frameColours[spec.frameColour]?.pattern !== 'crystal';
  return { ...tintedOrClear(spec), mounted };
}

function tintedOrClear(spec: FrameSpec): LensMaterial {
  if (spec.lensColour === null) return clearLens(spec.seed % 3 === 0 ? '#93b8e6' : '#8fd0b4');
  const colour = lensColours[spec.lensColour];
  if (!colour) throw new RangeError(`Unknown lens colour "${spec.lensColour}"`);
  const fades = spec.gradient && !spec.lensColour.startsWith('degrade-');
  return {
    kind: 'lens',
    top: linear(colour.top),
    bottom: linear(colour.bottom),
    topOpacity: colour.topOpacity,
    bottomOpacity: fades ? colour.bottomOpacity * 0.45 : colour.bottomOpacity,
    mirror: linear(colour.mirror),
    mirrorPower: spec.mirrored ? 0.62 : 0,
    coating: [1, 1, 1],
    coatingPower: 0.05,
    mounted: true,
  };
}
