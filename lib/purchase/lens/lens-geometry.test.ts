import fc from 'fast-check';
import { estimateLens, type LensOutline, lensMaterial, sagitta } from './lens-geometry';

const OUTLINE: LensOutline = { width: 50, height: 36, decentration: 4 };
const sphere = (power: number) => ({ horizontal: power, vertical: power });

const INDICES = [1.5, 1.53, 1.56, 1.59, 1.6, 1.61, 1.67, 1.7, 1.74];
const quarters = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((count) => count / 4);
const legalPowers = fc
  .record({
    sphere: quarters(-20, 20),
    cylinder: quarters(-6, 6),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ sphere, cylinder, share }) => ({
    horizontal: sphere + cylinder * share,
    vertical: sphere + cylinder * (1 - share),
  }));
const outlines = fc.record({
  width: fc.integer({ min: 20, max: 90 }),
  height: fc.integer({ min: 12, max: 80 }),
  decentration: fc.double({ min: -15, max: 45, noNaN: true }),
});
const usualOutlines = fc.record({
  width: fc.integer({ min: 44, max: 60 }),
  height: fc.integer({ min: 28, max: 50 }),
  decentration: fc.double({ min: -3, max: 7, noNaN: true }),
});

/** Largest thickness of the lens in mm; infinite if such a lens cannot be made. */
const thickest = (powers: Parameters<typeof estimateLens>[0], index: number, outline: LensOutline) => {
  const estimate = estimateLens(powers, index, outline);
  return estimate === null ? Number.POSITIVE_INFINITY : Math.max(estimate.centre, estimate.edge);
};

test('LENS-21: surface depths match published worked examples', () => {
  // The Indian Optician, May-June 2023, page 112: +10.00 D in crown glass, radius 52.3 mm, 40 mm across.
  expect(sagitta(1 / 52.3, 20)).toBeCloseTo(3.98, 2);
  // J. Loomis, University of Dayton, 'Sags and Edge Thickness': 3.0486 mm at the centre, 18 mm across.
  expect(3.0486 - (sagitta(0.0104227, 9) ?? 0) + (sagitta(-0.0406946, 9) ?? 0)).toBeCloseTo(0.918096, 4);
});

// Lens Shapers, 'Lens Materials', 'Est. Thickness (-4.00 sph, 50 eyesize)'. It does not state the pupillary distance: 4
// mm of decentration means 62 mm with a bridge of 20.
test.each([
  ['plastic', 1.498, 5.6],
  ['mid index', 1.56, 4.7],
  ['polycarbonate', 1.586, 4.5],
  ['high index', 1.6, 4.5],
  ['high index', 1.67, 4.1],
  ['very high index', 1.7, 4.0],
  ['very high index', 1.74, 3.9],
])('LENS-21: the edge of −4.00 in %s (%d) is within 0.2 mm of a published table', (_, index, published) => {
  expect(Math.abs(thickest(sphere(-4), index, OUTLINE) - published)).toBeLessThan(0.2);
});

test('LENS-21: a lens without power is a plate of minimum thickness and matching weight', () => {
  const plate = estimateLens(sphere(0), 1.5, OUTLINE);
  expect(plate).toMatchObject({ centre: 2, edge: 2 });
  expect(plate?.grams).toBeCloseTo(0.85 * 5 * 3.6 * 0.2 * 1.31, 6);
});

test('LENS-21: the weight matches a numerical integration of the surfaces', () => {
  for (const power of [-8, -4, -1, 2, 5]) {
    const estimate = estimateLens(sphere(power), 1.6, OUTLINE);
    if (estimate === null) throw new Error(`no estimate for ${power}`);
    const { front, back } = estimate.section;
    const { width, height, decentration } = OUTLINE;
    let total = 0;
    let pieces = 0;
    for (let x = -0.995; x < 1; x += 0.01)
      for (let y = -0.995; y < 1; y += 0.01) {
        if (x * x + y * y > 1) continue;
        const distance = Math.hypot((x * width) / 2 - decentration, (y * height) / 2);
        total += estimate.centre + (sagitta(back, distance) ?? 0) - (sagitta(front, distance) ?? 0);
        pieces += 1;
      }
    const exact = ((total / pieces) * 0.85 * width * height * lensMaterial(1.6).density) / 1000;
    expect(Math.abs(estimate.grams / exact - 1)).toBeLessThan(0.06);
  }
});

test('LENS-21: for every valid prescription and frame the results are finite and physically possible, or null', () => {
  fc.assert(
    fc.property(legalPowers, fc.constantFrom(...INDICES), outlines, (powers, index, outline) => {
      const estimate = estimateLens(powers, index, outline);
      if (estimate === null) return;
      const { centre, edge, grams, section } = estimate;
      for (const value of [centre, edge, grams, section.front, section.back])
        expect(Number.isFinite(value)).toBe(true);
      expect(centre).toBeGreaterThanOrEqual(lensMaterial(index).minCentre);
      expect(edge).toBeGreaterThanOrEqual(1.2 - 1e-9);
      expect(grams).toBeGreaterThan(0);
    }),
    { numRuns: 2_000 },
  );
});

test('LENS-21: common frames have an estimate for up to eight dioptres', () => {
  fc.assert(
    fc.property(quarters(-8, 8), fc.constantFrom(...INDICES), usualOutlines, (power, index, outline) => {
      expect(estimateLens(sphere(power), index, outline)).not.toBeNull();
    }),
  );
});

test('LENS-21: a higher index never makes a lens thicker', () => {
  fc.assert(
    fc.property(legalPowers, usualOutlines, (powers, outline) => {
      const thicknesses = INDICES.map((index) => thickest(powers, index, outline));
      thicknesses.slice(1).forEach((thickness, at) => {
        expect(thickness).toBeLessThanOrEqual((thicknesses[at] ?? 0) + 1e-9);
      });
    }),
    { numRuns: 1_000 },
  );
});

test('LENS-21: a stronger power never makes a lens thinner', () => {
  fc.assert(
    fc.property(
      quarters(0, 19),
      fc.constantFrom(-1, 1),
      fc.constantFrom(...INDICES),
      usualOutlines,
      (strength, sign, index, outline) => {
        const [weaker, stronger] = [strength, strength + 0.25].map((power) =>
          thickest(sphere(sign * power), index, outline),
        );
        expect(stronger).toBeGreaterThanOrEqual((weaker ?? 0) - 1e-9);
      },
    ),
    { numRuns: 1_000 },
  );
});
