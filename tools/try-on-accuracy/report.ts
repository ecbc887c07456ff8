import { formatTable } from '../../scripts/lib/cli.mjs';
import type { HEADS } from '../face-bench/heads';
import type { Photo } from '../face-bench/types';
import type { Errors } from './judge';

/** A photo with its errors, or with the problem that the try-on reported. */
export type Judged = Photo & ({ errors: Errors; problem: null } | { errors: null; problem: string });

/** Target errors: a fraction for the front's width, mm for the others. */
const GOALS = { front: 0.04, pupils: 2, bridge: 3 };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (value: number) => `${(100 * value).toFixed(1)}%`;
const mm = (value: number) => `${value.toFixed(1)} mm`;

const within = (values: readonly number[], limit: number) =>
  `${values.filter((value) => value <= limit).length} of ${values.length}`;

/** How far a head is turned away from the camera, in degrees. */
const turnOf = ({ shot: { yaw = 0, pitch = 0 } }: Photo) => Math.hypot(yaw, pitch);

/** Groups of photos, each with its own row. */
const GROUPS: [name: string, isIn: (photo: Photo) => boolean][] = [
  ['all', () => true],
  ['turned by at most 10°', (photo) => turnOf(photo) <= 10.8],
  ['turned by more', (photo) => turnOf(photo) > 10.8],
  ['women', ({ head }) => /_female$/.test(head.skin)],
  ['men', ({ head }) => /_male$/.test(head.skin)],
  ['dark skin', ({ head }) => /african/.test(head.skin)],
  ['light skin', ({ head }) => !/african/.test(head.skin)],
  ['beards', ({ head }) => /beard|Moustache/.test(Object.keys(head.parts).join())],
  ['light from one side', ({ shot }) => shot.light === 'side'],
  ['light from behind', ({ shot }) => shot.light === 'behind'],
  ['hardly any light', ({ shot }) => shot.light === 'dim'],
  ['cropped around the head', ({ shot }) => shot.crop === true],
];

const errorsOf = (photos: readonly Judged[]) => photos.flatMap(({ errors }) => errors ?? []);

function rowOf(name: string, photos: readonly Judged[]) {
  const measured = errorsOf(photos);
  const all = (key: keyof Errors) => measured.map((errors) => Math.abs(errors[key]));
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
  "front's width",
  `within ${100 * GOALS.front}%`,
  'pupillary distance',
  `within ${GOALS.pupils} mm`,
  'bridge',
  `within ${GOALS.bridge} mm`,
  'face width',
];

/** The mean errors of photos, by group. */
function accuracyTable(photos: readonly Judged[]) {
  return [
    TITLES,
    ...GROUPS.flatMap(([name, isIn]) => {
      const some = photos.filter(isIn);
      return errorsOf(some).length > 0 ? [rowOf(name, some)] : [];
    }),
  ];
}

/** How often the true measure is within the range that the try-on states. */
function honesty(photos: readonly Judged[]) {
  const measured = errorsOf(photos);
  const share = (key: 'pupils' | 'face') =>
    measured.filter((errors) => Math.abs(errors[key]) <= errors[`${key}Uncertainty`]).length;
  return `Of ${measured.length} photos, ${share('pupils')} pupillary distances and ${share('face')} face widths are within the uncertainty that the try-on states.`;
}

const refusals = (photos: readonly Judged[]) => [
  ['photo', 'the try-on says'],
  ...photos.map(({ name, problem }) => [name, problem ?? 'nothing: it was measured']),
];

const refusedAmong = (photos: readonly Judged[]) =>
  photos
    .filter(({ errors }) => errors === null)
    .map(({ name, problem }) => `${name} (${problem})`)
    .join(', ') || 'none';

const section = (title: string, table: string[][], photos: readonly Judged[]) => [
  title,
  formatTable(table),
  honesty(photos),
  `Rejected among them: ${refusedAmong(photos)}.`,
];

/** The results for all heads. */
export const reportOf = ({ measured, others, unusual, refused }: Record<keyof typeof HEADS, Judged[]>) =>
  [
    ...section('Heads of the try-on', accuracyTable(measured), measured),
    ...section(
      "Heads that were not used in the try-on's development",
      [TITLES, rowOf('all', others)],
      others,
    ),
    ...section('Irises of 11.2 and 12.2 mm', [TITLES, rowOf('all', unusual)], unusual),
    'Photos that must be rejected',
    formatTable(refusals(refused)),
  ].join('\n\n');
