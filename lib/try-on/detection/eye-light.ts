/** Where the eye itself is in what the iris model sees, in sizes of that: the rest is lids and skin. */
const EYE = { left: 0.29, right: 0.71, top: 0.41, bottom: 0.6 } as const;

/** The share of an open eye that is darker than its white; lighter still are reflections. */
const DARKER = 0.85;

/**
 * How light the white of an eye is, 0 to 1. It is the same in all people, which skin and hair are not.
 * @param values red, green and blue of the iris model's input, 0 to 1
 * @param size its sides in px
 */
export function eyeLight(values: ArrayLike<number>, size: number): number {
  const levels: number[] = [];
  for (let y = Math.round(EYE.top * size); y < EYE.bottom * size; y++) {
    for (let x = Math.round(EYE.left * size); x < EYE.right * size; x++) {
      const at = 3 * (y * size + x);
      levels.push(((values[at] ?? 0) + (values[at + 1] ?? 0) + (values[at + 2] ?? 0)) / 3);
    }
  }
  levels.sort((a, b) => a - b);
  return levels[Math.floor(DARKER * levels.length)] ?? 0;
}
