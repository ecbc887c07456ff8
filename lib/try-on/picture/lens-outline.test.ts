import { DIRECTIONS, type Outline, STEPS, withoutNotches } from './lens-outline';

/** Steps at which a lens of the measured size is found. */
const USUAL = 60;

const outlineOf = (stepAt: (direction: number) => number): Outline =>
  Array.from({ length: DIRECTIONS }, (_, direction) => stepAt(direction));

/** Directions of a temple in the colour of the rim, seen through the outer side of the lens. */
const isTemple = (direction: number) => direction > DIRECTIONS - 26 && direction < DIRECTIONS - 6;

test('TRY-03: a temple in the colour of the rim, seen through a lens, leaves no trace in it', () => {
  const filled = withoutNotches(outlineOf((direction) => (isTemple(direction) ? USUAL - 24 : USUAL)));
  for (const [direction, step] of filled.entries()) {
    if (isTemple(direction)) expect(USUAL - step).toBeLessThan(8);
    else expect(step).toBe(USUAL);
  }
});

test('TRY-03: filled notches stay within the two outlines', () => {
  const filled = withoutNotches(outlineOf((direction) => (direction % 64 < 8 ? STEPS - 1 : 0)));
  for (const step of filled) expect(step).toBeLessThan(STEPS);
});
