import type { Measure } from '@/lib/face-measure/geometry/face-measures';

const mm = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const half = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Half millimetres are shown for an uncertainty below this, in mm. */
const EXACT_MM = 3;

/** Half the width of the range, in half millimetres but at least one millimetre: '1,5'. */
const halfMargin = (uncertainty: number): string => half.format(Math.max(1, Math.ceil(2 * uncertainty) / 2));

/** '63 mm (margem de 6 mm)'; '63,5 mm (margem de 1,5 mm)' if the measure is precise enough. */
export function formatMeasure(measure: Measure): string {
  const { value, uncertainty } = measure;
  if (uncertainty > EXACT_MM)
    return `${mm.format(value)} mm (margem de ${mm.format(Math.ceil(uncertainty))} mm)`;
  return `${formatPd(measure)} mm (margem de ${halfMargin(uncertainty)} mm)`;
}

/** An estimate in whole millimetres: '22'. */
export const formatWhole = ({ value }: Measure): string => mm.format(value);

/** An estimate for each of two eyes: '22 e 23 mm (margem de 4 mm)'. */
export const formatBoth = (right: Measure, left: Measure): string =>
  `${mm.format(right.value)} e ${mm.format(left.value)} mm (margem de ${mm.format(Math.ceil(Math.max(right.uncertainty, left.uncertainty)))} mm)`;

/** The limits of a measure: '54 e 72'. In half millimetres if the measure is precise enough. */
function limitsOf({ value, uncertainty }: Measure): string {
  const format = uncertainty > EXACT_MM ? mm : half;
  const step = uncertainty > EXACT_MM ? 1 : 2;
  const margin = Math.max(1, uncertainty);
  const low = Math.floor(step * (value - margin)) / step;
  const high = Math.ceil(step * (value + margin)) / step;
  return `${format.format(low)} e ${format.format(high)}`;
}

/** The range of a measure: 'entre 54 e 72 mm'. */
export const formatRange = (measure: Measure): string => `entre ${limitsOf(measure)} mm`;

/** The ranges of two measures: 'direita entre 29 e 33 mm, esquerda entre 30 e 34 mm'. */
export const formatRanges = (right: Measure, left: Measure): string =>
  `direita ${formatRange(right)}, esquerda ${formatRange(left)}`;

/** A pupillary distance in half millimetres, as on prescriptions: '31,5'. */
export const formatPd = ({ value }: Measure): string => half.format(Math.round(value * 2) / 2);
