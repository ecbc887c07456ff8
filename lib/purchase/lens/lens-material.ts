/** What lenses of a refractive index are made of. */
export type LensMaterial = {
  /** g/cm³. */
  density: number;
  /** Thinnest centre in mm that laboratories grind. */
  minCentre: number;
};

/** From the highest index down. Densities as lens laboratories publish them. */
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
