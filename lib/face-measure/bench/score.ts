export type ScoredPhoto = {
  name: string;
  kind: string;
  head: { name: string; skin: string };
  pupils: number;
  found?: unknown;
  shot: { name: string; light: string; card?: { at: string } };
};
/** Cells of a table by title. */
type Score = Record<string, string>;
type Measurement = number | { value: number; uncertainty?: number };

/** The target for a card tilted by at most 10°, in mm. */
const GOAL_MM = 1.5;

/** In a normal distribution, 95% are within this many standard deviations of the mean. */
const NORMAL_95 = 1.96;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

/** The limits of agreement (Bland and Altman): the mean error, and the range of 95% of the errors, in mm. */
export function limitsOf(errors: readonly number[]) {
  const bias = mean(errors);
  const spread = Math.sqrt(errors.reduce((sum, error) => sum + (error - bias) ** 2, 0) / (errors.length - 1));
  return { bias, low: bias - NORMAL_95 * spread, high: bias + NORMAL_95 * spread };
}

const isMeasurement = (found: unknown): found is Measurement =>
  typeof found === 'number' || (typeof found === 'object' && found !== null);

/** The photos that were measured, with their errors and, if known, their uncertainties. */
const measurementsOf = (photos: readonly ScoredPhoto[]) =>
  photos.flatMap((photo) => {
    if (!isMeasurement(photo.found)) return [];
    const measurement = typeof photo.found === 'number' ? { value: photo.found } : photo.found;
    const { value, uncertainty }: Exclude<Measurement, number> = measurement;
    return [{ photo, error: value - photo.pupils, uncertainty }];
  });

/** How many photos of a group were measured, and their errors. */
function scoreOf(photos: readonly ScoredPhoto[]): Score {
  const measurements = measurementsOf(photos);
  const measured = `${measurements.length} of ${photos.length}`;
  if (measurements.length < 3) return { measured };
  const { bias, low, high } = limitsOf(measurements.map(({ error }) => error));
  const good = measurements.filter(({ error }) => Math.abs(error) <= GOAL_MM);
  const stated = measurements.filter(({ uncertainty }) => uncertainty !== undefined);
  const honest = stated.filter(({ error, uncertainty = 0 }) => Math.abs(error) <= uncertainty);
  return {
    measured,
    mean: signed(bias),
    '95 % limits': `${signed(low)} to ${signed(high)}`,
    [`within ${GOAL_MM} mm`]: `${good.length} of ${measurements.length}`,
    ...(stated.length > 0 && { 'within the stated range': `${honest.length} of ${stated.length}` }),
  };
}

/** The photo with the median error of each person. */
function middling(photos: readonly ScoredPhoto[]) {
  const sorted = measurementsOf(photos).toSorted((a, b) => a.error - b.error);
  return [...new Set(sorted.map(({ photo }) => photo.head.name))].flatMap((name) => {
    const own = sorted.filter(({ photo }) => photo.head.name === name);
    return own[Math.floor(own.length / 2)]?.photo ?? [];
  });
}

const isAt =
  (place: string) =>
  ({ shot: { card } }: ScoredPhoto) =>
    card?.at === place;
const isHeld = ({ kind }: ScoredPhoto) => kind === 'held';
const atForehead = (photos: readonly ScoredPhoto[]) => photos.filter(isHeld).filter(isAt('forehead'));

/** Groups of photos. `kind` is the name of their list in cards.ts or heads.ts. */
const GROUPS: [string, (photos: readonly ScoredPhoto[]) => readonly ScoredPhoto[]][] = [
  ['card at the forehead, leaning by at most 10°', atForehead],
  ['the same, median photo of each person', (photos) => middling(atForehead(photos))],
  ['card below the nose, leaning by at most 10°', (photos) => photos.filter(isHeld).filter(isAt('nose'))],
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
  ['no measurable face', (photos) => photos.filter(({ kind }) => kind === 'refused')],
  ['all', (photos) => photos],
];

/**
 * How accurate the measured pupillary distances are, in mm, by group. Each photo has the true `pupils`, its
 * `kind`, head and shot, and `found`: a number, `{ value, uncertainty }`, or anything else for a rejection.
 */
export const scoreTable = (photos: readonly ScoredPhoto[]): Record<string, Score> =>
  Object.fromEntries(
    GROUPS.map(([name, of]) => [name, of(photos)] as const)
      .filter(([, some]) => some.length > 0)
      .map(([name, some]) => [name, scoreOf(some)]),
  );

/** Kinds of photos without a measurable face or without a whole card. */
const TO_REFUSE = ['without', 'refused'];

/** Names of the photos that were measured although they should have been rejected. */
export const wronglyMeasured = (photos: readonly ScoredPhoto[]) =>
  photos
    .filter(({ kind, found }) => TO_REFUSE.includes(kind) && isMeasurement(found))
    .map(({ name }) => name);
