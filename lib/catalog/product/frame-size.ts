import type { LensShape } from './lens-shapes';

/** Measurements of a frame, in mm. */
export type FrameMillimetres = {
  frontWidth: number;
  bridge: number;
  lensWidth: number;
  lensHeight: number;
  /** Null when unknown. */
  temple: number | null;
  /** What is drawn of the lenses; absent when the platform does not name a shape that is known. */
  shape?: LensShape;
};

/** Size of a frame, by the width of its front in mm. */
export function frameSize(frontWidth: number): 'P' | 'M' | 'G' {
  if (frontWidth < 130) return 'P';
  return frontWidth <= 139 ? 'M' : 'G';
}

/** The engraving of the temple: lens width, bridge and temple in mm, '52-18-140'; null when one is unknown. */
export const engravingOf = ({ lensWidth, bridge, temple }: FrameMillimetres): string | null =>
  temple === null ? null : `${lensWidth}-${bridge}-${temple}`;

/** Measurements of a frame in one of its sizes. */
export type SizedMeasurements = {
  /** `idAtributoValor` of the size; null when there is no choice or the platform does not say which size it is. */
  id: number | null;
  /** Name of the size, by the front where there is no choice; `''` when the platform does not say it. */
  size: string;
  /** Texts from the platform, such as '138 mm'. */
  texts: Record<'frontWidth' | 'bridge' | 'lensWidth' | 'lensHeight', string>;
  mm: FrameMillimetres;
};

/** Measurements by size; the first ones are shown until a size is chosen. */
export type MeasurementsBySize = readonly [SizedMeasurements, ...SizedMeasurements[]];

/** The measurements of the chosen size; the first ones where the platform has none of it. */
export const measurementsOf = (measured: MeasurementsBySize, chosenId: number | null): SizedMeasurements =>
  measured.find(({ id }) => id === chosenId) ?? measured[0];
