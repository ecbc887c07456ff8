import fc from 'fast-check';
import { frameClass, frameDrawing } from './frame-drawing';

const MM = { frontal: 138, ponte: 18, horizontal: 52, vertical: 41, haste: 140 };

test('PDP-18, A15: the drawing has the proportions of the measures', () => {
  const drawing = frameDrawing(MM);
  expect(drawing).toMatchObject({ outer: 8, inner: 60, width: 140 });
  expect((drawing?.bottom ?? 0) - (drawing?.top ?? 0)).toBe(41);
  expect(drawing?.temple?.path).toMatch(/^M0 /);
});

test.each([
  ['wider than the front', { horizontal: 65 }],
  ['a bridge of a metre', { ponte: 1_000 }],
  ['nothing', { vertical: 0 }],
])('PDP-18: measures that cannot be (%s) are not drawn', (_why, wrong) => {
  expect(frameDrawing({ ...MM, ...wrong })).toBeNull();
});

test('PDP-18: without the temple there is only the front', () => {
  expect(frameDrawing({ ...MM, haste: null })?.temple).toBeNull();
});

test('PDP-18: what is drawn holds no number that is none, and both lenses fit the front', () => {
  const mm = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(mm, mm, mm, mm, fc.option(mm), (frontal, ponte, horizontal, vertical, haste) => {
      const drawing = frameDrawing({ frontal, ponte, horizontal, vertical, haste });
      if (drawing === null) return;
      expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|null,/);
      expect(drawing.outer).toBeGreaterThanOrEqual(0);
      expect(drawing.inner - drawing.outer).toBeCloseTo(horizontal, 6);
    }),
  );
});

test('A15: small, medium and large by the front', () => {
  expect([120, 129, 130, 138, 139].map(frameClass)).toEqual(['P', 'P', 'M', 'M', 'G']);
});
