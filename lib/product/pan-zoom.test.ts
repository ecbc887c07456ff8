import fc from 'fast-check';
import { panBy, stageOf, toggleZoom, type View, WHOLE, zoomTo } from './pan-zoom';

const FRAME = stageOf({ width: 800, height: 600 }, { width: 1600, height: 1200 });
const CENTRE = { x: 0, y: 0 };

test('PDP-10: a press enlarges, another one shows the whole picture again', () => {
  const zoomed = toggleZoom(WHOLE, CENTRE, FRAME);
  expect(zoomed.scale).toBeGreaterThan(1);
  expect(toggleZoom(zoomed, { x: 100, y: 50 }, FRAME)).toEqual(WHOLE);
});

test('PDP-10: what was pressed stays under the finger', () => {
  const at = { x: 200, y: -100 };
  const { scale, x, y } = toggleZoom(WHOLE, at, FRAME);
  // The point `at` of the whole picture, drawn in the new view.
  expect({ x: at.x * scale + x, y: at.y * scale + y }).toEqual(at);
});

test('PDP-12: the picture moves by what is dragged, up to its edge, and not at all while it is whole', () => {
  const zoomed = zoomTo(WHOLE, 2, CENTRE, FRAME);
  expect(panBy(zoomed, 30, -20, FRAME)).toEqual({ scale: 2, x: 30, y: -20 });
  expect(panBy(zoomed, 9_999, -9_999, FRAME)).toEqual({ scale: 2, x: 400, y: -300 });
  expect(panBy(WHOLE, 50, 50, FRAME)).toEqual(WHOLE);
});

test('PDP-10: enlarging ends where it would only blur, and reaches at least twice', () => {
  // A square of 1000 px on a desktop, on a phone, on a screen larger than itself, and before it has loaded.
  const most = (width: number, height: number, side = 1000) =>
    stageOf({ width, height }, { width: side, height: side }).most;
  expect(most(1440, 900)).toBeCloseTo(2000 / 900, 5);
  expect(most(390, 844)).toBe(4);
  expect(most(2560, 1400)).toBe(2);
  expect(most(300, 300, 4000)).toBe(4);
  expect(most(1440, 900, 0)).toBe(2.5);
});

test('PDP-12: where the enlarged picture is narrower than its frame it stays in the middle', () => {
  const stage = stageOf({ width: 1440, height: 900 }, { width: 600, height: 1000 });
  expect(panBy(zoomTo(WHOLE, 1.5, CENTRE, stage), 500, 500, stage)).toMatchObject({ x: 0, y: 225 });
});

test('PDP-12: whatever is done, the picture covers what it can of its frame and the scale keeps its bounds', () => {
  const px = fc.double({ min: -5_000, max: 5_000, noNaN: true });
  const step = fc.record({ dx: px, dy: px, scale: fc.double({ min: 0.01, max: 50, noNaN: true }) });
  const side = fc.integer({ min: 1, max: 4_000 });
  const size = fc.record({ width: side, height: side });
  fc.assert(
    fc.property(size, size, fc.array(step, { maxLength: 12 }), (frame, natural, steps) => {
      const stage = stageOf(frame, natural);
      let view: View = WHOLE;
      for (const { dx, dy, scale } of steps) {
        view = panBy(zoomTo(view, scale, { x: dx, y: dy }, stage), dy, dx, stage);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(stage.most);
        const beyond = (length: 'width' | 'height') =>
          Math.max(0, (stage.picture[length] * view.scale - frame[length]) / 2) + 1e-6;
        expect(Math.abs(view.x)).toBeLessThanOrEqual(beyond('width'));
        expect(Math.abs(view.y)).toBeLessThanOrEqual(beyond('height'));
      }
    }),
  );
});
