import { formatTable } from '../../scripts/lib/cli.mjs';

/** What is aimed at with a card that leans by 10° at most, in mm of the distance of the pupils. */
const GOAL_MM = 1.5;

/** In a normal distribution 95 % are that many standard deviations from the mean. */
const NORMAL_95 = 1.96;

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const signed = (value) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

/** The limits of agreement (Bland and Altman): the mean error and where 95 % of the errors are, in mm. */
export function limitsOf(errors) {
  const bias = mean(errors);
  const spread = Math.sqrt(errors.reduce((sum, error) => sum + (error - bias) ** 2, 0) / (errors.length - 1));
  return { bias, low: bias - NORMAL_95 * spread, high: bias + NORMAL_95 * spread };
}

const isAnswer = (found) => typeof found !== 'string';

/** A row of photos: how many were answered, and how wrong that was. */
function rowOf(name, photos, key) {
  const answers = photos
    .filter((photo) => isAnswer(photo[key]))
    .map(({ [key]: { value, uncertainty }, pupils }) => ({ error: value - pupils, uncertainty }));
  if (answers.length < 3) return [name, `${answers.length} of ${photos.length}`, '', '', '', ''];
  const errors = answers.map(({ error }) => error);
  const { bias, low, high } = limitsOf(errors);
  const count = (isGood) => `${answers.filter(isGood).length} of ${answers.length}`;
  return [
    name,
    `${answers.length} of ${photos.length}`,
    signed(bias),
    `${signed(low)} to ${signed(high)}`,
    count(({ error }) => Math.abs(error) <= GOAL_MM),
    count(({ error, uncertainty }) => Math.abs(error) <= uncertainty),
  ];
}

/** The middling answer of each person's photos at one place. */
function middling(photos) {
  const answered = photos.filter(({ byCard }) => isAnswer(byCard));
  const names = [...new Set(answered.map(({ head }) => head.name))];
  return names.map((name) => {
    const own = answered.filter(({ head }) => head.name === name);
    const byError = own.toSorted((a, b) => a.byCard.value - a.pupils - (b.byCard.value - b.pupils));
    return byError[Math.floor(byError.length / 2)];
  });
}

const TITLES = [
  'distance of the pupils',
  'answered',
  'mean',
  '95 % limits',
  `within ${GOAL_MM} mm`,
  'within what it says',
];

/** Errors in mm of the distances by a card and, of the same people, by the irises. */
export function cardTable({ held, leaning, without }) {
  const at = (photos, place) => photos.filter(({ shot }) => shot.card?.at === place);
  const [tilted, glasses] = ['leaning', 'glasses'].map((name) =>
    leaning.filter(({ shot }) => shot.name === name),
  );
  const poor = held.filter(({ shot }) => ['dim', 'screen', 'warm'].includes(shot.light));
  const dark = held.filter(({ head }) => head.skin.includes('african'));
  return [
    TITLES,
    rowOf('card at the forehead, leaning by 10° at most', at(held, 'forehead'), 'byCard'),
    rowOf('the same, the middling photo of each person', middling(at(held, 'forehead')), 'byCard'),
    rowOf('card under the nose, leaning by 10° at most', at(held, 'nose'), 'byCard'),
    rowOf('card leaning by up to 20°', tilted, 'byCard'),
    rowOf('with glasses', glasses, 'byCard'),
    rowOf('dim or coloured light', poor, 'byCard'),
    rowOf('dark skin', dark, 'byCard'),
    rowOf('card half hidden, or none', without, 'byCard'),
    rowOf('irises alone, all of these photos', [...held, ...leaning, ...without], 'byIris'),
  ];
}

/** The part of the report about cards. */
export const cardReport = (cards) =>
  `Cards at heads with irises of 10.6 to 13.0 mm (errors in mm)\n\n${formatTable(cardTable(cards))}`;
