import type { Glasses } from './current-glasses';
import { type FrameMillimetres, sizeName } from './frame-size';
import type { ShopperMeasures } from './shopper-measure-store';

/**
 * The verdict in words, by certainty: if a measure is uncertain by many millimetres, a frame is only likely
 * to fit.
 */
const WORDS = {
  sure: { serve: 'serve', justo: 'justo', largo: 'largo' },
  likely: { serve: 'deve servir', justo: 'deve ficar justo', largo: 'deve ficar largo' },
} as const;

const UNKNOWN = 'não dá para dizer';

/** Fit of a frame, in the words shown to the shopper. */
export type Fit = (typeof WORDS)['sure' | 'likely']['serve' | 'justo' | 'largo'] | typeof UNKNOWN;

/** Whether a fit says that the frame fits, or is likely to fit. */
export const doesFit = (fit: Fit | null): boolean => fit === WORDS.sure.serve || fit === WORDS.likely.serve;

/** Whether a fit says nothing. */
export const isUnknownFit = (fit: Fit | null): boolean => fit === null || fit === UNKNOWN;

export type SizeLetter = 'P' | 'M' | 'G';

/** Letters of sizes, the smallest first. */
export const LETTERS: readonly SizeLetter[] = ['P', 'M', 'G'];

/** Widths of faces in mm, from children to the widest adults. */
export const FACE_WIDTHS = { min: 110, max: 170 } as const;

/**
 * The front that fits the shopper, in mm: its width, plus or minus `uncertainty`, and the tolerated
 * difference.
 */
type WantedFront = { value: number; uncertainty: number; tolerance: number };

type Range = { min: number; max: number };

/**
 * Common front widths of each size in mm, all about equally frequent. The limits in `frameSize` lie between
 * these ranges.
 */
const FRONTS: Record<SizeLetter, Range> = {
  P: { min: 118, max: 129 },
  M: { min: 130, max: 139 },
  G: { min: 140, max: 151 },
};

/** How much wider a front is than lenses and bridge together, in mm. Glasses have no such number engraved. */
const END_PIECES_MM = 16;

/**
 * Tolerated difference in mm between a front and the face, and between a front and the front of glasses that
 * fit.
 */
const FACE_TOLERANCE_MM = 8;
const GLASSES_TOLERANCE_MM = 5;

/** Uncertainty in mm of a width measured with a ruler or by an optician. */
export const TYPED_UNCERTAINTY_MM = 3;

/** Minimum probability for a certain verdict, for a likely one, and for mentioning a size at all. */
const SURE = 0.8;
const LIKELY = 0.5;
const POSSIBLE = 1 / 3;

/** The usual front in mm of glasses or a frame with these engraved numbers. */
const engravedFront = ({ lensWidth, bridge }: Pick<Glasses, 'lensWidth' | 'bridge'>) =>
  2 * lensWidth + bridge + END_PIECES_MM;

/**
 * The front that fits. Glasses that fit are more reliable than a photo, so they come first. Null if nothing
 * is known.
 */
function wantedFront({ glasses, face }: ShopperMeasures): WantedFront | null {
  if (glasses !== null)
    return { value: engravedFront(glasses), uncertainty: 0, tolerance: GLASSES_TOLERANCE_MM };
  return face && { ...face, tolerance: FACE_TOLERANCE_MM };
}

/**
 * Probability that a width is beyond a limit `distance` mm away, for a normal distribution with 95% of values
 * within `uncertainty`.
 */
function shareBeyond(distance: number, uncertainty: number): number {
  if (uncertainty === 0) return distance > 0 ? 1 : 0;
  const z = (2 * distance) / uncertainty;
  return 1 / (1 + Math.exp(-1.5976 * z - 0.07056 * z ** 3));
}

/** Probabilities that a front fits, is too narrow, or is too wide. */
function ofFront({ value, uncertainty, tolerance }: WantedFront, front: number) {
  const largo = shareBeyond(front - tolerance - value, uncertainty);
  const justo = shareBeyond(value - tolerance - front, uncertainty);
  return { serve: 1 - largo - justo, justo, largo };
}

type Chances = ReturnType<typeof ofFront>;

/**
 * Like `ofFront`, for a frame with a known size and unknown front: the mean over the usual fronts of that
 * size.
 */
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

/** The rule behind every verdict (TRY-17): a verdict is never more certain than the measure. */
function fitOfChances(all: Chances): Fit {
  const kind = (['serve', 'justo', 'largo'] as const).reduce((a, b) => (all[b] > all[a] ? b : a));
  if (all[kind] < LIKELY) return UNKNOWN;
  return WORDS[all[kind] < SURE ? 'likely' : 'sure'][kind];
}

/** The front in mm to compare: the shopper's glasses and a frame are both compared by their engraved numbers. */
export const comparedFront = ({ glasses }: ShopperMeasures, mm: FrameMillimetres): number =>
  glasses === null ? mm.frontWidth : engravedFront(mm);

/** The same for a size whose measures may be unknown; undefined if they are. */
export const comparedSizeFront = (
  { glasses }: ShopperMeasures,
  { frontWidth, lensesWidth }: { frontWidth?: number | undefined; lensesWidth?: number | undefined },
): number | undefined =>
  glasses === null || lensesWidth === undefined ? frontWidth : lensesWidth + END_PIECES_MM;

/** Fit of a frame with these measures; null if nothing is known about the shopper. */
export const fitOfFrame = (measures: ShopperMeasures, mm: FrameMillimetres): Fit | null =>
  fitOfFront(measures, comparedFront(measures, mm));

/** Fit of a front of this width; null if nothing is known about the shopper. */
export function fitOfFront(measures: ShopperMeasures, frontWidth: number): Fit | null {
  const wanted = wantedFront(measures);
  return wanted && fitOfChances(ofFront(wanted, frontWidth));
}

/** The front closest to the ideal one, among those that fit or are likely to fit; null if there is none. */
export function bestFront(measures: ShopperMeasures, frontWidths: readonly number[]): number | null {
  const wanted = wantedFront(measures);
  if (wanted === null) return null;
  const distance = (front: number) => Math.abs(front - wanted.value);
  const [best] = frontWidths
    .filter((front) => ofFront(wanted, front).serve >= LIKELY)
    .sort((a, b) => distance(a) - distance(b));
  return best ?? null;
}

type SizedFront = { label: string; estoque: number; frontWidth?: number | undefined };

const nameOf = ({ label, frontWidth }: SizedFront) => sizeName(label, frontWidth);

/**
 * ': M serve melhor' if several sizes fit or are likely to fit, and whether it is sold out; '' if there is nothing to
 * choose between.
 */
export function betterSize(measures: ShopperMeasures, sizes: readonly SizedFront[]): string {
  const closest = (among: readonly SizedFront[]) => {
    const front = bestFront(
      measures,
      among.flatMap(({ frontWidth }) => frontWidth ?? []),
    );
    return among.find(({ frontWidth }) => front !== null && frontWidth === front);
  };
  const best = closest(sizes);
  const other = best && closest(sizes.filter((size) => size !== best && size.estoque > 0));
  if (!best || !other) return '';
  return best.estoque > 0
    ? `: ${nameOf(best)} serve melhor`
    : `: ${nameOf(best)} serviria melhor, mas está esgotado; ${nameOf(other)} também serve`;
}

/** The size that most likely fits; null if nothing is known about the shopper. */
function bestSize(measures: ShopperMeasures, sizes: readonly SizeLetter[]) {
  const wanted = wantedFront(measures);
  if (wanted === null) return null;
  const all = sizes.map((size) => ({ size, chances: ofSize(wanted, size) }));
  const [best] = all.sort((a, b) => b.chances.serve - a.chances.serve);
  return best ?? null;
}

/** The best fit among these sizes of a frame; null if nothing is known about the shopper. */
export function fitOfSizes(measures: ShopperMeasures, sizes: readonly SizeLetter[]): Fit | null {
  const best = bestSize(measures, sizes);
  return best && fitOfChances(best.chances);
}

const sizesIn = (letters: string) => [...letters].flatMap((letter) => sizeLetter(letter) ?? []);

/**
 * The letter of 'PMG' that suits the shopper best, among those that fit or are likely to fit; null if there
 * is none.
 */
export function bestLetter(measures: ShopperMeasures, letters: string): SizeLetter | null {
  const best = bestSize(measures, sizesIn(letters));
  return best && best.chances.serve >= LIKELY ? best.size : null;
}

/** Fit of a frame whose sizes are these letters, such as 'PMG'. */
export const fitOfLetters = (measures: ShopperMeasures, letters: string): Fit | null =>
  fitOfSizes(measures, sizesIn(letters));

/**
 * The sizes that fit or are likely to fit; two sizes for a width between them. If the measure is too
 * uncertain for that, the sizes that may fit. Empty if nothing is known.
 */
export function fittingSizes(measures: ShopperMeasures): SizeLetter[] {
  const wanted = wantedFront(measures);
  if (wanted === null) return [];
  const atLeast = (share: number) => LETTERS.filter((size) => ofSize(wanted, size).serve >= share);
  const likely = atLeast(LIKELY);
  return likely.length > 0 ? likely : atLeast(POSSIBLE);
}

/** Whether all sizes of `fittingSizes` are certain to fit. */
export const areSizesSure = (measures: ShopperMeasures): boolean =>
  fittingSizes(measures).every((size) => fitOfSizes(measures, [size]) === WORDS.sure.serve);

/** 'serve em você', 'deve servir em você', 'não dá para dizer se serve em você'; null without a fit. */
export const fitPhrase = (fit: Fit | null): string | null =>
  fit && `${fit}${fit === UNKNOWN ? ' se serve' : ''} em você`;

/** The same on a card. A phone has no room for 'deve ficar largo em você' on the picture. */
export const cardFitPhrase = (fit: Fit): string | null => (fit.includes(' ') ? fit : fitPhrase(fit));

/**
 * A fit in a few words, for the button of a size: 'deve ser largo'; '' if nothing is known about the shopper. A size
 * between two verdicts says so, because next to sizes with a verdict nothing at all reads as a mistake.
 */
export const shortFit = (fit: Fit | null): string =>
  fit?.replace('deve ficar', 'deve ser').replace(UNKNOWN, 'incerto') ?? '';

const SIZE = /^([PMG])(?: \(.*\bmm\b.*\))?$/u;

/** 'M' and 'M (130 a 139 mm)' are sizes; null for any other label. */
export function sizeLetter(label: string): SizeLetter | null {
  return (SIZE.exec(label.trim())?.[1] as SizeLetter | undefined) ?? null;
}
