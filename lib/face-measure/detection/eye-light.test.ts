import { eyeLight } from './eye-reading';

const SIZE = 64;

/** The iris model's input for an eye: skin around a white with an iris and a reflection. */
function eye({ skin, white }: { skin: number; white: number }): Float32Array {
  const values = new Float32Array(3 * SIZE * SIZE);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const [u, v] = [x - 31.5, y - 31.5];
      const isEye = (u / 14) ** 2 + (v / 6) ** 2 < 1;
      const isIris = Math.hypot(u, v) < 5.5;
      const isReflection = Math.hypot(u - 2, v + 2) < 1;
      values.fill(
        isReflection ? 1 : isIris ? 0.1 : isEye ? white : skin,
        3 * (y * SIZE + x),
        3 * (y * SIZE + x) + 3,
      );
    }
  }
  return values;
}

test.each([0.1, 0.35, 0.6])(
  'TRY-04: the light on a face is measured on the whites of the eyes, with skin of %s',
  (skin) => {
    expect(eyeLight(eye({ skin, white: 0.65 }), SIZE)).toBeCloseTo(0.65);
  },
);

test('TRY-04: in very low light the whites of the eyes are dark as well', () => {
  expect(eyeLight(eye({ skin: 0.1, white: 0.2 }), SIZE)).toBeCloseTo(0.2);
});
