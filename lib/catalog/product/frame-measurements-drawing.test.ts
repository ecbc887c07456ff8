import fc from 'fast-check';
import { frameDrawing } from './frame-measurements';

const MM = { frontWidth: 138, bridge: 18, lensWidth: 52, lensHeight: 41, temple: 140 };

test('PDP-18, A15: the drawing is to scale', () => {
  const drawing = frameDrawing(MM);
  expect(drawing).toMatchObject({ outer: 8, inner: 60, width: 140 });
  expect((drawing?.bottom ?? 0) - (drawing?.top ?? 0)).toBe(41);
  expect(drawing?.temple?.path).toMatch(/^M0 /);
});

test.each([
  ['wider than the front', { lensWidth: 65 }],
  ['a bridge of a metre', { bridge: 1_000 }],
  ['nothing', { lensHeight: 0 }],
])('PDP-18: impossible measurements (%s) are not drawn', (_why, wrong) => {
  expect(frameDrawing({ ...MM, ...wrong })).toBeNull();
});

test('PDP-18: without a temple length only the front is drawn', () => {
  expect(frameDrawing({ ...MM, temple: null })?.temple).toBeNull();
});

test('PDP-18: drawings contain no NaN, and both lenses are within the front', () => {
  const mm = fc.integer({ min: 0, max: 300 });
  const front = fc.integer({ min: 80, max: 200 });
  fc.assert(
    fc.property(front, mm, mm, mm, fc.option(mm), (frontWidth, bridge, lensWidth, lensHeight, temple) => {
      const drawing = frameDrawing({ frontWidth, bridge, lensWidth, lensHeight, temple });
      if (drawing === null) return;
      const { temple: side, ...rest } = drawing;
      expect(JSON.stringify([rest, side ?? 'not drawn'])).not.toMatch(/NaN|Infinity|null/);
      expect(drawing.outer).toBeGreaterThanOrEqual(0);
      expect(drawing.inner - drawing.outer).toBeCloseTo(lensWidth, 6);
    }),
  );
});
