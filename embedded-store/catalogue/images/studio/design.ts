import type { FrameSpec } from '../frame-spec';
import { polygons } from './cut-polygons';
import { cuts } from './cuts';
import type { Hand } from './hand';
import { crossing, type Flat, lensOutline, usualOutlines } from './outline';

/** The part of a spec that determines the form, without colours and tints. */
export type Form = Pick<
  FrameSpec,
  'shape' | 'cut' | 'material' | 'lensWidth' | 'bridge' | 'lensHeight' | 'frontWidth' | 'templeLength'
> & { sun: boolean };

/**
 * Geometry derived from a form: outline of the right lens, and heights and widths that several parts need,
 * all in mm.
 */
export type Design = Form & {
  outline: readonly Flat[];
  /** Centre of the right lens. */
  lensX: number;
  /** Half of the front's width. */
  half: number;
  /** Height of the hinges over the lens centre. */
  hingeZ: number;
  /** Height of the temples at their hinges. */
  templeZ: number;
  /** Height of the bridge's middle over the lens centre. */
  bridgeZ: number;
  /** Thickness factor of the front. */
  weight: number;
  /** Style details that distinguish frames with similar outlines. */
  hand: Hand;
  /** Outermost point of the lens on the temporal side at the hinge's height. */
  temporalX: number;
  /** How far the front curves back at `x`. */
  bend: (x: number) => number;
};

function hand({ shape, cut, lensWidth, bridge, frontWidth, templeLength }: Form): Hand {
  const first = (frontWidth + Math.floor(templeLength / 5) + bridge) % 4;
  const second = (lensWidth * 3 + bridge + frontWidth) % 3;
  const pick = <T>(...all: readonly [T, T, T]): T => all[second] as T;
  const [cat, round] = [shape === 'gatinho', shape === 'redondo' || shape === 'hexagonal'];
  return {
    pins: (['two', 'bar', 'three', 'level'] as const)[first] ?? 'two',
    brow: pick(0.6, 1.2, 1.9),
    flare: round ? 0.1 : 0.7,
    lift: cat ? 0.9 : 0,
    block: cat ? 3.4 : shape === 'browline' ? 4.2 : pick(4, 4.7, 5.3),
    rise: cat ? 0.22 : 0.06,
    raised: cut ? 0 : (([0.06, -0.06, 0, 0.1] as const)[first] ?? 0),
    arch: pick(2.4, 1.6, 0.6),
    bar: round ? 2.3 : 2.9,
    keyhole: false,
    fillet: round ? [4.5, 6] : [6.5, 8],
    slim: shape === 'retangular' ? 0.9 : 1,
    temple: 1,
    wire: pick(0.72, 0.84, 0.62),
    twoBridges: shape === 'aviador' || (first === 0 && shape !== 'redondo'),
    topBar: 1,
    halfRim: false,
    browline: { width: 6.2, from: -0.05, to: 0.6 },
    ...(cut ? cuts[cut].hand : {}),
  };
}

/** Height of the hinges as a fraction of half the lens height. On a cat eye they are at the tips. */
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
  const cut = form.cut ? cuts[form.cut] : null;
  const polygon = form.cut ? polygons[form.cut] : usualOutlines[form.shape];
  const outline = lensOutline(polygon, form.lensWidth, form.lensHeight);
  const lensX = (form.lensWidth + form.bridge) / 2;
  const tall = form.lensHeight / 2;
  const hingeZ = (cut?.hinge ?? hingeHeights[form.shape]) * tall;
  const radius = form.sun ? 250 : 330;
  const turn = (form.lensWidth * 7 + form.bridge * 13 + form.lensHeight * 3) % 7;
  const own = hand(form);
  const half = form.frontWidth / 2;
  const temporalX = lensX + crossing(outline, hingeZ, 1);
  return {
    ...form,
    outline,
    lensX,
    half,
    hingeZ,
    templeZ: hingeZ + (cut && form.material === 'acetato' ? own.rise * (half - temporalX + 3) : 0),
    bridgeZ: ((cut?.bridge ?? bridgeHeights[form.shape]) + own.raised) * tall,
    weight: cut?.weight ?? 0.86 + turn * 0.05,
    hand: own,
    temporalX,
    bend: (x) => radius - Math.sqrt(radius * radius - x * x),
  };
}
