import { estimateLens } from './lens-geometry';
import type { LensToDraw } from './lens-look';
import type { LensValue } from './options';
import { recommendIndex, refractiveIndex } from './refractive-index';

/** The index to take, and why, for the shopper. */
type IndexAdvice = { value: LensValue; reason: string };

/** A higher index that saves less than this at the thickest place does not show, mm. */
const VISIBLE_GAIN = 0.5;

const indexText = (value: LensValue) =>
  (refractiveIndex(value) ?? 0).toLocaleString('pt-BR', { minimumFractionDigits: 2 });

/** Thickest place in tenths of a millimetre, as it is shown; null where it cannot be estimated. */
function tenths(drawn: LensToDraw | null, value: LensValue): number | null {
  const index = refractiveIndex(value);
  const estimate = drawn && index !== null ? estimateLens(drawn.powers, index, drawn.outline) : null;
  return estimate && Math.round(10 * Math.max(estimate.edge, estimate.centre));
}

/** The lowest index whose lens is not visibly thicker in this frame than that of the recommended one. */
function lowestEnough(valores: readonly LensValue[], usual: LensValue, drawn: LensToDraw | null) {
  const thinnest = tenths(drawn, usual);
  const limit = refractiveIndex(usual) ?? 0;
  if (thinnest === null) return usual;
  const lower = valores
    .filter((value) => (refractiveIndex(value) ?? limit) < limit)
    .sort((a, b) => (refractiveIndex(a) ?? 0) - (refractiveIndex(b) ?? 0));
  const enough = (value: LensValue) => (tenths(drawn, value) ?? Number.POSITIVE_INFINITY) - thinnest;
  return lower.find((value) => enough(value) < 10 * VISIBLE_GAIN) ?? usual;
}

/**
 * Recommends an index for a strength in dioptres: the usual one, or a lower one where the frame is so small that the
 * difference does not show. Null when no value names an index.
 */
export function adviseIndex(
  valores: readonly LensValue[],
  strength: number,
  drawn: LensToDraw | null,
): IndexAdvice | null {
  const usual = recommendIndex(valores, strength);
  if (usual === null) return null;
  const value = lowestEnough(valores, usual, drawn);
  const degrees = strength.toLocaleString('pt-BR', { minimumFractionDigits: 2 });
  const [own, other] = [tenths(drawn, value), tenths(drawn, usual)];
  if (value !== usual && own !== null && other !== null) {
    const gain = Math.max(1, own - other) / 10;
    return {
      value,
      reason: `Para ${degrees} de grau nesta armação, o índice ${indexText(value)} basta: com o ${indexText(usual)}, a lente ficaria só ${gain.toLocaleString('pt-BR', { minimumFractionDigits: 1 })}\u00a0mm mais fina.`,
    };
  }
  const isWeak = strength <= 2;
  return {
    value,
    reason: isWeak
      ? `Para ${degrees} de grau, o índice ${indexText(value)} já fica fino: um maior custa mais e quase não muda a lente.`
      : `Para ${degrees} de grau, indicamos o índice ${indexText(value)}: a lente fica mais fina.`,
  };
}
