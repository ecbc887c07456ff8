import type { Glasses } from './current-glasses';
import type { FrameMillimetres } from './frame-size';
import type { ShopperMeasures } from './shopper-measure-store';

/** How a frame fits, and how sure that is: by a measure that is open by many millimetres it is only likely. */
const WORDS = {
  sure: { serve: 'serve', justo: 'justo', largo: 'largo' },
  likely: { serve: 'deve servir', justo: 'deve ficar justo', largo: 'deve ficar largo' },
} as const;

const UNKNOWN = 'não dá para dizer';

/** How a frame fits the shopper, in words that are shown. */
export type Fit = (typeof WORDS)['sure' | 'likely']['serve' | 'justo' | 'largo'] | typeof UNKNOWN;

export type SizeLetter = 'P' | 'M' | 'G';

const LETTERS: readonly SizeLetter[] = ['P', 'M', 'G'];

/** What suits the shopper, in mm: a front of this width, `uncertainty` more or less, and how far others may be from it. */
type WantedFront = { value: number; uncertainty: number; tolerance: number };

type Range = { min: number; max: number };

/** Widths in mm of the usual fronts of each size, about as many each; between them are the limits of `frameSize`. */
const FRONTS: Record<SizeLetter, Range> = {
  P: { min: 118, max: 129 },
  M: { min: 130, max: 139 },
  G: { min: 140, max: 151 },
};

/** Width of a front beyond lenses and bridge, in mm: no glasses have it engraved. */
const END_PIECES_MM = 16;

/** How much narrower or wider a front may be than the face, and than that of glasses that fit, in mm. */
const FACE_TOLERANCE_MM = 8;
const GLASSES_TOLERANCE_MM = 5;

/** How far a width may be off that was measured with a ruler or by an optician, in mm. */
export const TYPED_UNCERTAINTY_MM = 3;

/** Above the first a verdict is said as sure, above the second as likely; a size less likely than the third is never named. */
const SURE = 0.8;
const LIKELY = 0.5;
const POSSIBLE = 1 / 3;

const frontOf = ({ lensWidth, bridge }: Pick<Glasses, 'lensWidth' | 'bridge'>) =>
  2 * lensWidth + bridge + END_PIECES_MM;

/** Glasses that fit say more than a photo. Null when nothing is known. */
function wantedFront({ glasses, face }: ShopperMeasures): WantedFront | null {
  if (glasses !== null) return { value: frontOf(glasses), uncertainty: 0, tolerance: GLASSES_TOLERANCE_MM };
  return face && { ...face, tolerance: FACE_TOLERANCE_MM };
}

/**
 * How likely a width that is known as `uncertainty` more or less is beyond a limit that is `distance` mm away on the near
 * side: a normal distribution, 95 % of which are within the uncertainty.
 */
function shareBeyond(distance: number, uncertainty: number): number {
  if (uncertainty === 0) return distance > 0 ? 1 : 0;
  const z = (2 * distance) / uncertainty;
  return 1 / (1 + Math.exp(-1.5976 * z - 0.07056 * z ** 3));
}

/** How likely a front fits, is too narrow and too wide. */
function ofFront({ value, uncertainty, tolerance }: WantedFront, front: number) {
  const largo = shareBeyond(front - tolerance - value, uncertainty);
  const justo = shareBeyond(value - tolerance - front, uncertainty);
  return { serve: 1 - largo - justo, justo, largo };
}

type Chances = ReturnType<typeof ofFront>;

/** The same of a frame of which only the size is known: the mean of the fronts of that size. */
function ofSize(wanted: WantedFront, size: SizeLetter): Chances {
  const { min, max } = FRONTS[size];
  const sum = { serve: 0, justo: 0, largo: 0 };
  const count = max - min + 1;
  for (let front = min; front <= max; front++) {
    const one = ofFront(wanted, front);
    sum.serve += one.serve / count;
    sum.justo += one.justo / count;
    sum.largo += one.largo / count;
  }
  return sum;
}

/** The one rule for every verdict (TRY-17): it is no surer than the measure. */
function fitOfChances(all: Chances): Fit {
  const kind = (['serve', 'justo', 'largo'] as const).reduce((a, b) => (all[b] > all[a] ? b : a));
  if (all[kind] < LIKELY) return UNKNOWN;
  return WORDS[all[kind] < SURE ? 'likely' : 'sure'][kind];
}

/** How a frame of these measures fits; null when nothing of the shopper is known. */
export function fitOfFrame(own: ShopperMeasures, mm: FrameMillimetres): Fit | null {
  // With glasses both are compared by what is engraved.
  return fitOfFront(own, own.glasses === null ? mm.frontWidth : frontOf(mm));
}

/** How a front of this width fits; null when nothing of the shopper is known. */
export function fitOfFront(own: ShopperMeasures, frontWidth: number): Fit | null {
  const wanted = wantedFront(own);
  return wanted && fitOfChances(ofFront(wanted, frontWidth));
}

/** The front that is nearest to what suits the shopper, of those that fit or are likely to; null for none. */
export function bestFront(own: ShopperMeasures, frontWidths: readonly number[]): number | null {
  const wanted = wantedFront(own);
  if (wanted === null) return null;
  const distance = (front: number) => Math.abs(front - wanted.value);
  const [best] = frontWidths
    .filter((front) => ofFront(wanted, front).serve >= LIKELY)
    .sort((a, b) => distance(a) - distance(b));
  return best ?? null;
}

/** How a frame that comes in these sizes fits: the best of them; null when nothing of the shopper is known. */
export function fitOfSizes(own: ShopperMeasures, sizes: readonly SizeLetter[]): Fit | null {
  const wanted = wantedFront(own);
  if (wanted === null) return null;
  const [best] = sizes.map((size) => ofSize(wanted, size)).sort((a, b) => b.serve - a.serve);
  return best ? fitOfChances(best) : null;
}

/** How a frame fits whose sizes are these letters, such as 'PMG'. */
export const fitOfLetters = (own: ShopperMeasures, letters: string): Fit | null =>
  fitOfSizes(
    own,
    [...letters].flatMap((letter) => sizeLetter(letter) ?? []),
  );

/**
 * The sizes that cards say to fit or to be likely to, both of a width between two; by a measure too uncertain for that,
 * those that may. Empty when nothing is known.
 */
export function fittingSizes(own: ShopperMeasures): SizeLetter[] {
  const wanted = wantedFront(own);
  if (wanted === null) return [];
  const atLeast = (share: number) => LETTERS.filter((size) => ofSize(wanted, size).serve >= share);
  const likely = atLeast(LIKELY);
  return likely.length > 0 ? likely : atLeast(POSSIBLE);
}

/** Whether all sizes of `fittingSizes` fit for sure. */
export const areSizesSure = (own: ShopperMeasures): boolean =>
  fittingSizes(own).every((size) => fitOfSizes(own, [size]) === WORDS.sure.serve);

/** 'serve em você', 'deve servir em você', 'não dá para dizer se serve em você'. */
export const fitPhrase = (fit: Fit): string => `${fit}${fit === UNKNOWN ? ' se serve' : ''} em você`;

const SIZE = /^([PMG])(?: \(.*\bmm\b.*\))?$/u;

/** 'M' and 'M (130 a 139 mm)' are a size; null for any other label. */
export function sizeLetter(label: string): SizeLetter | null {
  return (SIZE.exec(label.trim())?.[1] as SizeLetter | undefined) ?? null;
}
