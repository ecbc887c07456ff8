/*
 * Pictures of heads with a card (ISO/IEC 7810 ID-1) that is held at the forehead or below the nose, by hands
 * that cover a part of its edge. Irises measure 10.6 to 13.0 mm. Units and directions are those of heads.ts.
 */
import { headOf, OTHERS, PEOPLE, turned } from './heads';
import type { Card, Head, Shot } from './types';

/** All people, with various iris sizes. */
const EVERYBODY = [
  ...PEOPLE.map((person, index) => headOf(person, index)),
  ...OTHERS.map((person, index) => headOf(person, index + 4)),
].map((head, index, { length }) => ({
  ...head,
  iris: Number((10.6 + (2.4 * ((7 * index) % length)) / (length - 1)).toFixed(2)),
}));

/** Backs of cards: dark, light, coloured, with a picture. */
const BACKS: Pick<Card, 'colour' | 'other'>[] = [
  { colour: [0.02, 0.03, 0.09] },
  { colour: [0.72, 0.72, 0.7] },
  { colour: [0.55, 0.12, 0.02] },
  { colour: [0.16, 0.01, 0.22] },
  { colour: [0.05, 0.2, 0.3], other: [0.6, 0.5, 0.2] },
  { colour: [0.01, 0.01, 0.01] },
  { colour: [0.4, 0.42, 0.44] },
  { colour: [0.6, 0.45, 0.02], other: [0.1, 0.25, 0.08] },
];

const LIGHTS = ['even', 'window', 'warm', 'side', 'above', 'flash', 'screen', 'behind', 'dim'];
const FOCALS = [0.7, 0.76, 0.83, 0.9];
const HOLDS = ['right', 'below', 'both', 'left'];
const PLACES = ['forehead', 'nose'];

const CAUCASIAN = [0.55, 0.32, 0.24];
/** Colours of hands, by the name of the head's skin. */
const SKINS: Record<string, number[]> = {
  african: [0.14, 0.06, 0.035],
  asian: [0.5, 0.3, 0.2],
  caucasian: CAUCASIAN,
};

type CardShot = Pick<Shot, 'name' | 'glasses'> & { at: string; tilt: number; card?: Partial<Card> };

/**
 * A picture of a head with a card. `tilt` is the largest angle between the card and the plane of the face.
 */
function shotOf(head: Head, index: number, step: number, { name, at, tilt, ...rest }: CardShot) {
  return {
    name,
    light: turned(2 * index + 3 * step, LIGHTS),
    distance: 380 + 45 * ((2 * index + 3 * step) % 5),
    focal: turned(index + step, FOCALS),
    yaw: turned(index + 2 * step, [0, 3, -4, 6]),
    pitch: turned(index + step, [0, -3, 4]),
    roll: turned(index + step, [0, 4, -6, 2, 8]),
    ...rest,
    card: {
      at,
      ...turned(index + 3 * step, BACKS),
      hold: turned(index + step, HOLDS),
      skin: SKINS[head.skin.split('_')[1] ?? ''] ?? CAUCASIAN,
      yaw: tilt * turned(index + step, [0.2, -0.6, 0.9, -0.3, 0.5]),
      pitch: tilt * turned(index + 2 * step, [-0.4, 0.3, 0.1, -0.2]),
      roll: tilt * turned(2 * index + step, [0.3, -0.8, 0.6, 0]),
      gap: turned(index + step, [0.5, 2, 4]),
      shift: [turned(index + step, [0, 4, -6]), turned(index + 2 * step, [0, 3, -2])],
      ...rest.card,
    },
  };
}

/** Cards roughly parallel to the face; each person holds one at both places. */
const held = EVERYBODY.map((head, index) => ({
  ...head,
  name: `card-${head.name}`,
  shots: [0, 1, 2].map((step) =>
    shotOf(head, index, step, { name: `held-${step}`, at: turned(index + step, PLACES), tilt: 10 }),
  ),
}));

/** Cards tilted by 10 to 20°, and heads with glasses. */
const leaning = EVERYBODY.filter((_, index) => index % 4 < 2).map((head, index) => ({
  ...head,
  name: `card-${head.name}`,
  shots: [
    shotOf(head, index, 1, {
      name: 'leaning',
      at: turned(index, PLACES),
      tilt: 10,
      card: {
        yaw: turned(index, [18, -14, 4, -8, 12]),
        pitch: turned(index, [4, -10, 16, -14, 8]),
      },
    }),
    shotOf(head, index, 2, { name: 'glasses', at: turned(index + 1, PLACES), tilt: 8, glasses: true }),
  ],
}));

/** Pictures without a card, or with half of it hidden by a hand. */
const without = EVERYBODY.filter((_, index) => index % 4 > 1).map((head, index) => {
  const shot = shotOf(head, index, 0, { name: 'half', at: turned(index, PLACES), tilt: 8 });
  const { card, ...bare } = shotOf(head, index, 1, { name: 'no-card', at: 'nose', tilt: 0 });
  return {
    ...head,
    name: `card-${head.name}`,
    shots: [{ ...shot, card: { ...shot.card, hold: 'half' } }, bare],
  };
});

export const CARD_HEADS = { held, leaning, without };
