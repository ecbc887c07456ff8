/** `lens` and `kit` have their own scenes, the other two share the frame scenes. */
export type FrameKind = 'frame' | 'sunglasses' | 'lens' | 'kit';

/** Outline of the rim. */
export type FrameShape =
  | 'redondo'
  | 'quadrado'
  | 'retangular'
  | 'aviador'
  | 'gatinho'
  | 'hexagonal'
  | 'browline'
  | 'oversized';

/** Material of the front; `misto` is an acetate front (or brow) on metal temples. */
export type FrameMaterial = 'acetato' | 'metal' | 'titanio' | 'misto';

/**
 * Everything the picture generator needs to draw a product. All lengths are in mm, so every product is drawn
 * to the same scale. `frameColour` and `templeColour` are keys of `frameColours`, `lensColour` a key of
 * `lensColours` (both in palette.ts); null means a clear lens. `seed` fixes every random choice, so equal
 * specs give equal bytes.
 */
export type FrameSpec = {
  kind: FrameKind;
  shape: FrameShape;
  material: FrameMaterial;
  frameColour: string;
  templeColour: string;
  lensColour: string | null;
  gradient: boolean;
  mirrored: boolean;
  lensWidth: number;
  bridge: number;
  lensHeight: number;
  templeLength: number;
  frontWidth: number;
  seed: number;
};
