import type { LensValue } from './options';
import { EYES, parseMeasure, type TypedPrescription } from './typed-prescription';

/** The refractive index in a value, such as 1.61 in 'Fina|Índice 1,61'; null if there is none. */
export function refractiveIndex({ valor }: Pick<LensValue, 'valor'>): number | null {
  const found = /(?<![\d.,])1[.,]([4-9]\d?)(?!\d)/.exec(valor);
  return found ? Number(`1.${found[1]}`) : null;
}

/** Whether the values of a tab differ by index, in which case the prescription decides between them. */
export const isChoiceOfIndex = (valores: readonly LensValue[]) =>
  new Set(valores.map(refractiveIndex).filter((index) => index !== null)).size > 1;

/**
 * The strongest prescription, in dioptres, for which a lens of this index or a higher one does not get a
 * thick edge.
 */
const LIMITS = [
  { from: 1.74, dioptres: Number.POSITIVE_INFINITY },
  { from: 1.66, dioptres: 6 },
  { from: 1.6, dioptres: 4 },
  { from: 1.56, dioptres: 3 },
  { from: 0, dioptres: 2 },
];

const limitOf = (index: number) => LIMITS.find(({ from }) => index >= from)?.dioptres ?? 0;

/** Highest strength for which another index than the highest is usual. */
const STRONG = Math.max(...LIMITS.map(({ dioptres }) => dioptres).filter(Number.isFinite));

/**
 * The strengths for which a value is usual in most frames: 'Em geral, até 4 graus'; '' if it contains no index.
 * It uses the same limits as `recommendIndex`, so that the two cannot disagree.
 */
export function usualStrengthsText(value: LensValue): string {
  const index = refractiveIndex(value);
  if (index === null) return '';
  const limit = limitOf(index);
  return Number.isFinite(limit) ? `Em geral, até ${limit} graus` : `Em geral, acima de ${STRONG} graus`;
}

/**
 * Strength of a prescription in dioptres: the strongest meridian of both eyes. Null while no sphere is typed.
 */
export function prescriptionStrength(typed: TypedPrescription): number | null {
  const strengths = EYES.flatMap((eye) => {
    const sphere = parseMeasure(typed[`${eye}-esferico`] ?? '');
    const cylinder = parseMeasure(typed[`${eye}-cilindrico`] ?? '') ?? 0;
    return sphere === null ? [] : [Math.abs(sphere), Math.abs(sphere + cylinder)];
  });
  return strengths.length === 0 ? null : Math.max(...strengths);
}

/**
 * The recommended value for a strength in dioptres: the lowest index that is thin enough, since a higher one
 * costs more without a visible difference; the highest index if none is thin enough. Null if no value
 * contains an index.
 */
export function recommendIndex(valores: readonly LensValue[], strength: number): LensValue | null {
  const named = valores
    .flatMap((value) => {
      const index = refractiveIndex(value);
      return index === null ? [] : [{ value, index }];
    })
    .sort((a, b) => a.index - b.index);
  return (named.find(({ index }) => limitOf(index) >= strength) ?? named.at(-1))?.value ?? null;
}
