/** `lens` and `kit` have their own scenes; the other two share the frame scenes. */
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

/** An outline that differs from the usual one of its shape (`studio/cuts.ts`). */
export type FrameCut =
  | 'panto'
  | 'bold'
  | 'oval'
  | 'fine-panto'
  | 'double-bridge'
  | 'upswept'
  | 'petite'
  | 'navigator'
  | 'teardrop'
  | 'octagon'
  | 'soft-square'
  | 'crown'
  | 'half-rim'
  | 'seventies'
  | 'sharp-brow'
  | 'round-brow';

/** Material of the front; `misto` is an acetate front (or brow) on metal temples. */
export type FrameMaterial = 'acetato' | 'metal' | 'titanio' | 'misto';

/** Parameters for the picture of an ophthalmic lens: zones, coating and edge thickness. */
export type LensLook = {
  design: 'visao-simples' | 'multifocal' | 'ocupacional';
  treatment: 'antirreflexo' | 'luz-azul' | 'fotossensivel';
  /** Refractive index in hundredths. */
  index: 150 | 159 | 161 | 167 | 174;
};

/**
 * Everything that the picture generator needs to draw a product. All lengths are in mm, so every product is
 * drawn to the same scale. `frameColour` and `templeColour` are keys of `frameColours`, `lensColour` is a key
 * of `lensColours` (both in palette.ts) or null for a clear lens. `seed` determines every random choice, so
 * equal specs yield equal bytes. Without a `cut`, the frame has the usual outline of its shape. A product of
 * kind `lens` has a `lens`, and its `lensColour` is its colour in the sun.
 */
export type FrameSpec = {
  kind: FrameKind;
  shape: FrameShape;
  cut?: FrameCut;
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
  lens?: LensLook;
};
