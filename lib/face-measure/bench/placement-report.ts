import type { HEADS } from './heads';
import type { Errors } from './placement-errors';
import type { Photo } from './types';

/** A photo with its errors, or with the problem that the try-on reported. */
export type ScoredPlacement = Photo & ({ errors: Errors; problem: null } | { errors: null; problem: string });

/** Target errors: a fraction for the front's width, mm for the others. */
const GOALS = { front: 0.04, pupils: 2, bridge: 3 };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (value: number) => `${(100 * value).toFixed(1)}%`;
const mm = (value: number) => `${value.toFixed(1)} mm`;

const within = (values: readonly number[], limit: number) =>
  `${values.filter((value) => value <= limit).length} of ${values.length}`;

/** How far a head is turned away from the camera, in degrees. */
const turnOf = ({ shot: { yaw = 0, pitch = 0 } }: Photo) => Math.hypot(yaw, pitch);

/** Groups of photos, each a row of the table. */
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

const errorsOf = (photos: readonly ScoredPlacement[]) => photos.flatMap(({ errors }) => errors ?? []);

/** The mean errors of photos, by title. */
function meanErrors(photos: readonly ScoredPlacement[]) {
  const measured = errorsOf(photos);
  const all = (key: keyof Errors) => measured.map((errors) => Math.abs(errors[key]));
  return {
    measured: `${measured.length} of ${photos.length}`,
    "front's width": percent(mean(all('front'))),
    [`within ${100 * GOALS.front}%`]: within(all('front'), GOALS.front),
    'pupillary distance': mm(mean(all('pupils'))),
    [`within ${GOALS.pupils} mm`]: within(all('pupils'), GOALS.pupils),
    bridge: mm(mean(all('bridge'))),
    [`within ${GOALS.bridge} mm`]: within(all('bridge'), GOALS.bridge),
    'face width': percent(mean(all('face'))),
  };
}

/** How often the true measure is within the range that the try-on states. */
function honesty(photos: readonly ScoredPlacement[]) {
  const measured = errorsOf(photos);
  const share = (key: 'pupils' | 'face') =>
    measured.filter((errors) => Math.abs(errors[key]) <= errors[`${key}Uncertainty`]).length;
  return `Of ${measured.length} photos, ${share('pupils')} pupillary distances and ${share('face')} face widths are within the uncertainty that the try-on states.`;
}

const refusedAmong = (photos: readonly ScoredPlacement[]) =>
  photos
    .filter(({ errors }) => errors === null)
    .map(({ name, problem }) => `${name} (${problem})`)
    .join(', ') || 'none';

/** Prints the mean errors of these groups of photos that have a measured photo. */
function printErrors(title: string, photos: readonly ScoredPlacement[], groups = GROUPS) {
  const rows = groups
    .map(([name, isIn]) => [name, photos.filter(isIn)] as const)
    .filter(([, some]) => errorsOf(some).length > 0)
    .map(([name, some]) => [name, meanErrors(some)]);
  console.log(`\n${title}`);
  console.table(Object.fromEntries(rows));
  console.log(honesty(photos));
  console.log(`Rejected among them: ${refusedAmong(photos)}.`);
}

/** Prints the results for all heads. */
export function printPlacements(heads: Record<keyof typeof HEADS, ScoredPlacement[]>) {
  const all = GROUPS.slice(0, 1);
  printErrors('Heads of the try-on', heads.measured);
  printErrors("Heads that were not used in the try-on's development", heads.others, all);
  printErrors('Irises of 11.2 and 12.2 mm', heads.unusual, all);
  console.log('\nPhotos that must be rejected');
  for (const { name, problem } of heads.refused)
    console.log(`${name}: ${problem ?? 'none, it was measured'}`);
}
