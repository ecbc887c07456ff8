import fc from 'fast-check';
import { panBy, toggleZoom, UNZOOMED, type ZoomView, zoomArea, zoomTo } from './pan-zoom';

const FRAME = zoomArea({ width: 800, height: 600 }, { width: 800, height: 600 }, 1600);
const CENTRE = { x: 0, y: 0 };

test('PDP-10: a click zooms in, and a second click zooms out again', () => {
  const zoomed = toggleZoom(UNZOOMED, CENTRE, FRAME);
  expect(zoomed.scale).toBeGreaterThan(1);
  expect(toggleZoom(zoomed, { x: 100, y: 50 }, FRAME)).toEqual(UNZOOMED);
});

test('PDP-10: the clicked point stays under the pointer', () => {
  const at = { x: 200, y: -100 };
  const { scale, x, y } = toggleZoom(UNZOOMED, at, FRAME);
  // The point `at` of the unzoomed picture, in the new view.
  expect({ x: at.x * scale + x, y: at.y * scale + y }).toEqual(at);
});

test('PDP-12: a zoomed picture moves by the dragged distance, up to its edge; an unzoomed picture does not move', () => {
  const zoomed = zoomTo(UNZOOMED, 2, CENTRE, FRAME);
  expect(panBy(zoomed, 30, -20, FRAME)).toEqual({ scale: 2, x: 30, y: -20 });
  expect(panBy(zoomed, 9_999, -9_999, FRAME)).toEqual({ scale: 2, x: 400, y: -300 });
  expect(panBy(UNZOOMED, 50, 50, FRAME)).toEqual(UNZOOMED);
});

test('PDP-10: a click shows the picture in its natural size, and the maximum zoom is at least 2.5', () => {
  // A square picture in a low window, on a desktop, on a phone, and before it has loaded.
  const scales = (shown: number, naturalWidth = 1000) => {
    const area = zoomArea({ width: 1440, height: 900 }, { width: shown, height: shown }, naturalWidth);
    return [area.clickScale, area.maxScale];
  };
  expect(scales(400)).toEqual([2.5, 2.5]);
  expect(scales(1000, 2000)).toEqual([2, 2.5]);
  expect(scales(900)).toEqual([1.5, 2.5]);
  expect(scales(300, 4000)).toEqual([2.5, 4]);
  expect(scales(900, 0)).toEqual([2.5, 2.5]);
});

test('PDP-12: a zoomed picture that is narrower than its frame stays centred', () => {
  const area = zoomArea({ width: 1440, height: 900 }, { width: 540, height: 900 }, 600);
  expect(panBy(zoomTo(UNZOOMED, 1.5, CENTRE, area), 500, 500, area)).toMatchObject({ x: 0, y: 225 });
});

test('PDP-12: after any pans and zooms the picture covers its frame and the scale is within its limits', () => {
  const px = fc.double({ min: -5_000, max: 5_000, noNaN: true });
  const step = fc.record({ dx: px, dy: px, scale: fc.double({ min: 0.01, max: 50, noNaN: true }) });
  const side = fc.integer({ min: 1, max: 4_000 });
  const size = fc.record({ width: side, height: side });
  fc.assert(
    fc.property(size, size, side, fc.array(step, { maxLength: 12 }), (frame, shown, naturalWidth, steps) => {
      const area = zoomArea(frame, shown, naturalWidth);
      let view: ZoomView = UNZOOMED;
      for (const { dx, dy, scale } of steps) {
        view = panBy(zoomTo(view, scale, { x: dx, y: dy }, area), dy, dx, area);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(area.maxScale);
        const maxOffset = (length: 'width' | 'height') =>
          Math.max(0, (area.picture[length] * view.scale - frame[length]) / 2) + 1e-6;
        expect(Math.abs(view.x)).toBeLessThanOrEqual(maxOffset('width'));
        expect(Math.abs(view.y)).toBeLessThanOrEqual(maxOffset('height'));
      }
    }),
  );
});
