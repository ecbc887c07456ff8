/*
 * Pictures of heads of known size. Colours are linear red, green and blue from 0 to 1, lengths mm, angles degrees: yaw
 * to the person's left, pitch downwards, roll clockwise in the picture.
 */

import type { Head, Person, Shot } from './types';

const BROWN = [0.1, 0.045, 0.02];
const DARK = [0.03, 0.015, 0.01];
const GREEN = [0.13, 0.16, 0.07];
const BLUE = [0.12, 0.22, 0.33];
const AS_IS = [1, 1, 1];

/** The item at an index of a list that repeats endlessly. */
export const turned = <T>(index: number, list: readonly T[]) => list[index % list.length] as T;

/** People from the rows of a table whose first row has the names of the columns. Empty cells are left out. */
const peopleOf = ([names = [], ...rows]: unknown[][]): Person[] =>
  rows.map((row) =>
    Object.fromEntries(names.map((name, column) => [name, row[column]]).filter(([, value]) => value !== '')),
  );

/** Men and women with various pupil distances, skin tones, ages, beards and fringes. */
export const PEOPLE = peopleOf([
  ['name', 'sex', 'race', 'age', 'pd', 'eyes', 'hair', 'beard'],
  ['ana', 'female', 'african', 'young', 60, DARK, 'afro01', ''],
  ['rui', 'male', 'caucasian', 'middleage', 65, BLUE, 'short02', 'Full_beard'],
  ['mei', 'female', 'asian', 'young', 59, DARK, 'long_alpha7', ''],
  ['joao', 'male', 'african', 'middleage', 67, DARK, 'short04', 'Moustache'],
  ['lia', 'female', 'caucasian', 'young', 61, GREEN, 'long01', ''],
  ['ken', 'male', 'asian', 'young', 63, BROWN, 'short01', ''],
  ['eva', 'female', 'caucasian', 'old', 58, BLUE, 'blondwithheadband', ''],
  ['davi', 'male', 'african', 'young', 64, BROWN, '', 'Full_beard'],
  ['nina', 'female', 'african', 'middleage', 62, BROWN, 'junglebookhair', ''],
  ['otto', 'male', 'caucasian', 'old', 66, GREEN, '', ''],
  ['yuki', 'female', 'asian', 'middleage', 57, BROWN, 'ponytail01', ''],
  ['caio', 'male', 'caucasian', 'young', 70, BROWN, 'curly', 'Moustache'],
]);

const LIGHTS = ['even', 'side', 'above', 'behind', 'dim'];

/** Four pictures of each head: straight, slightly turned, nodding or tilted, and turned far. */
function shotsOf(index: number) {
  const side = index % 2 === 0 ? 1 : -1;
  const shot = (step: number, pose: Partial<Shot> & { name: string }): Shot => ({
    light: turned(index + step, LIGHTS),
    distance: 380 + 70 * ((index + 2 * step) % 4),
    focal: turned(index + step, [0.72, 0.8, 0.87]),
    ...pose,
  });
  return [
    shot(0, { name: 'straight', crop: index % 3 === 1 }),
    shot(1, { name: 'aside', yaw: side * (index % 4 < 2 ? 5 : 10), crop: index % 4 === 3 }),
    shot(2, {
      name: 'tilted',
      yaw: side * -4,
      pitch: side * (index % 3 === 0 ? 10 : 6),
      roll: side * (index % 3) * 7,
    }),
    shot(3, { name: 'far-aside', yaw: -side * (index % 4 < 2 ? 15 : 19) }),
  ];
}

const skinOf = ({ sex, race, age }: Person) => `${age}_${race}_${sex}`;

/** The figure's oldest shape is very old, so old and middle-aged heads use only a part of it. */
function targetsOf({ sex, race, age, shape = {} }: Person): Head['targets'] {
  const old = { young: 0, middleage: 0.4, old: 0.8 }[age];
  // The eyes of male and old figures are nearly closed, so they are opened further.
  const opened = sex === 'male' || age === 'old' ? 0.6 : 0.25;
  const lids = ['l', 'r'].flatMap((side) => [1, 2, 3].map((part) => `eyes/${side}-eye-height${part}-max`));
  return {
    ...Object.fromEntries(lids.map((name) => [name, opened])),
    [`macrodetails/${race}-${sex}-young`]: 1 - old,
    [`macrodetails/${race}-${sex}-old`]: old,
    [`macrodetails/universal-${sex}-young-averagemuscle-averageweight`]: 1,
    ...shape,
  };
}

function partsOf({ hair, beard, age }: Person, index: number): Head['parts'] {
  const tone = age === 'old' ? [2.2, 2.2, 2.3] : AS_IS;
  const number = String((index % 12) + 1).padStart(3, '0');
  return {
    [`eyebrows/eyebrow${number}`]: tone,
    'eyelashes/Eyelashes01': AS_IS,
    ...(hair && { [`hair/${hair}`]: tone }),
    ...(beard && { [`hair/${beard}`]: tone }),
  };
}

const IRIS_MM = 11.7;

export const headOf = (person: Person, index: number): Head => ({
  name: person.name,
  pd: person.pd,
  iris: IRIS_MM,
  eyes: person.eyes,
  skin: skinOf(person),
  targets: targetsOf(person),
  parts: partsOf(person, index),
});

const personAt = (index: number) => turned(index, PEOPLE);

/** Heads with the narrowest and widest irises that people have, for which the try-on's scale is wrong. */
const UNUSUAL = [11.2, 12.2].flatMap((iris) =>
  [0, 5].map((index) => ({
    ...headOf(personAt(index), index),
    name: `${personAt(index).name}-iris-${iris}`,
    iris,
    shots: [{ name: 'straight', light: 'even', distance: 450, focal: 0.8 }],
  })),
);

/**
 * Pictures that must be rejected: one or both eyes behind hair, a head turned too far, the back of a head.
 */
const REFUSED = [
  { index: 4, hair: 'bob01', shot: { name: 'eye-hidden' } },
  { index: 0, hair: 'bob01', shot: { name: 'eye-hidden', yaw: -6 } },
  { index: 2, hair: 'long2_alpha7', shot: { name: 'eyes-hidden' } },
  { index: 5, shot: { name: 'profile', yaw: 38 } },
  { index: 3, shot: { name: 'looking-down', pitch: 34 } },
  { index: 11, shot: { name: 'back', yaw: 180 } },
].map(({ index, hair = personAt(index).hair, shot }) => ({
  ...headOf({ ...personAt(index), hair }, index),
  name: `${personAt(index).name}-refused`,
  shots: [{ light: 'even', distance: 450, focal: 0.8, ...shot }],
}));

/**
 * People with other shapes of heads and faces, whose pictures were not used when the try-on was developed.
 */
export const OTHERS = peopleOf([
  ['name', 'sex', 'race', 'age', 'pd', 'eyes', 'hair', 'beard', 'shape'],
  ['bia', 'female', 'caucasian', 'middleage', 64, BROWN, 'short03', '', { 'head/head-round': 0.7 }],
  [
    'hugo',
    'male',
    'caucasian',
    'young',
    62,
    GREEN,
    'short04',
    'Full_beard',
    { 'head/head-rectangular': 0.8 },
  ],
  ['zuri', 'female', 'african', 'old', 61, DARK, 'Braid01', '', { 'head/head-oval': 0.8 }],
  ['kofi', 'male', 'african', 'old', 68, BROWN, 'short01', '', { 'head/head-square': 0.7 }],
  ['lin', 'female', 'asian', 'old', 60, DARK, 'bob02', '', { 'head/head-diamond': 0.6 }],
  ['jun', 'male', 'asian', 'middleage', 65, DARK, '', 'Moustache', { 'head/head-triangular': 0.5 }],
  ['iris', 'female', 'caucasian', 'young', 59, BLUE, 'curly2', '', { 'head/head-invertedtriangular': 0.7 }],
  ['tom', 'male', 'caucasian', 'middleage', 67, BLUE, 'Harvey_Hawk1', '', { 'head/head-fat': 0.5 }],
]);

const OTHER_LIGHTS = ['window', 'flash', 'even', 'behind', 'dim'];

/** Three pictures of each person, turned by up to 9°. */
const otherShotsOf = (index: number) =>
  ['one', 'two', 'three'].map((name, step) => ({
    name,
    light: turned(index + 2 * step, OTHER_LIGHTS),
    distance: 400 + 55 * ((2 * index + 3 * step) % 5),
    focal: turned(index + step, [0.7, 0.76, 0.83, 0.9]),
    yaw: turned(index + 3 * step, [0, -7, 6, 3]),
    pitch: turned(index + step, [4, 0, -5]),
    roll: turned(3 * index + step, [-8, 0, 5, 12]),
    crop: (index + step) % 6 === 4,
  }));

/**
 * Heads with their pictures: those to be measured, those that were not used in development, those with
 * unusual irises, and those to be rejected.
 */
export const HEADS = {
  measured: PEOPLE.map((person, index) => ({ ...headOf(person, index), shots: shotsOf(index) })),
  others: OTHERS.map((person, index) => ({ ...headOf(person, index + 4), shots: otherShotsOf(index) })),
  unusual: UNUSUAL,
  refused: REFUSED,
};
