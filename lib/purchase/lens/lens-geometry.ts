/** Material of lenses with a refractive index. */
type LensMaterial = {
  /** g/cm³. */
  density: number;
  /** Smallest centre thickness that laboratories grind, mm. */
  minCentre: number;
};

/** Materials from the highest index down, with the densities that lens laboratories publish. */
const MATERIALS: readonly (LensMaterial & { from: number })[] = [
  { from: 1.72, density: 1.47, minCentre: 1.5 },
  { from: 1.69, density: 1.41, minCentre: 1.5 },
  { from: 1.64, density: 1.37, minCentre: 1.5 },
  { from: 1.595, density: 1.3, minCentre: 1.5 },
  // Polycarbonate.
  { from: 1.575, density: 1.2, minCentre: 1.5 },
  { from: 1.54, density: 1.23, minCentre: 1.5 },
  { from: 1.525, density: 1.11, minCentre: 2 },
];
const STANDARD_PLASTIC: LensMaterial = { density: 1.31, minCentre: 2 };

export const lensMaterial = (index: number): LensMaterial =>
  MATERIALS.find(({ from }) => index >= from) ?? STANDARD_PLASTIC;

/** Power in dioptres along the horizontal and the vertical meridian. */
export type MeridianPowers = { horizontal: number; vertical: number };

/** Outline of a cut lens in mm, as seen from the optical centre. */
export type LensOutline = {
  width: number;
  height: number;
  /** Distance of the optical centre from the middle of the lens, towards the nose. */
  decentration: number;
};

/** Curvatures of the horizontal section in 1/mm; positive ones bulge towards the front. */
export type LensSection = { front: number; back: number };

export type LensEstimate = {
  /** Thickness at the optical centre, mm. */
  centre: number;
  /** Largest thickness of the edge, mm. */
  edge: number;
  grams: number;
  section: LensSection;
};

/** Front surface powers that are manufactured, in dioptres. */
const FLATTEST_FRONT = 0.5;
const STEEPEST_FRONT = 10;
/** Thinnest edge of a plus lens that a frame can hold, mm. */
const MIN_EDGE = 1.2;
/**
 * Fraction of its radius up to which a surface is ground. Stronger lenses have a rim without power, which
 * this does not estimate.
 */
const MAX_APERTURE = 0.8;
/** Fraction of its bounding box that a lens fills, between that of an ellipse and that of a rectangle. */
const FILLED_SHARE = 0.85;

/**
 * Depth of a spherical surface at a distance from its centre, in mm; null if the surface does not extend that
 * far.
 */
export function sagitta(curvature: number, distance: number): number | null {
  const aperture = Math.abs(curvature * distance);
  if (aperture > MAX_APERTURE) return null;
  return (curvature * distance ** 2) / (1 + Math.sqrt(1 - aperture ** 2));
}

/**
 * Power of the front surface by Vogel's rule, in dioptres: the higher the plus power, the steeper the front.
 */
function frontPower({ horizontal, vertical }: MeridianPowers): number {
  const mean = (horizontal + vertical) / 2;
  return Math.min(STEEPEST_FRONT, Math.max(FLATTEST_FRONT, (mean > 0 ? mean : mean / 2) + 6));
}

/**
 * Thickness and weight of a lens with a spherical front. The calculation treats the lens as thin, and
 * surfaces as parabolas for the weight; the results are accurate to a few tenths of a millimetre and a gram.
 * Null if such a lens cannot be made.
 */
export function estimateLens(
  powers: MeridianPowers,
  index: number,
  outline: LensOutline,
): LensEstimate | null {
  const { width, height, decentration } = outline;
  const curvatureOf = (power: number) => power / (1000 * (index - 1));
  const frontDioptres = frontPower(powers);
  const front = curvatureOf(frontDioptres);
  const backOf = (power: number) => curvatureOf(frontDioptres - power);
  /**
   * Thickness at a distance from the lens's centre minus thickness at the centre; negative for plus lenses.
   */
  const gainAt = (power: number, distance: number) => {
    const [frontDepth, backDepth] = [sagitta(front, distance), sagitta(backOf(power), distance)];
    return frontDepth === null || backDepth === null ? null : backDepth - frontDepth;
  };
  const farthest = width / 2 + Math.abs(decentration);
  if (Math.abs(decentration) >= width / 2) return null;
  const horizontalGain = gainAt(powers.horizontal, farthest);
  const verticalGain = gainAt(powers.vertical, height / 2);
  if (horizontalGain === null || verticalGain === null) return null;
  const { density, minCentre } = lensMaterial(index);
  const centre = Math.max(minCentre, MIN_EDGE - Math.min(horizontalGain, verticalGain));
  const edge = centre + Math.max(horizontalGain, verticalGain);
  // Averaged over an ellipse, the squared distance along an axis is a quarter of the squared half-axis.
  const meanGain =
    horizontalGain * ((width ** 2 / 16 + decentration ** 2) / farthest ** 2) + verticalGain / 4;
  const volume = FILLED_SHARE * width * height * (centre + meanGain);
  return {
    centre,
    edge,
    grams: (volume / 1000) * density,
    section: { front, back: backOf(powers.horizontal) },
  };
}
