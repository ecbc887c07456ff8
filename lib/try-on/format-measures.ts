import type { Measure } from './geometry/face-measures';

const mm = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const half = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** '63 mm, 4 a mais ou a menos' */
export function formatMeasure({ value, uncertainty }: Measure): string {
  return `${mm.format(value)} mm, ${mm.format(Math.max(1, Math.ceil(uncertainty)))} a mais ou a menos`;
}

/** '31,5': a distance of pupils in half millimetres, as on prescriptions. */
export const formatPd = ({ value }: Measure): string => half.format(Math.round(value * 2) / 2);
