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
  /** Model of the catalogue, with one of its sizes and colours. */
  wears: { model: number; size: string; colour: number };
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
type Figure = { people: People; sex: 'female' | 'male'; age?: number; shape?: Record<string, number> };

/**
 * Targets for a figure; `age` goes from 0 to 1. Lids are opened, because the figure's eyes are narrow slits.
 */
function figure({ people, sex, age = 0, shape = {} }: Figure): Bust['targets'] {
  const lids = ['l', 'r'].flatMap((side) => [1, 2, 3].map((part) => `eyes/${side}-eye-height${part}-max`));
  return {
    ...Object.fromEntries(lids.map((name) => [name, sex === 'male' ? 0.45 : 0.25])),
    [`macrodetails/${people}-${sex}-young`]: 1 - age,
    [`macrodetails/${people}-${sex}-old`]: age,
    [`macrodetails/universal-${sex}-young-averagemuscle-averageweight`]: 1,
    ...shape,
  };
}

const [PLASTER, CLAY, TERRACOTTA] = ['#d6ccbc', '#46504b', '#a5633f'];

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
  tone: CLAY,
  targets: figure({ people: 'african', sex: 'female', age: 0.1, shape: { 'nose/nose-width1-min': 0.4 } }),
};
const wide = {
  pupils: 65,
  face: 146,
  tone: TERRACOTTA,
  targets: figure({ people: 'asian', sex: 'male', age: 0.25, shape: { 'head/head-square': 0.3 } }),
};

/** The model that the three face widths wear in P, M and G. */
const SIZED = 40;

export const bustPictures: Record<string, BustPicture> = {
  'medidas-1': {
    wall: '#d3cabb',
    across: 660,
    aim: -24,
    size: [1440, 810],
    busts: [
      { ...narrow, name: 'narrow', at: -205, turn: 10, wears: { model: SIZED, size: 'P', colour: 0 } },
      { ...middle, name: 'middle', at: 0, turn: 0, wears: { model: SIZED, size: 'M', colour: 2 } },
      { ...wide, name: 'wide', at: 208, turn: -10, wears: { model: SIZED, size: 'G', colour: 0 } },
    ],
  },
};
