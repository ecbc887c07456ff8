import type { Rgb } from './colour';
import type { Receiver } from './shadow-map';

/** Seamlessly repeating colour sheet; `span` is the side of one tile in mm. */
export type Sheet = { size: number; span: number; data: Float32Array };

/** Glossy opaque plastic: acetate, leatherette, rubber, painted wood. `shine` scales the reflection. */
export type PlasticMaterial = {
  kind: 'plastic';
  base: Rgb;
  sheet: Sheet | null;
  shine: number;
  satin: number;
  /** Light that leaks through thin, pale material, 0 to 1. */
  glow: number;
  /** Share of the diffuse light it answers with; set pieces in full sun need less than 1. */
  gain?: number;
  /** Shadows that fall on its level top, if anything rests there. */
  receives?: Receiver;
};

/** Polished or brushed metal: everything it shows is reflection. */
export type MetalMaterial = { kind: 'metal'; base: Rgb; dark: Rgb; satin: number };

/** See-through acetate or silicone: colour, log of the light kept per wall, and milkiness from 0 to 1. */
export type CrystalMaterial = { kind: 'crystal'; base: Rgb; absorption: Rgb; haze: number };

/** See-through body of a colour; `density` 1 is a frame's wall. */
export function crystal(base: Rgb, density: number, haze: number): CrystalMaterial {
  const log = (value: number): number => Math.log(Math.max(0.001, value)) * density;
  return { kind: 'crystal', base, absorption: [log(base[0]), log(base[1]), log(base[2])], haze };
}

/** Mounted lens: tint (over what is behind), its fade from top to bottom, mirror and coating reflections. */
export type LensMaterial = {
  kind: 'lens';
  top: Rgb;
  bottom: Rgb;
  topOpacity: number;
  bottomOpacity: number;
  mirror: Rgb;
  mirrorPower: number;
  coating: Rgb;
  coatingPower: number;
  /** Set in a rim that hides its edge (so the edge needs no smoothing). */
  mounted: boolean;
};

/** How a surface answers the studio light. */
export type Material = PlasticMaterial | MetalMaterial | CrystalMaterial | LensMaterial;

/** Whether what lies behind shows through. */
export function isTranslucent(material: Material): boolean {
  return material.kind === 'crystal' || material.kind === 'lens';
}
