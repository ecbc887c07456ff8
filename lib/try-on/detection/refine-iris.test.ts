import { type Circle, refineIris } from './refine-iris';

const SIZE = 120;

type Eye = { iris: Circle; dark?: number; light?: number; lid?: number };

/** An iris on white with soft edges, covered above `lid`. */
function pictureOf({ iris, dark = 60, light = 200, lid = 0 }: Eye) {
  const values = Array.from({ length: SIZE * SIZE }, (_, index) => {
    const [x, y] = [index % SIZE, Math.floor(index / SIZE)];
    if (y < lid) return (dark + light) / 2;
    const outside = Math.hypot(x - iris.x, y - iris.y) - iris.radius;
    return dark + (light - dark) / (1 + Math.exp(-outside / 1.5));
  });
  return { values, size: SIZE };
}

/** Where the iris model put it. */
const START = { x: 59.5, y: 59.5, radius: 24 };

test.each([
  [{ x: 59.5, y: 59.5, radius: 24 }],
  [{ x: 61.5, y: 58.5, radius: 26 }],
  [{ x: 58, y: 60, radius: 23 }],
])('TRY-06: an iris that the model put roughly is found at %j', (iris) => {
  const found = refineIris(pictureOf({ iris, lid: 42 }), START);
  expect(Math.abs((found?.x ?? 0) - iris.x)).toBeLessThan(1);
  expect(Math.abs((found?.radius ?? 0) / iris.radius - 1)).toBeLessThan(0.04);
});

test('TRY-06: dark irises in poor light count too, and no edge is none', () => {
  const iris = { x: 60.5, y: 59, radius: 25 };
  const dim = refineIris(pictureOf({ iris, dark: 15, light: 45 }), START);
  expect(Math.abs((dim?.radius ?? 0) / iris.radius - 1)).toBeLessThan(0.03);
  expect(refineIris(pictureOf({ iris, dark: 100, light: 102 }), START)).toBeNull();
});
