import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import type { Measure } from '@/lib/face-measure/geometry/face-measures';
import { adviseIndex } from '../index-advice';
import { indexText, millimetreText, stepTitle } from '../labels';
import { estimateLens } from '../lens-geometry';
import { lensToDraw } from '../lens-look';
import type { LensGroup } from '../options';
import { isChoiceOfIndex, prescriptionStrength, refractiveIndex } from '../refractive-index';
import { compatibleChoices, compatibleValues, type LensState } from '../state';
import type { TypedPrescription } from '../typed-prescription';
import { matchChoices, type SavedPrescription } from './saved-prescription';

/** Thickest place of the stronger lens in mm; null if unknown. */
function thickness(
  typed: TypedPrescription,
  frame: FrameMillimetres | null,
  measured: Measure | null,
  index: number | null,
) {
  const drawn = frame && lensToDraw(typed, frame, measured);
  const estimate = drawn && index !== null ? estimateLens(drawn.powers, index, drawn.outline) : null;
  return estimate === null ? null : Math.max(estimate.edge, estimate.centre);
}

/**
 * The index for the next frame: the same as before if these lenses offer it, otherwise the recommended one.
 */
function nextIndex(
  groups: readonly LensGroup[],
  choices: LensState['choices'],
  typed: TypedPrescription,
  frame: FrameMillimetres | null,
  measured: Measure | null,
): number | null {
  const group = groups.find(({ valores }) => isChoiceOfIndex(valores));
  if (group === undefined) return null;
  const earlier = group.valores.find(({ id }) => id === choices[group.id]);
  const strength = prescriptionStrength(typed);
  const drawn = frame && lensToDraw(typed, frame, measured);
  const advice =
    strength === null ? null : adviseIndex(compatibleValues(groups, choices, group), strength, drawn);
  const value = earlier ?? advice?.value;
  return value === undefined ? null : refractiveIndex(value);
}

/**
 * The changes that the next frame brings, in sentences: index, thickness, and choices that must be made
 * again.
 * @param measured pupillary distance from the try-on, for a prescription that has none
 */
export function whatChanges(
  saved: SavedPrescription,
  groups: readonly LensGroup[],
  frame: FrameMillimetres | null,
  measured: Measure | null = null,
): string[] {
  const { index: before } = saved.frame;
  const choices = compatibleChoices(groups, matchChoices(groups, saved));
  const after = nextIndex(groups, choices, saved.typed, frame, measured);
  const sentences: string[] = [];
  if (after !== null && before !== null)
    sentences.push(
      after === before
        ? `O índice continua ${indexText(after)}.`
        : `O índice passa de ${indexText(before)} para ${indexText(after)}: estas lentes não têm o de antes.`,
    );
  const [thickBefore, thickAfter] = [
    thickness(saved.typed, saved.frame.mm, measured, before),
    thickness(saved.typed, frame, measured, after),
  ];
  if (thickAfter !== null)
    sentences.push(
      `A lente mais grossa fica com cerca de ${millimetreText(thickAfter)}${
        thickBefore === null ? '' : `; na armação de antes, ${millimetreText(thickBefore)}`
      }.`,
    );
  const open = groups.filter(
    ({ id, role, obrigatorio, valores }) =>
      role === 'choice' && obrigatorio && !Object.hasOwn(choices, id) && !isChoiceOfIndex(valores),
  );
  if (open.length > 0)
    sentences.push(`Falta escolher de novo: ${open.map(({ nome }) => stepTitle(nome)).join(', ')}.`);
  return sentences;
}
