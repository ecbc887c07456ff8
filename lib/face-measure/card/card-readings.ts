import type { FaceMeasures, Measure } from '../geometry/face-measures';
import { median } from '../geometry/median';

/** The pupillary distance as measured by a card in one picture. */
export type CardReading = Measure;

/** Number of camera pictures that are combined. */
export const WANTED_READINGS = 5;

/**
 * Readings that differ by more than this fraction of their median are not from one card that was held still.
 */
const MAX_SPREAD = 0.05;

/** Uncertainty of the pupillary distance in px in a single photo: two standard deviations, as a fraction. */
const PUPIL_UNCERTAINTY = 0.01;

/**
 * The median reading. Its uncertainty combines the differences between readings with those between people,
 * which do not average out over several pictures. Null if the readings do not agree.
 */
export function combineReadings(readings: readonly CardReading[]): Measure | null {
  if (readings.length === 0) return null;
  const values = readings.map(({ value }) => value);
  const value = median(values);
  if (Math.max(...values) - Math.min(...values) > MAX_SPREAD * value) return null;
  const variance = values.reduce((sum, other) => sum + (other - value) ** 2, 0) / values.length;
  const own = median(readings.map(({ uncertainty }) => uncertainty));
  return { value, uncertainty: Math.hypot(own, 2 * Math.sqrt(variance / values.length)) };
}

/**
 * Rescales the measures of a photo without a card, using the same person's pupillary distance as measured by
 * a card.
 */
export function scaledByPupils(measures: FaceMeasures, pupils: Measure): FaceMeasures {
  const factor = pupils.value / measures.pupils.total.value;
  const uncertainty = Math.hypot(pupils.uncertainty / pupils.value, PUPIL_UNCERTAINTY);
  const scaled = ({ value }: Measure): Measure => ({
    value: factor * value,
    uncertainty: factor * value * uncertainty,
  });
  const { total, left, right } = measures.pupils;
  const width = scaled(measures.faceWidth);
  // The sides of a face look smaller by an estimated fraction, whose uncertainty does not depend on the
  // scale.
  const byScale = measures.faceWidth.value * measures.uncertainty;
  const ofSides = Math.sqrt(Math.max(0, measures.faceWidth.uncertainty ** 2 - byScale ** 2));
  return {
    ...measures,
    mmPerPx: factor * measures.mmPerPx,
    pupils: {
      total: { ...scaled(total), uncertainty: pupils.uncertainty },
      left: scaled(left),
      right: scaled(right),
    },
    faceWidth: { ...width, uncertainty: Math.hypot(width.uncertainty, factor * ofSides) },
    uncertainty,
    source: 'card',
  };
}
