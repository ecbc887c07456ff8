import type { Measure } from './geometry/face-measures';

const mm = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const half = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Below that a half millimetre says something, in mm. */
const EXACT_MM = 3;

/** '1,5 a mais ou a menos': an uncertainty in half millimetres, never less than one millimetre. */
const halfMargin = (uncertainty: number): string =>
  `${half.format(Math.max(1, Math.ceil(2 * uncertainty) / 2))} a mais ou a menos`;

/** '63 mm, 6 a mais ou a menos'; '63,5 mm, 1,5 a mais ou a menos' when it is known that well. */
export function formatMeasure(measure: Measure): string {
  const { value, uncertainty } = measure;
  if (uncertainty > EXACT_MM)
    return `${mm.format(value)} mm, ${mm.format(Math.ceil(uncertainty))} a mais ou a menos`;
  return `${formatPd(measure)} mm, ${halfMargin(uncertainty)}`;
}

/** '22': an estimate in whole millimetres. */
export const formatWhole = ({ value }: Measure): string => mm.format(value);

/** '22 e 23 mm, 4 a mais ou a menos': an estimate for each of two eyes. */
export const formatBoth = (right: Measure, left: Measure): string =>
  `${mm.format(right.value)} e ${mm.format(left.value)} mm, ${mm.format(Math.ceil(Math.max(right.uncertainty, left.uncertainty)))} a mais ou a menos`;

/** '31,5 e 32 mm, 1 a mais ou a menos', the places of two pupils; in whole mm where halves say nothing. */
export function formatEyes(right: Measure, left: Measure): string {
  const uncertainty = Math.max(right.uncertainty, left.uncertainty);
  if (uncertainty > EXACT_MM) return formatBoth(right, left);
  return `${formatPd(right)} e ${formatPd(left)} mm, ${halfMargin(uncertainty)}`;
}

/** '31,5': a distance of pupils in half millimetres, as on prescriptions. */
export const formatPd = ({ value }: Measure): string => half.format(Math.round(value * 2) / 2);
