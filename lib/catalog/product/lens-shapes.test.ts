import { frameDrawing } from './frame-measurements';
import { type LensShape, lensShape } from './lens-shapes';

const MM = { frontWidth: 138, bridge: 18, lensWidth: 52, lensHeight: 41, temple: 140 };
const SHAPES: readonly LensShape[] = [
  'panto',
  'redondo',
  'quadrado',
  'retangular',
  'aviador',
  'gatinho',
  'hexagonal',
  'browline',
  'oversized',
];

test.each([
  ['Redondo panto', 'panto'],
  ['Redondo', 'redondo'],
  ['Formato oval', 'redondo'],
  ['Cat-eye', 'gatinho'],
  ['Gatinho', 'gatinho'],
  ['Aviador', 'aviador'],
  ['Hexagonal', 'hexagonal'],
  ['Acetato', undefined],
  ['M (130 a 139 mm)', undefined],
])('A-99: %s is recognised as the shape %s', (name, shape) => {
  expect(lensShape(name)).toBe(shape);
});

test('A-99: each shape has a distinct outline, different from the default', () => {
  const outlines = [undefined, ...SHAPES].map(
    (shape) => frameDrawing({ ...MM, ...(shape && { shape }) })?.lens,
  );
  expect(new Set(outlines).size).toBe(SHAPES.length + 1);
});

test.each(SHAPES)('A-99, PDP-18: a %s lens is drawn as wide and as high as it measures', (shape) => {
  const drawing = frameDrawing({ ...MM, shape });
  const points = [...(drawing?.lens ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  const xs = points.map(([, x]) => Number(x));
  const ys = points.map(([, , y]) => Number(y));
  expect(Math.min(...xs)).toBeCloseTo(8, 0);
  expect(Math.max(...xs)).toBeCloseTo(60, 0);
  expect(Math.min(...ys)).toBeCloseTo(drawing?.top ?? 0, -0.5);
  expect(Math.max(...ys)).toBeCloseTo(drawing?.bottom ?? 0, 0);
  expect(`${drawing?.bridge}${drawing?.endPiece}`).not.toMatch(/NaN|undefined/);
});
