/**
 * @typedef {{ name: string, kind: string, head: { name: string, skin: string }, pupils: number, found: unknown,
 *   shot: { name: string, light: string, card?: { at: string } } }} Photo
 */

/** The target for a card tilted by at most 10°, in mm. */
const GOAL_MM = 1.5;

/** In a normal distribution, 95 % are within this many standard deviations of the mean. */
const NORMAL_95 = 1.96;

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const signed = (value) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

/** The limits of agreement (Bland and Altman): the mean error and the range of 95 % of the errors, in mm. */
export function limitsOf(errors) {
  const bias = mean(errors);
  const spread = Math.sqrt(errors.reduce((sum, error) => sum + (error - bias) ** 2, 0) / (errors.length - 1));
  return { bias, low: bias - NORMAL_95 * spread, high: bias + NORMAL_95 * spread };
}

const isAnswer = (found) => typeof found === 'number' || (typeof found === 'object' && found !== null);
const answerOf = (found) => (typeof found === 'number' ? found : found.value);
const uncertaintyOf = (found) => (typeof found === 'number' ? undefined : found.uncertainty);

/** A row for a group of photos: how many were measured, and the errors. */
function rowOf(name, photos) {
  const answers = photos
    .filter(({ found }) => isAnswer(found))
    .map(({ found, pupils }) => ({ error: answerOf(found) - pupils, uncertainty: uncertaintyOf(found) }));
  if (answers.length < 3) return [name, `${answers.length} of ${photos.length}`, '', '', '', ''];
  const { bias, low, high } = limitsOf(answers.map(({ error }) => error));
  const count = (isGood, among) => `${among.filter(isGood).length} of ${among.length}`;
  const stated = answers.filter(({ uncertainty }) => uncertainty !== undefined);
  return [
    name,
    `${answers.length} of ${photos.length}`,
    signed(bias),
    `${signed(low)} to ${signed(high)}`,
    count(({ error }) => Math.abs(error) <= GOAL_MM, answers),
    stated.length === 0 ? '' : count(({ error, uncertainty }) => Math.abs(error) <= uncertainty, stated),
  ];
}

/** For each person, the photo with the median error. */
function middling(photos) {
  const answered = photos.filter(({ found }) => isAnswer(found));
  const errorOf = ({ found, pupils }) => answerOf(found) - pupils;
  return [...new Set(answered.map(({ head }) => head.name))].map((name) => {
    const own = answered.filter(({ head }) => head.name === name).toSorted((a, b) => errorOf(a) - errorOf(b));
    return own[Math.floor(own.length / 2)];
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

/** @type {(place: string) => (photo: Photo) => boolean} */
const isAt =
  (place) =>
  ({ shot: { card } }) =>
    card?.at === place;
const isHeld = ({ kind }) => kind === 'held';
const atForehead = (photos) => photos.filter(isHeld).filter(isAt('forehead'));

/**
 * Groups of photos; `kind` is the name of their list in cards.mjs or heads.mjs.
 * @type {[string, (photos: Photo[]) => Photo[]][]}
 */
const GROUPS = [
  ['card at the forehead, leaning by 10° at most', atForehead],
  ['the same, the middling photo of each person', (photos) => middling(atForehead(photos))],
  ['card under the nose, leaning by 10° at most', (photos) => photos.filter(isHeld).filter(isAt('nose'))],
  ['card leaning by up to 20°', (photos) => photos.filter(({ shot }) => shot.name === 'leaning')],
  ['with glasses', (photos) => photos.filter(({ shot }) => shot.name === 'glasses')],
  [
    'card in dim or coloured light',
    (photos) => photos.filter(isHeld).filter(({ shot }) => ['dim', 'screen', 'warm'].includes(shot.light)),
  ],
  [
    'card and dark skin',
    (photos) => photos.filter(isHeld).filter(({ head }) => head.skin.includes('african')),
  ],
  ['card half hidden, or none', (photos) => photos.filter(({ kind }) => kind === 'without')],
  [
    'no card, irises of 11.7 mm',
    (photos) => photos.filter(({ kind }) => ['measured', 'others'].includes(kind)),
  ],
  ['no card, irises of 11.2 and 12.2 mm', (photos) => photos.filter(({ kind }) => kind === 'unusual')],
  ['no face that can be measured', (photos) => photos.filter(({ kind }) => kind === 'refused')],
  ['all', (photos) => photos],
];

/**
 * The accuracy of measurements in mm, as rows of a table with its titles first. Each photo has the true `pupils`, its
 * `kind`, head and shot, and `found`: a number, `{ value, uncertainty }`, or anything else for a refusal.
 */
export function scoreTable(photos) {
  return [
    TITLES,
    ...GROUPS.flatMap(([name, of]) => {
      const some = of(photos);
      return some.length > 0 ? [rowOf(name, some)] : [];
    }),
  ];
}

/** Kinds of photo without a measurable face or a whole card. */
const TO_REFUSE = ['without', 'refused'];

/** Names of the photos that were measured although they have to be refused. */
export const wronglyAnswered = (photos) =>
  photos.filter(({ kind, found }) => TO_REFUSE.includes(kind) && isAnswer(found)).map(({ name }) => name);
