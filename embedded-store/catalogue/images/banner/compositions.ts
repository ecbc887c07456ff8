import type { FrameSpec } from '../frame-spec';
import { frameColours } from '../palette';
import type { Prop } from './props';
import type { SurfaceKind } from './surfaces';

/** One pair of glasses in a still life; `on` is the index of the prop it rests on. */
export type Placed = {
  spec: FrameSpec;
  pose: 'open' | 'folded' | 'lens';
  turn: number;
  at: readonly [number, number];
  on?: number;
};

/** A whole still life around the origin, about 340 mm wide and 190 deep. */
export type StillLife = {
  ground: { surface: SurfaceKind; colour: string; turn: number; window: boolean };
  props: Prop[];
  placed: Placed[];
};

const base: FrameSpec = {
  kind: 'frame',
  shape: 'quadrado',
  material: 'acetato',
  frameColour: 'preto',
  templeColour: 'preto',
  lensColour: null,
  gradient: false,
  mirrored: false,
  lensWidth: 50,
  bridge: 20,
  lensHeight: 42,
  templeLength: 145,
  seed: 1,
};

const sizes: Record<FrameSpec['shape'], Pick<FrameSpec, 'lensWidth' | 'bridge' | 'lensHeight'>> = {
  redondo: { lensWidth: 48, bridge: 21, lensHeight: 44 },
  quadrado: { lensWidth: 51, bridge: 19, lensHeight: 41 },
  retangular: { lensWidth: 53, bridge: 18, lensHeight: 35 },
  aviador: { lensWidth: 57, bridge: 15, lensHeight: 49 },
  gatinho: { lensWidth: 53, bridge: 17, lensHeight: 42 },
  hexagonal: { lensWidth: 50, bridge: 20, lensHeight: 45 },
  clubmaster: { lensWidth: 50, bridge: 20, lensHeight: 40 },
  oversized: { lensWidth: 57, bridge: 18, lensHeight: 49 },
};

/** Shorthand: shape, colour and lens decide the rest. */
export function pair(
  shape: FrameSpec['shape'],
  colour: string,
  lens: string | null = null,
  seed = 3,
): FrameSpec {
  const metallic = frameColours[colour]?.pattern === 'metal';
  return {
    ...base,
    ...sizes[shape],
    kind: lens ? 'sunglasses' : 'frame',
    shape,
    material: metallic ? 'metal' : shape === 'clubmaster' ? 'misto' : 'acetato',
    frameColour: colour,
    templeColour: shape === 'clubmaster' && !metallic ? 'dourado' : colour,
    lensColour: lens,
    gradient: lens?.startsWith('degrade') ?? false,
    seed,
  };
}

type Colours = { surface: SurfaceKind; colour: string; window?: boolean; turn?: number };

const laid = ({ surface, colour, window = false, turn = 0.3 }: Colours): StillLife['ground'] => ({
  surface,
  colour,
  turn,
  window,
});

/** Three pairs loosely on the surface, the first open in front. */
export function trio(ground: Colours, specs: readonly [FrameSpec, FrameSpec, FrameSpec]): StillLife {
  return {
    ground: laid(ground),
    props: [],
    placed: [
      { spec: specs[0], pose: 'open', turn: 24, at: [-52, 62] },
      { spec: specs[1], pose: 'folded', turn: -34, at: [96, 44] },
      { spec: specs[2], pose: 'folded', turn: 22, at: [52, -66] },
    ],
  };
}

/** One pair raised on a drum, another open before it, a small ball for scale. */
export function plinth(ground: Colours, block: Colours, specs: readonly [FrameSpec, FrameSpec]): StillLife {
  return {
    ground: laid(ground),
    props: [
      { form: 'drum', size: [82, 34, 0], at: [66, -16], surface: block.surface, colour: block.colour },
      { form: 'ball', size: [17, 0, 0], at: [-26, -34], surface: block.surface, colour: block.colour },
    ],
    placed: [
      { spec: specs[0], pose: 'folded', turn: -20, at: [66, -6], on: 0 },
      { spec: specs[1], pose: 'open', turn: 26, at: [-58, 78] },
    ],
  };
}

/** One pair open on a long low block. */
export function slab(ground: Colours, block: Colours, specs: readonly [FrameSpec, FrameSpec]): StillLife {
  return {
    ground: laid(ground),
    props: [
      {
        form: 'block',
        size: [210, 24, 190],
        at: [0, -40],
        turn: 14,
        surface: block.surface,
        colour: block.colour,
      },
    ],
    placed: [
      { spec: specs[0], pose: 'open', turn: 34, at: [6, 14], on: 0 },
      { spec: specs[1], pose: 'folded', turn: -18, at: [112, 92] },
    ],
  };
}

/** Folded pairs in a slanting row, as on an optician's tray. */
export function row(ground: Colours, specs: readonly FrameSpec[]): StillLife {
  return {
    ground: laid(ground),
    props: [],
    placed: specs.map((spec, i) => ({
      spec,
      pose: 'folded',
      turn: 16,
      at: [-24 + (i - (specs.length - 1) / 2) * 42, (i - (specs.length - 1) / 2) * 78],
    })),
  };
}

/** Uncut lenses standing behind one folded pair. */
export function lensTable(ground: Colours, lens: FrameSpec, frame: FrameSpec): StillLife {
  return {
    ground: laid(ground),
    props: [
      { form: 'block', size: [150, 16, 84], at: [28, -46], turn: -8, surface: 'stone', colour: '#d9d2c4' },
    ],
    placed: [
      { spec: { ...lens, kind: 'lens' }, pose: 'lens', turn: 22, at: [-6, -46], on: 0 },
      { spec: { ...lens, kind: 'lens', seed: lens.seed + 1 }, pose: 'lens', turn: -12, at: [62, -54], on: 0 },
      { spec: frame, pose: 'folded', turn: 14, at: [-20, 58] },
    ],
  };
}
