import { indexText, millimetreText } from './labels';
import { estimateLens } from './lens-geometry';
import type { LensToDraw } from './lens-look';
import type { LensGroup, LensValue } from './options';
import { isChoiceOfIndex, prescriptionStrength, recommendIndex, refractiveIndex } from './refractive-index';
import { chosenValue, compatibleValues, type LensState } from './state';
import { EYES, isPrescriptionValid, parseMeasure } from './typed-prescription';

/** The recommended index, and the reason given to the shopper. */
type IndexAdvice = { value: LensValue; reason: string };

/** Differences at the thickest place below this are not visible; in tenths of a millimetre. */
const VISIBLE_GAIN = 5;

/**
 * A more expensive index must make the lens thinner by at least this much to be worth its price, compared
 * with the next lower index; in tenths of a millimetre.
 */
const STEP_GAIN = 3;

const indexOf = (value: LensValue) => indexText(refractiveIndex(value) ?? 0);

/** '0,3 mm'. Shows at least 0,1, even if the difference rounds to zero. */
const tenthsText = (gain: number) => millimetreText(Math.max(1, gain) / 10);

/**
 * The lens's thickest place in tenths of a millimetre, rounded as shoppers see it; null if it cannot be
 * estimated.
 */
function tenths(drawn: LensToDraw | null, value: LensValue): number | null {
  const index = refractiveIndex(value);
  const estimate = drawn && index !== null ? estimateLens(drawn.powers, index, drawn.outline) : null;
  return estimate && Math.round(10 * Math.max(estimate.edge, estimate.centre));
}

/** A strength: '4,25'. */
const degreesText = (strength: number) => strength.toLocaleString('pt-BR', { minimumFractionDigits: 2 });

type Rung = { value: LensValue; tenths: number };

/**
 * The values up to the usual index with the thickest place of each lens in this frame, lowest index first;
 * empty if unknown.
 */
function ladder(valores: readonly LensValue[], usual: LensValue, drawn: LensToDraw | null): Rung[] {
  const limit = refractiveIndex(usual) ?? 0;
  const rungs = valores.flatMap((value) => {
    const index = refractiveIndex(value);
    const thickest = tenths(drawn, value);
    return index === null || thickest === null || index > limit ? [] : [{ value, tenths: thickest, index }];
  });
  return rungs.some(({ value }) => value === usual) ? rungs.sort((a, b) => a.index - b.index) : [];
}

/**
 * Position of the lowest index with which the lens is not visibly thicker than with the usual index (the last
 * rung), or of the next lower index if that is cheaper and hardly thicker.
 */
function lowestEnough(rungs: readonly Rung[]): number {
  const usual = rungs.at(-1)?.tenths ?? 0;
  const enough = rungs.findIndex((rung) => rung.tenths - usual < VISIBLE_GAIN);
  const [own, below] = [rungs[enough], rungs[enough - 1]];
  const isWorthLess =
    own && below && below.tenths - own.tenths < STEP_GAIN && below.value.preco < own.value.preco;
  return isWorthLess ? enough - 1 : enough;
}

/**
 * The effect of the next lower index, as text: ' Com o 1,59, ficaria 0,4 mm mais grossa.'; '' if there is
 * none.
 */
function lowerText(own: Rung | undefined, below: Rung | undefined): string {
  if (!own || !below) return '';
  return ` Com o ${indexOf(below.value)}, ficaria ${tenthsText(below.tenths - own.tenths)} mais grossa.`;
}

/** The effect of the usual index, as text: 'com o 1,67, em geral usado para 4,25 de grau, a lente ficaria só 0,5 mm mais fina'. */
const usualText = (own: Rung, usual: Rung, degrees: string) =>
  `com o ${indexOf(usual.value)}, em geral usado para ${degrees} de grau, a lente ficaria só ${tenthsText(own.tenths - usual.tenths)} mais fina`;

/**
 * Recommends an index for a strength in dioptres: the usual one, or a lower one if the frame is so small that
 * the difference is not visible. If the frame is known, the reason also mentions the next lower index
 * and the usual one. Null if no value contains an index.
 */
export function adviseIndex(
  valores: readonly LensValue[],
  strength: number,
  drawn: LensToDraw | null,
): IndexAdvice | null {
  const usual = recommendIndex(valores, strength);
  if (usual === null) return null;
  const rungs = ladder(valores, usual, drawn);
  const at = lowestEnough(rungs);
  const own = rungs[at];
  const value = own?.value ?? usual;
  const below = lowerText(own, rungs[at - 1]);
  const degrees = degreesText(strength);
  const last = rungs.at(-1);
  if (own && last && value !== usual)
    return {
      value,
      reason: `Nesta armação, o índice ${indexOf(value)} basta: ${usualText(own, last, degrees)}.${below}`,
    };
  const isWeak = strength <= 2;
  return {
    value,
    reason: isWeak
      ? `Para ${degrees} de grau, o índice ${indexOf(value)} já fica fino: um maior custa mais e quase não muda a lente.`
      : `Para ${degrees} de grau, indicamos o índice ${indexOf(value)}: a lente fica mais fina.${below}`,
  };
}

/**
 * The tab in which a higher index should be chosen for the typed prescription, and the reason; null if the
 * chosen index is enough. The prescription is typed after the choice, so the advice there came too early (A25).
 */
export function adviseHigherIndex(
  groups: readonly LensGroup[],
  { choices, typed }: LensState,
  drawn: LensToDraw | null,
): { group: LensGroup; reason: string } | null {
  const group = groups.find(({ valores }) => isChoiceOfIndex(valores));
  const chosen = group && chosenValue(group, choices);
  const strength = isPrescriptionValid(typed) ? prescriptionStrength(typed) : null;
  if (!group || !chosen || strength === null) return null;
  const advice = adviseIndex(compatibleValues(groups, choices, group), strength, drawn);
  const chosenIndex = refractiveIndex(chosen);
  if (advice === null || chosenIndex === null || chosenIndex >= (refractiveIndex(advice.value) ?? 0))
    return null;
  return { group, reason: `${advice.reason} Você escolheu o ${indexOf(chosen)}.` };
}

/**
 * Reminds the shopper of the power that they typed for the recommendation, or says that the prescription has another;
 * '' if the two agree. It is not filled in as a sphere, because it includes the cylinder and may be of either eye.
 */
export function strongestNote({ strongest, typed }: LensState): string {
  const named = { 'od-esferico': strongest };
  const earlier = isPrescriptionValid(named) ? prescriptionStrength(named) : null;
  const strength = prescriptionStrength(typed);
  if (earlier === null || earlier === strength) return '';
  const before = `Na espessura, você digitou ${strongest.trim().replace('-', '−')} como o maior grau`;
  const isComplete =
    isPrescriptionValid(typed) && EYES.every((eye) => parseMeasure(typed[`${eye}-esferico`] ?? '') !== null);
  return strength !== null && isComplete
    ? `${before}; com estes valores, ele é ${degreesText(strength)}. Confira na receita.`
    : `${before}, já somado ao cilíndrico. Aqui, copie cada valor como está na receita.`;
}
