import fc from 'fast-check';
import { MAX_SCALE, panBy, toggleZoom, type View, WHOLE, zoomTo } from './pan-zoom';

const FRAME = { width: 800, height: 600 };
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

test('PDP-12: whatever is done, the picture covers its frame and the scale keeps its bounds', () => {
  const px = fc.double({ min: -5_000, max: 5_000, noNaN: true });
  const step = fc.record({ dx: px, dy: px, scale: fc.double({ min: 0.01, max: 50, noNaN: true }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let view: View = WHOLE;
      for (const { dx, dy, scale } of steps) {
        view = panBy(zoomTo(view, scale, { x: dx, y: dy }, FRAME), dy, dx, FRAME);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(MAX_SCALE);
        expect(Math.abs(view.x)).toBeLessThanOrEqual((FRAME.width * (view.scale - 1)) / 2 + 1e-6);
        expect(Math.abs(view.y)).toBeLessThanOrEqual((FRAME.height * (view.scale - 1)) / 2 + 1e-6);
      }
    }),
  );
});
