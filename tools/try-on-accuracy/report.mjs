import { markdownTable } from '../../scripts/lib/cli.mjs';

/** Targets: parts of 1 for the width of the front, mm for the rest. */
const GOALS = { front: 0.04, pupils: 2, bridge: 3 };

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (value) => `${(100 * value).toFixed(1)}%`;
const mm = (value) => `${value.toFixed(1)} mm`;

const within = (values, limit) => `${values.filter((value) => value <= limit).length} of ${values.length}`;

/** Turn of a head away from the camera, in degrees. */
const turnOf = ({ shot: { yaw = 0, pitch = 0 } }) => Math.hypot(yaw, pitch);

/** Photos that are looked at together. */
const GROUPS = [
  ['all', () => true],
  ['turned by 10° at most', (photo) => turnOf(photo) <= 10.8],
  ['turned by more', (photo) => turnOf(photo) > 10.8],
  ['women', ({ head }) => /_female$/.test(head.skin)],
  ['men', ({ head }) => /_male$/.test(head.skin)],
  ['dark skin', ({ head }) => /african/.test(head.skin)],
  ['light skin', ({ head }) => !/african/.test(head.skin)],
  ['beards', ({ head }) => /beard|Moustache/.test(Object.keys(head.parts).join())],
  ['light from one side', ({ shot }) => shot.light === 'side'],
  ['light from behind', ({ shot }) => shot.light === 'behind'],
  ['hardly any light', ({ shot }) => shot.light === 'dim'],
  ['cut around the head', ({ shot }) => shot.crop === true],
];

function rowOf(name, photos) {
  const measured = photos.filter(({ errors }) => errors !== null);
  const all = (key) => measured.map(({ errors }) => Math.abs(errors[key]));
  return [
    name,
    `${measured.length} of ${photos.length}`,
    percent(mean(all('front'))),
    within(all('front'), GOALS.front),
    mm(mean(all('pupils'))),
    within(all('pupils'), GOALS.pupils),
    mm(mean(all('bridge'))),
    within(all('bridge'), GOALS.bridge),
    percent(mean(all('face'))),
  ];
}

const TITLES = [
  'photos',
  'measured',
  'width of the front',
  `within ${100 * GOALS.front}%`,
  'distance of the pupils',
  `within ${GOALS.pupils} mm`,
  'bridge',
  `within ${GOALS.bridge} mm`,
  'width of the face',
];

/** The mean errors of photos, by group. Each photo has its `errors`, or null and the `problem` that was told. */
export function accuracyTable(photos) {
  return [
    TITLES,
    ...GROUPS.map(([name, isIn]) => [name, photos.filter(isIn)])
      .filter(([, some]) => some.some(({ errors }) => errors !== null))
      .map(([name, some]) => rowOf(name, some)),
  ];
}

/** How often the true measure lies within what the try-on says. */
function honesty(photos) {
  const measured = photos.flatMap(({ errors }) => (errors === null ? [] : [errors]));
  const share = (key) =>
    measured.filter((errors) => Math.abs(errors[key]) <= errors[`${key}Uncertainty`]).length;
  return `Within the uncertainty that the try-on gives lie ${share('pupils')} of ${measured.length} distances of the pupils and ${share('face')} of ${measured.length} widths of the face.`;
}

const refusals = (photos) => [
  ['photo', 'the try-on says'],
  ...photos.map(({ name, problem }) => [name, problem ?? 'nothing: it was measured']),
];

/** The whole report, as Markdown. */
export function reportOf({ measured, others, unusual, refused, where, date }) {
  const refusedAmong = (photos) =>
    photos
      .filter(({ errors }) => errors === null)
      .map(({ name, problem }) => `${name} (${problem})`)
      .join(', ') || 'none';
  return `# Accuracy of the try-on

Written by \`npm run tools -- try-on-accuracy\` on ${date}. ${where}.

Heads of known size are rendered as phones photograph them: both sexes, three ages, dark and light skin, beards, fringes,
poor light, turned heads, cut pictures, a sensor's noise. Their irises measure 11.7 mm. The try-on measures each photo as
a shopper's, and puts a front of 138 mm on it. Errors are means of their amounts.

${markdownTable(accuracyTable(measured))}

${honesty(measured)}

Refused among them: ${refusedAmong(measured)}.

## Heads that the try-on was not made with

Other people, shapes of heads, lights, lenses and poses, turned by 10° at most. They were rendered when the measuring was
as it is; only how clear an edge has to be was chosen with them as well. The hair of two women hides an eye.

${markdownTable([TITLES, rowOf('all', others)])}

${honesty(others)}

Refused among them: ${refusedAmong(others)}.

## Irises of 11.2 and 12.2 mm

People's irises differ by that much, and with them the scale: this is the larger part of the uncertainty.

${markdownTable([TITLES, rowOf('all', unusual)])}

${honesty(unusual)}

## What must be refused

${markdownTable(refusals(refused))}
`;
}
