import { fitIrises } from './fit-irises';
import type { Circle } from './iris-edge';

const SIZE = 120;

type Eye = { iris: Circle; dark?: number; light?: number; lid?: number; blur?: number; noise?: number };

/** Pseudo-random numbers between -0.5 and 0.5. */
const grainOf = (index: number) => ((43_758.5453 * Math.sin(12.9898 * index)) % 1) / 2;

/** An iris on white with soft edges, covered above `lid`. */
function pictureOf({ iris, dark = 0.1, light = 0.8, lid = 0, blur = 1.5, noise = 0 }: Eye) {
  const values = Float64Array.from({ length: SIZE * SIZE }, (_, index) => {
    const [x, y] = [index % SIZE, Math.floor(index / SIZE)];
    const grain = noise * grainOf(index);
    if (y < lid) return (dark + light) / 2 + grain;
    const outside = Math.hypot(x - iris.x, y - iris.y) - iris.radius;
    return dark + (light - dark) / (1 + Math.exp(-outside / blur)) + grain;
  });
  return { values, size: SIZE };
}

/** The circle that the iris model returned. */
const START = { x: 59.5, y: 59.5, radius: 24 };

test.each([[{ x: 61.5, y: 58.5, radius: 27 }], [{ x: 58, y: 60, radius: 21 }]])(
  'TRY-06: roughly located irises are refined to within 1%% at %j',
  (iris) => {
    const eye = pictureOf({ iris, lid: 42 });
    const { left, right, clarity, uncertainty } = fitIrises(eye, eye, START);
    expect(Math.abs(left.x - iris.x)).toBeLessThan(0.6);
    expect(Math.abs(right.radius / iris.radius - 1)).toBeLessThan(0.01);
    expect(Math.min(clarity.left, clarity.right)).toBeGreaterThan(0.9);
    expect(uncertainty).toBeLessThan(0.07);
  },
);

test('TRY-06: a shaded eye counts as much as a bright one, and if one is unreadable the other is used', () => {
  const iris = { x: 60.5, y: 59, radius: 26 };
  const bright = pictureOf({ iris });
  const dim = fitIrises(bright, pictureOf({ iris, dark: 0.01, light: 0.04 }), START);
  expect(Math.abs(dim.left.radius / iris.radius - 1)).toBeLessThan(0.01);
  expect(dim.clarity.right).toBeGreaterThan(0.9);
  const behindHair = fitIrises(bright, pictureOf({ iris, dark: 0.1, light: 0.1 }), START);
  expect(Math.abs(behindHair.right.radius / iris.radius - 1)).toBeLessThan(0.02);
  expect(behindHair.clarity.right).toBeLessThan(0.5);
});

test('TRY-05: blur makes the iris width uncertain', () => {
  const blurred = pictureOf({ iris: { x: 60, y: 60, radius: 25 }, blur: 5 });
  expect(fitIrises(blurred, blurred, START).uncertainty).toBeGreaterThan(0.09);
});

test('TRY-05: noise makes the iris edge unclear', () => {
  const iris = { x: 60, y: 60, radius: 25 };
  const noisy = pictureOf({ iris, dark: 0.1, light: 0.2, noise: 0.9 });
  expect(fitIrises(noisy, noisy, START).clarity.left).toBeLessThan(0.72);
});
