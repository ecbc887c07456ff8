import type { Measure } from './geometry/face-measures';

const mm = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const half = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** '63 mm, 4 a mais ou a menos' */
export function describeMeasure({ value, uncertainty }: Measure): string {
  return `${mm.format(value)} mm, ${mm.format(Math.max(1, Math.ceil(uncertainty)))} a mais ou a menos`;
}

/** '31,5': half millimetres, as on prescriptions. */
export const halfMillimetres = ({ value }: Measure): string => half.format(Math.round(value * 2) / 2);

export const describeHalf = (measure: Measure): string => `${halfMillimetres(measure)} mm`;

/** Below that nobody sees a difference, in mm. */
const SIMILAR_MM = 3;

/** 'Cerca de 8 mm mais larga que o seu rosto'; a difference that may be chance is none. */
export function describeFit(frontWidth: number, { value, uncertainty }: Measure): string {
  const difference = Math.round(frontWidth - value);
  if (Math.abs(difference) <= Math.max(SIMILAR_MM, uncertainty / 2))
    return 'Mais ou menos da largura do seu rosto';
  return `Cerca de ${Math.abs(difference)} mm mais ${difference > 0 ? 'larga' : 'estreita'} que o seu rosto`;
}
