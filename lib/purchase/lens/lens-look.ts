import { frameDrawing } from '@/lib/catalog/product/frame-measurements';
import type { FrameMillimetres, SizedMeasurements } from '@/lib/catalog/product/frame-size';
import type { Measure as Measured } from '@/lib/face-measure/geometry/face-measures';
import { formatPd } from '@/lib/try-on/format-measures';
import { millimetreText } from './labels';
import type { LensOutline, MeridianPowers } from './lens-geometry';
import {
  EYES,
  type Eye,
  isPrescriptionValid,
  parseMeasure,
  type TypedPrescription,
} from './typed-prescription';

/** A frame's measurements in one size, for the lens dialog. */
export type FrameSizeForLenses = Pick<SizedMeasurements, 'id' | 'mm'>;

/** Pupillary distance of an average adult, mm. */
const AVERAGE_PD = 63;

/** The lens that the dialog draws: the stronger one of a prescription, in a frame. */
export type LensToDraw = {
  powers: MeridianPowers;
  /** Sphere and cylinder as typed, dioptres. */
  sphere: number;
  cylinder: number;
  outline: LensOutline;
  /** Where the position of the pupil comes from. */
  pd: LensPd;
};

/**
 * Where the pupil's position comes from: the prescription, a distance that the try-on measured on this
 * device, or the adult average.
 */
type LensPd = { source: 'prescription' | 'average' } | { source: 'try-on'; total: Measured };

/** Measurements of the chosen size; null if the platform sends none, or if they are implausible. */
export function frameForLenses(
  measured: readonly FrameSizeForLenses[],
  chosenId: number | null,
  sizeCount: number,
): FrameMillimetres | null {
  const found = sizeCount > 1 ? measured.find(({ id }) => id !== null && id === chosenId) : measured[0];
  return found && frameDrawing(found.mm) !== null ? found.mm : null;
}

/** Power along both meridians. At an axis of 90° the whole cylinder acts horizontally. */
export function meridianPowers(sphere: number, cylinder: number, axis: number): MeridianPowers {
  const horizontalShare = Math.sin((axis * Math.PI) / 180) ** 2;
  return {
    horizontal: sphere + cylinder * horizontalShare,
    vertical: sphere + cylinder * (1 - horizontalShare),
  };
}

function eyeOf(typed: TypedPrescription, eye: Eye) {
  const sphere = parseMeasure(typed[`${eye}-esferico`] ?? '');
  if (sphere === null) return [];
  const cylinder = parseMeasure(typed[`${eye}-cilindrico`] ?? '') ?? 0;
  const axis = parseMeasure(typed[`${eye}-eixo`] ?? '') ?? 0;
  const strength = Math.max(Math.abs(sphere), Math.abs(sphere + cylinder));
  return [{ eye, sphere, cylinder, axis, strength }];
}

/** Where the pupil's position comes from if the prescription does not give it. */
const pdInstead = (measured: Measured | null): LensPd =>
  measured === null ? { source: 'average' } : { source: 'try-on', total: measured };

/**
 * The stronger lens of a prescription in a frame; null while the values are missing or invalid.
 * @param measured pupillary distance from the try-on; null without one
 */
export function lensToDraw(
  typed: TypedPrescription,
  frame: FrameMillimetres,
  measured: Measured | null = null,
): LensToDraw | null {
  if (!isPrescriptionValid(typed)) return null;
  const [stronger] = EYES.flatMap((eye) => eyeOf(typed, eye)).sort((a, b) => b.strength - a.strength);
  if (stronger === undefined) return null;
  const { eye, sphere, cylinder, axis } = stronger;
  const total = parseMeasure(typed['dnp-total'] ?? '');
  const pd = parseMeasure(typed[`${eye}-dnp`] ?? '') ?? (total === null ? null : total / 2);
  const { lensWidth: width, lensHeight: height, bridge } = frame;
  const decentration = (width + bridge) / 2 - (pd ?? (measured?.value ?? AVERAGE_PD) / 2);
  return {
    powers: meridianPowers(sphere, cylinder, axis),
    sphere,
    cylinder,
    outline: { width, height, decentration },
    pd: pd === null ? pdInstead(measured) : { source: 'prescription' },
  };
}

/** 'Borda até 5,6 mm, centro 2,0 mm, cerca de 9 g por lente'. The thicker place comes first. */
export function describeThickness({
  centre,
  edge,
  grams,
}: {
  centre: number;
  edge: number;
  grams: number;
}): string {
  const [borda, centro] = [`borda até ${millimetreText(edge)}`, `centro ${millimetreText(centre)}`];
  const places = edge >= centre ? `${borda}, ${centro}` : `${centro}, ${borda}`;
  return `${places.charAt(0).toUpperCase()}${places.slice(1)}, cerca de ${Math.max(1, Math.round(grams))}\u00a0g por lente`;
}

const dioptres = (value: number) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: 2, signDisplay: 'exceptZero' }).replace('-', '−');

/** Describes the pupillary distance that is used if the prescription gives none. */
function describePd(pd: LensPd): string {
  switch (pd.source) {
    case 'prescription':
      return '';
    case 'try-on':
      return ` Sem a DNP da receita, contamos os ${formatPd(pd.total)} mm entre as suas pupilas que o provador mediu.`;
    case 'average':
      return ` Sem a DNP da receita, contamos ${AVERAGE_PD} mm entre as pupilas, a média.`;
  }
}

/** Describes the drawing to the shopper, and says that it is an estimate. */
export function describeEstimate({ sphere, cylinder, outline, pd }: LensToDraw): string {
  const power =
    cylinder === 0
      ? `de grau ${dioptres(sphere)}`
      : `de ${dioptres(sphere)} com cilíndrico ${dioptres(cylinder)}`;
  return `Estimativa para a lente ${power} nesta armação (lente de ${outline.width} mm), vista de cima e em escala.${describePd(pd)} A medida exata depende do laboratório.`;
}
