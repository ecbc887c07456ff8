import type { LensShape } from './lens-shapes';

/** Measurements of a frame, in mm. */
export type FrameMillimetres = {
  frontWidth: number;
  bridge: number;
  lensWidth: number;
  lensHeight: number;
  /** Null when unknown. */
  temple: number | null;
  /** Shape of the lenses; absent if the platform sends none or an unknown one. */
  shape?: LensShape;
};

/** Size of a frame, from the width of its front in mm. */
export function frameSize(frontWidth: number): 'P' | 'M' | 'G' {
  if (frontWidth < 130) return 'P';
  return frontWidth <= 139 ? 'M' : 'G';
}

/**
 * The name of a size next to the width of its front: the letter, by which filters and advice name sizes, instead of
 * 'Único' or a lens width such as '48'. Other names, and names of sizes without a known front, stay as the platform's.
 * @param frontWidth in mm
 */
export const shortSizeName = (label: string, frontWidth: number | undefined): string =>
  frontWidth && /^(\d+|único)$/i.test(label) ? frameSize(frontWidth) : label;

/**
 * The name of a size elsewhere: 'M · 130 mm' for the lens width '48', because two of a frame's lens widths can have one
 * letter.
 * @param frontWidth in mm
 */
export const sizeName = (label: string, frontWidth: number | undefined): string =>
  shortSizeName(label, frontWidth) + (frontWidth && /^\d+$/.test(label) ? ` · ${frontWidth} mm` : '');

/** The size that an address names, by its name or by the letter of its front, preferably one in stock. */
export function findSize<Size extends { label: string; mm: FrameMillimetres | null; payload: object | null }>(
  sizes: readonly Size[],
  named: string,
): Size | undefined {
  const ofLetter = sizes.filter(({ mm }) => mm !== null && frameSize(mm.frontWidth) === named);
  return (
    sizes.find(({ label }) => label === named) ??
    ofLetter.find(({ payload }) => payload !== null) ??
    ofLetter[0]
  );
}

/** The engraving on the temple: lens width, bridge and temple in mm, '52-18-140'; null if one is unknown. */
export const engravingOf = ({ lensWidth, bridge, temple }: FrameMillimetres): string | null =>
  temple === null ? null : `${lensWidth}-${bridge}-${temple}`;

/** Measurements of a frame in one of its sizes. */
export type SizedMeasurements = {
  /**
   * `idAtributoValor` of the size; null if the product has no choice of sizes, or the platform does not
   * identify this one.
   */
  id: number | null;
  /** Name of the size, derived from the front's width if the platform names none; `''` if unknown. */
  size: string;
  /** Texts from the platform, such as '138 mm'. */
  texts: Record<'frontWidth' | 'bridge' | 'lensWidth' | 'lensHeight', string>;
  mm: FrameMillimetres;
};

/** Measurements by size. The first entry is shown until the shopper chooses a size. */
export type MeasurementsBySize = readonly [SizedMeasurements, ...SizedMeasurements[]];

/** The measurements of the chosen size; the first entry if there are none for it. */
export const measurementsOf = (measured: MeasurementsBySize, chosenId: number | null): SizedMeasurements =>
  measured.find(({ id }) => id === chosenId) ?? measured[0];
