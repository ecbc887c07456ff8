import { zoneInk } from './lens-zones';
import { placeOnLens, RADIUS, uncutLenses } from './uncut-lens';

const INDEXES = [150, 159, 161, 167, 174] as const;

/** Heights and depths of the points of a part. */
function points(role: string, index: (typeof INDEXES)[number]) {
  const mesh = uncutLenses('single', index).find((part) => part.role === role)?.mesh;
  const { positions = [] } = mesh ?? {};
  return Array.from({ length: positions.length / 3 }, (_, i) => positions.slice(3 * i, 3 * i + 3));
}

test('lenses with a higher index have a thinner edge, and all lenses touch the ground', () => {
  const depths = INDEXES.map((index) => {
    const across = points('pad', index).map(([, y = 0]) => y);
    return Math.max(...across) - Math.min(...across);
  });
  expect(depths).toEqual([...depths].sort((a, b) => b - a));
  for (const index of INDEXES) {
    const lowest = Math.min(...points('pad', index).map(([, , z = 0]) => z));
    expect(Math.abs(lowest)).toBeLessThan(0.4);
  }
});

test('a point on a lens is converted to mm from its centre', () => {
  const [first] = points('lens', 161);
  const { lens, across, up } = placeOnLens(first as [number, number, number], 'single', 161);
  expect(lens).toBe(0);
  expect(Math.hypot(across, up)).toBeLessThan(0.01);
});

test('each kind of lens has different zones, all of them within the edge', () => {
  const inkOf = (design: Parameters<typeof zoneInk>[0]) => {
    let [lines, beside] = [0, 0];
    for (let up = -RADIUS; up <= RADIUS; up += 0.25)
      for (let across = -RADIUS; across <= RADIUS; across += 0.25) {
        const ink = zoneInk(design, across, up);
        lines += ink.line;
        beside += ink.beside;
      }
    return { lines, beside };
  };
  const [single, multifocal, office] = (['visao-simples', 'multifocal', 'ocupacional'] as const).map(inkOf);
  expect(single?.beside).toBe(0);
  expect(multifocal?.beside).toBeGreaterThan(2 * (office?.beside ?? 0));
  expect(office?.lines).toBeGreaterThan(single?.lines ?? 0);
  expect(zoneInk('multifocal', 0, RADIUS + 1)).toEqual({ line: 0, beside: 0 });
});
