import type { FrameShape, FrameSpec } from '../frame-spec';

export type Surface = { surface: 'stone' | 'linen' | 'wood' | 'paper'; colour: string };
/** A block, a round plinth or a sheet. `size` and `at` are in mm; `at` is the centre of its base. */
export type Prop = Surface & {
  kind: 'block' | 'round';
  size: readonly [number, number, number];
  at: readonly [number, number, number];
  turn?: number;
};
/** A frame or a pair of lenses in a still life. */
export type Item = {
  spec: FrameSpec;
  pose: 'open' | 'folded' | 'lens';
  at: readonly [number, number, number];
  turn: number;
};
/** The camera looks down by `up` degrees, and sees `width` mm across at the point at which it is aimed. */
export type Camera = { aim: readonly [number, number, number]; width: number; up: number };
type Shot = Camera & {
  size: readonly [number, number];
  /** Another arrangement, if the picture has no room for that of the still life. */
  arrangement?: Arrangement;
};
type Arrangement = { props: readonly Prop[]; items: readonly Item[] };
export type StillLife = Surface &
  Arrangement & {
    /** Quality of the files, if the usual one makes a fine pattern heavy. */
    quality?: number;
    sun: readonly [number, number];
    shots: Partial<Record<'desktop' | 'mobile', Shot>>;
  };

const measures: Record<FrameShape, readonly [number, number, number]> = {
  redondo: [48, 20, 45],
  quadrado: [51, 19, 42],
  retangular: [53, 18, 36],
  aviador: [57, 16, 49],
  gatinho: [53, 17, 41],
  hexagonal: [51, 19, 44],
  browline: [51, 20, 42],
  oversized: [57, 18, 50],
};

/** A pair of glasses with its shape's usual measurements. */
export function pair(
  shape: FrameShape,
  frameColour: string,
  lensColour: string | null = null,
  mirrored = false,
): FrameSpec {
  const metallic = ['dourado', 'prata', 'grafite', 'bronze', 'ouro-rose', 'preto-fosco'].includes(
    frameColour,
  );
  const [lensWidth, bridge, lensHeight] = measures[shape];
  return {
    kind: lensColour ? 'sunglasses' : 'frame',
    shape,
    material: shape === 'browline' ? 'misto' : metallic ? 'metal' : 'acetato',
    frameColour,
    templeColour: shape === 'browline' ? 'dourado' : frameColour,
    lensColour,
    gradient: lensColour?.startsWith('degrade') ?? false,
    mirrored,
    lensWidth,
    bridge,
    lensHeight,
    templeLength: 145,
    frontWidth: lensWidth * 2 + bridge + 16,
    seed: 1,
  };
}

/** An item at `x`, `y` and `z` mm, turned by `turn` degrees. */
const itemInPose =
  (pose: Item['pose']) =>
  (spec: FrameSpec, x: number, y: number, turn: number, z = 0): Item => ({ spec, pose, at: [x, y, z], turn });

export const open = itemInPose('open');
export const folded = itemInPose('folded');
export const lens = itemInPose('lens');

export const plinth = (colour: string, across: number, tall: number, x: number, y: number): Prop => ({
  kind: 'round',
  surface: 'stone',
  colour,
  size: [across, across, tall],
  at: [x, y, 0],
});
export const block = (
  surface: Surface['surface'],
  colour: string,
  size: Prop['size'],
  x: number,
  y: number,
  turn = 0,
): Prop => ({
  kind: 'block',
  surface,
  colour,
  size,
  at: [x, y, 0],
  turn,
});
export const sheet = (colour: string, wide: number, deep: number, x: number, y: number, turn: number): Prop =>
  block('paper', colour, [wide, deep, 0.5], x, y, turn);

export const limestone = { surface: 'stone', colour: '#d3c8b7' } as const;
export const slate = { surface: 'stone', colour: '#7d827e' } as const;
export const chalk = { surface: 'stone', colour: '#e4ddd1' } as const;
export const linen = { surface: 'linen', colour: '#ddd1bd' } as const;
export const oak = { surface: 'wood', colour: '#c39a6b' } as const;
export const walnut = { surface: 'wood', colour: '#7a5138' } as const;
export const paper = (colour: string) => ({ surface: 'paper', colour }) as const;

export const MORNING = [118, 30] as const;
export const NOON = [-55, 48] as const;
export const EVENING = [96, 20] as const;

type View = { centre: number; width: number };

/** Wide banner with room for text on the left, and its narrow version, which may have another arrangement. */
export const wideBanner = (
  centre: number,
  narrow: View & { depth?: number; arrangement?: Arrangement } = { centre: centre - 22, width: 480 },
): StillLife['shots'] => ({
  desktop: { size: [2880, 600], aim: [centre - 130, 34, 14], width: 690, up: 17 },
  mobile: {
    size: [864, 660],
    aim: [narrow.centre, narrow.depth ?? 40, 14],
    width: narrow.width,
    // Items behind each other, instead of next to each other, are seen from higher up.
    up: narrow.arrangement ? 32 : 24,
    ...(narrow.arrangement && { arrangement: narrow.arrangement }),
  },
});

/** Listing banner, four times as wide as tall, and its narrow version, which is small on phones. */
export const listingBanner = (
  centre: number,
  wide: View = { centre: centre - 100, width: 600 },
  narrow: View = { centre, width: 440 },
): StillLife['shots'] => ({
  desktop: { size: [1600, 400], aim: [wide.centre, 34, 12], width: wide.width, up: 19 },
  mobile: { size: [720, 550], aim: [narrow.centre, 40, 14], width: narrow.width, up: 24 },
});
/** Portrait picture whose middle square contains everything. */
export const portrait = (width = 250): StillLife['shots'] => ({
  desktop: { size: [800, 1000], aim: [0, 52, 10], width, up: 36 },
});

/** Picture of 3:2, and its square version. */
export const landscape = (centre = 0, width = 330): StillLife['shots'] => ({
  desktop: { size: [960, 640], aim: [centre, 52, 10], width, up: 30 },
  mobile: { size: [720, 720], aim: [0, 52, 10], width: 250, up: 34 },
});

/** Picture twice as wide as tall, and its square version. */
export const wideTile = (): StillLife['shots'] => ({
  desktop: { size: [1520, 760], aim: [0, 44, 10], width: 380, up: 34 },
  mobile: { size: [720, 720], aim: [0, 50, 10], width: 340, up: 38 },
});

/** Square picture of the social feed. */
export const socialPost = (): StillLife['shots'] => ({
  desktop: { size: [640, 640], aim: [0, 44, 10], width: 200, up: 28 },
});
