import { decodeEye, IRIS_SIZE, irisIn } from './eye-reading';

/** The iris model's output for an iris 16 px wide in the middle of its input. */
const OUTPUT = new Float32Array(228);
for (const [index, x] of [32, 24, 32, 40, 32].entries()) OUTPUT.set([x, 32, 0], 3 * (71 + index));

const READING = decodeEye(OUTPUT, new Float32Array(3 * IRIS_SIZE ** 2).fill(0.8));

test('TRY-08: an iris reading follows its eye when the eye is moved, scaled, rotated and mirrored', () => {
  expect(READING.light).toBeCloseTo(0.8);
  const iris = irisIn(READING, { centre: { x: 100, y: 50 }, side: 80, angle: 0 });
  expect(iris).toEqual({ centre: { x: 100, y: 50 }, diameter: 20, clarity: 1 });
  const nearer = irisIn(READING, { centre: { x: 140, y: 55 }, side: 120, angle: 0.3, mirrored: true });
  expect(nearer.centre.x).toBeCloseTo(140);
  expect(nearer.diameter).toBeCloseTo(30);
  const aside = { ...READING, u: 0.75 };
  const turned = irisIn(aside, { centre: { x: 0, y: 0 }, side: 40, angle: Math.PI / 2 });
  expect(turned.centre.y).toBeCloseTo(10);
});
