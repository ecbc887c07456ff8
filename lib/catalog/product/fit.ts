import type { Glasses } from './current-glasses';
import type { FrameMillimetres } from './frame-size';
import type { ShopperMeasures } from './shopper-measure-store';

/** How a frame fits the shopper, as a word that is shown. */
export type Fit = 'serve' | 'justo' | 'largo';

export type SizeLetter = 'P' | 'M' | 'G';

/** Fronts in mm that suit the shopper: `value`, `tolerance` more or less. */
type WantedFront = { value: number; tolerance: number };

/** Widths in mm of the fronts of each size, the same limits as in `frameSize`. */
const FRONTS: Record<SizeLetter, { min: number; max: number }> = {
  P: { min: 0, max: 129 },
  M: { min: 130, max: 139 },
  G: { min: 140, max: Number.POSITIVE_INFINITY },
};

/** Width of a front beyond lenses and bridge, in mm: no glasses have it engraved. */
const END_PIECES_MM = 16;

const TOLERANCE_MM = 5;

const frontOf = ({ lensWidth, bridge }: Pick<Glasses, 'lensWidth' | 'bridge'>) =>
  2 * lensWidth + bridge + END_PIECES_MM;

/** Glasses that fit say more than a photo. Null when nothing is known. */
function wantedFront({ glasses, face }: ShopperMeasures): WantedFront | null {
  if (glasses !== null) return { value: frontOf(glasses), tolerance: TOLERANCE_MM };
  if (face === null) return null;
  return { value: face.value, tolerance: Math.max(TOLERANCE_MM, face.uncertainty / 2) };
}

function fitOfRange({ value, tolerance }: WantedFront, { min, max }: { min: number; max: number }): Fit {
  if (max < value - tolerance) return 'justo';
  return min > value + tolerance ? 'largo' : 'serve';
}

/** How a frame of these measures fits; null when nothing of the shopper is known. */
export function fitOfFrame(own: ShopperMeasures, mm: FrameMillimetres): Fit | null {
  // With glasses both are compared by what is engraved.
  return fitOfFront(own, own.glasses === null ? mm.frontWidth : frontOf(mm));
}

/** How a front of this width fits; null when nothing of the shopper is known. */
export function fitOfFront(own: ShopperMeasures, frontWidth: number): Fit | null {
  const wanted = wantedFront(own);
  return wanted && fitOfRange(wanted, { min: frontWidth, max: frontWidth });
}

/** The front that is nearest to what suits the shopper, of those that fit; null for none. */
export function bestFront(own: ShopperMeasures, frontWidths: readonly number[]): number | null {
  const wanted = wantedFront(own);
  if (wanted === null) return null;
  const distance = (front: number) => Math.abs(front - wanted.value);
  const [best] = frontWidths
    .filter((front) => fitOfFront(own, front) === 'serve')
    .sort((a, b) => distance(a) - distance(b));
  return best ?? null;
}

/** How a frame that comes in these sizes fits: the best of them; null when nothing of the shopper is known. */
export function fitOfSizes(own: ShopperMeasures, sizes: readonly SizeLetter[]): Fit | null {
  const wanted = wantedFront(own);
  if (wanted === null) return null;
  const fits = sizes.map((size) => fitOfRange(wanted, FRONTS[size]));
  return fits.find((fit) => fit === 'serve') ?? fits[0] ?? null;
}

/** How a frame fits whose sizes are these letters, such as 'PMG'. */
export const fitOfLetters = (own: ShopperMeasures, letters: string): Fit | null =>
  fitOfSizes(
    own,
    [...letters].flatMap((letter) => sizeLetter(letter) ?? []),
  );

/** The sizes whose fronts suit the shopper; a width between two sizes gives both. Empty when nothing is known. */
export function fittingSizes(own: ShopperMeasures): SizeLetter[] {
  return (['P', 'M', 'G'] as const).filter((size) => fitOfSizes(own, [size]) === 'serve');
}

const SIZE = /^([PMG])(?: \(.*\bmm\b.*\))?$/u;

/** 'M' and 'M (130 a 139 mm)' are a size; null for any other label. */
export function sizeLetter(label: string): SizeLetter | null {
  return (SIZE.exec(label.trim())?.[1] as SizeLetter | undefined) ?? null;
}
