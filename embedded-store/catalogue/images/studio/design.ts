import type { FrameSpec } from '../frame-spec';
import { crossing, type Flat, lensOutline } from './outline';

/** The part of a spec that fixes the form; colours and tints are separate. */
export type Form = Pick<
  FrameSpec,
  'shape' | 'material' | 'lensWidth' | 'bridge' | 'lensHeight' | 'frontWidth' | 'templeLength'
> & { sun: boolean };

/**
 * Derived geometry of a form: outline of the right lens, and heights and widths that several parts need, all
 * mm.
 */
export type Design = Form & {
  outline: readonly Flat[];
  /** Centre of the right lens. */
  lensX: number;
  /** Half of the front's width. */
  half: number;
  /** Height of the hinges over the lens centre. */
  hingeZ: number;
  /** Height of the bridge's middle over the lens centre. */
  bridgeZ: number;
  /** Thickness factor of the front, 0.85 to 1.15. */
  weight: number;
  /** Outermost point of the lens on the temporal side at the hinge's height. */
  temporalX: number;
  /** How far the front curves back at `x`. */
  bend: (x: number) => number;
};

/** Height of the hinges as a fraction of half the lens height; a cat eye has them at its tips. */
const hingeHeights: Record<FrameSpec['shape'], number> = {
  redondo: 0.3,
  quadrado: 0.52,
  retangular: 0.45,
  aviador: 0.62,
  gatinho: 0.62,
  hexagonal: 0.3,
  browline: 0.62,
  oversized: 0.5,
};

const bridgeHeights: Record<FrameSpec['shape'], number> = {
  redondo: 0.36,
  quadrado: 0.56,
  retangular: 0.5,
  aviador: 0.3,
  gatinho: 0.26,
  hexagonal: 0.4,
  browline: 0.36,
  oversized: 0.5,
};

export function design(form: Form): Design {
  const outline = lensOutline(form.shape, form.lensWidth, form.lensHeight);
  const lensX = (form.lensWidth + form.bridge) / 2;
  const tall = form.lensHeight / 2;
  const hingeZ = hingeHeights[form.shape] * tall;
  const radius = form.sun ? 250 : 330;
  const turn = (form.lensWidth * 7 + form.bridge * 13 + form.lensHeight * 3) % 7;
  return {
    ...form,
    outline,
    lensX,
    half: form.frontWidth / 2,
    hingeZ,
    bridgeZ: bridgeHeights[form.shape] * tall,
    weight: 0.86 + turn * 0.05,
    temporalX: lensX + crossing(outline, hingeZ, 1),
    bend: (x) => radius - Math.sqrt(radius * radius - x * x),
  };
}
