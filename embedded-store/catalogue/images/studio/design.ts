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
  /** What sets the maker's hand apart where outlines are alike. */
  hand: Hand;
  /** Outermost point of the lens on the temporal side at the hinge's height. */
  temporalX: number;
  /** How far the front curves back at `x`. */
  bend: (x: number) => number;
};

/**
 * Pins in the end pieces; how much heavier the brow is than the lower rim, mm; half the height of the end pieces, mm;
 * how high the bridge sits, as a fraction of half the lens height more than usual, and how much it arches, mm; half
 * the width of a metal rim, mm; whether a metal front has a second bridge.
 */
export type Hand = {
  pins: 'two' | 'bar' | 'three' | 'level';
  brow: number;
  block: number;
  raised: number;
  arch: number;
  wire: number;
  twoBridges: boolean;
};

function hand({ shape, lensWidth, bridge, frontWidth, templeLength }: Form): Hand {
  const first = (frontWidth + Math.floor(templeLength / 5) + bridge) % 4;
  const second = (lensWidth * 3 + bridge + frontWidth) % 3;
  const pick = <T>(...all: readonly [T, T, T]): T => all[second] as T;
  return {
    pins: (['two', 'bar', 'three', 'level'] as const)[first] ?? 'two',
    brow: pick(0.6, 1.2, 1.9),
    block: pick(4, 4.7, 5.3),
    raised: ([0.06, -0.06, 0, 0.1] as const)[first] ?? 0,
    arch: pick(2.4, 1.6, 0.6),
    wire: pick(0.72, 0.84, 0.62),
    twoBridges: shape === 'aviador' || (first === 0 && shape !== 'redondo'),
  };
}

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
  const own = hand(form);
  return {
    ...form,
    outline,
    lensX,
    half: form.frontWidth / 2,
    hingeZ,
    bridgeZ: (bridgeHeights[form.shape] + own.raised) * tall,
    weight: 0.86 + turn * 0.05,
    hand: own,
    temporalX: lensX + crossing(outline, hingeZ, 1),
    bend: (x) => radius - Math.sqrt(radius * radius - x * x),
  };
}
