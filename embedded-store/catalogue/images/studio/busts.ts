/**
 * A sculpted head: pupillary distance and face width (mm), the targets that shape the figure, its clay, its position
 * (mm from the middle) and its rotation (degrees).
 */
export type Bust = {
  name: string;
  pupils: number;
  face: number;
  targets: Record<string, number>;
  tone: string;
  at: number;
  turn: number;
  /** Model of the catalogue in one of its colours, with a front of this width in mm; null for a bare face. */
  wears: { model: number; front: number; colour: number } | null;
};

/** A picture of busts: colour of the wall, visible width and height of the aim in mm, and its size in px. */
export type BustPicture = {
  wall: string;
  across: number;
  aim: number;
  size: readonly [number, number];
  busts: readonly Bust[];
};

type People = 'african' | 'asian' | 'caucasian';
type Figure = {
  people: People;
  sex: 'female' | 'male';
  /** From 0 to 1, of an adult. */
  age?: number;
  /** How much of a child of ten and of one year the figure is; both add up to at most 1. */
  child?: number;
  baby?: number;
  shape?: Record<string, number>;
};

/** Targets for a figure. The figure's eyes are narrow slits and its lips apart, so lids are opened and lips closed. */
export function figure({ people, sex, age = 0, child = 0, baby = 0, shape = {} }: Figure): Bust['targets'] {
  const lids = ['l', 'r'].flatMap((side) => [1, 2, 3].map((part) => `eyes/${side}-eye-height${part}-max`));
  return {
    ...Object.fromEntries(lids.map((name) => [name, sex === 'male' ? 0.36 : 0.25])),
    [`macrodetails/${people}-${sex}-baby`]: baby,
    [`macrodetails/${people}-${sex}-child`]: child,
    [`macrodetails/${people}-${sex}-young`]: (1 - child - baby) * (1 - age),
    [`macrodetails/${people}-${sex}-old`]: (1 - child - baby) * age,
    [`macrodetails/universal-${sex}-child-averagemuscle-averageweight`]: child,
    [`macrodetails/universal-${sex}-young-averagemuscle-averageweight`]: 1 - child,
    [`expression/units/${people}/mouth-compression`]: 0.75,
    ...shape,
  };
}

const [PLASTER, TERRACOTTA] = ['#d6ccbc', '#a5633f'] as const;

const narrow = {
  pupils: 57,
  face: 127,
  tone: PLASTER,
  targets: figure({
    people: 'caucasian',
    sex: 'female',
    shape: { 'head/head-oval': 0.4, 'nose/nose-width1-min': 0.6 },
  }),
};
const middle = {
  pupils: 61,
  face: 136,
  // Not darker, or eyes would not show.
  tone: '#66736b',
  targets: figure({ people: 'african', sex: 'female', age: 0.1, shape: { 'nose/nose-width1-min': 0.4 } }),
};
const wide = {
  pupils: 65,
  face: 146,
  tone: TERRACOTTA,
  targets: figure({ people: 'asian', sex: 'male', age: 0.25, shape: { 'head/head-square': 0.3 } }),
};

/** A model of the catalogue, and one of its colours. */
type Worn = readonly [model: number, colour: number];

/** The three heads in one form, as wide as each head needs; the middle one in another colour. */
function sized(outer: Worn, inner: Worn = outer): BustPicture {
  const wears = ([model, colour]: Worn, front: number) => ({ model, colour, front });
  return {
    wall: '#d3cabb',
    across: 660,
    aim: -24,
    size: [1440, 810],
    busts: [
      { ...narrow, name: 'narrow', at: -205, turn: 10, wears: wears(outer, 128) },
      { ...middle, name: 'middle', at: 0, turn: 0, wears: wears(inner, 136) },
      { ...wide, name: 'wide', at: 208, turn: -10, wears: wears(outer, 144) },
    ],
  };
}

/** Pictures by name: one for each shape, of optical frames and of sunglasses. */
export const bustPictures: Record<string, BustPicture> = {
  'medidas-1': sized([40, 0], [40, 2]),
  'medidas-redondo': sized([20, 0], [20, 1]),
  'medidas-retangular': sized([15, 0]),
  'medidas-aviador': sized([2, 0], [2, 2]),
  'medidas-gatinho': sized([25, 0], [55, 0]),
  'medidas-hexagonal': sized([39, 3], [39, 2]),
  'medidas-browline': sized([12, 0], [12, 2]),
  'medidas-oversized': sized([19, 2], [19, 0]),
  'medidas-sol-redondo': sized([8, 0], [8, 1]),
  'medidas-sol-quadrado': sized([4, 2], [4, 4]),
  'medidas-sol-retangular': sized([14, 6], [14, 1]),
  'medidas-sol-aviador': sized([28, 1], [28, 2]),
  'medidas-sol-gatinho': sized([1, 0]),
  'medidas-sol-hexagonal': sized([6, 0], [6, 2]),
  'medidas-sol-browline': sized([26, 2], [26, 1]),
  'medidas-sol-oversized': sized([16, 1], [16, 2]),
  // The frame whose page the banner of the try-on leads to.
  'tendencias-4': {
    wall: '#d9c3a8',
    across: 290,
    aim: -16,
    size: [1280, 1280],
    busts: [
      {
        ...narrow,
        name: 'tried',
        tone: TERRACOTTA,
        at: 0,
        turn: -14,
        wears: { model: 0, colour: 1, front: 130 },
      },
    ],
  },
};

/** A bare face that wears any frame in the try-on (lib/try-on/example-face.ts has its measures). */
export const exampleFace: BustPicture = {
  wall: '#d3cabb',
  across: 270,
  aim: -16,
  size: [1080, 810],
  busts: [{ ...middle, name: 'example', tone: '#b98a6c', at: 0, turn: 0, wears: null }],
};
