/** Transform of a picture: zoomed by `scale`, with its centre `x`, `y` px from the frame's centre. */
export type ZoomView = { scale: number; x: number; y: number };

/** In px. */
export type Size = { width: number; height: number };

/** In px from the frame's centre. */
export type Point = { x: number; y: number };

/** The frame, the unzoomed picture in it, the scale after a click, and the largest scale. */
export type ZoomArea = { frame: Size; picture: Size; clickScale: number; maxScale: number };

export const UNZOOMED: ZoomView = { scale: 1, x: 0, y: 0 };

/** Limit of a picture whose natural size is still larger. */
const MAX_SCALE = 4;
/** Every picture can be enlarged this much, although it gets soft beyond its natural size. */
const MIN_MAX_SCALE = 2.5;
/** A click shows the natural size, within these limits. */
const CLICK_SCALES = { min: 1.5, max: 2.5 };

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/**
 * The limits for a picture that is shown in the size `picture` while it is not zoomed.
 * @param naturalWidth width of its file in px; 0 while it is unknown
 */
export function zoomArea(frame: Size, picture: Size, naturalWidth: number): ZoomArea {
  if (!(naturalWidth > 0 && picture.width > 0))
    return { frame, picture: frame, clickScale: CLICK_SCALES.max, maxScale: MIN_MAX_SCALE };
  const fullScale = naturalWidth / picture.width;
  const clickScale = Math.min(CLICK_SCALES.max, Math.max(CLICK_SCALES.min, fullScale));
  return { frame, picture, clickScale, maxScale: Math.min(MAX_SCALE, Math.max(MIN_MAX_SCALE, fullScale)) };
}

/** The nearest allowed view: scale within its limits, no avoidable gap between picture and frame. */
function clampView({ scale, x, y }: ZoomView, { frame, picture, maxScale }: ZoomArea): ZoomView {
  const target = Math.min(maxScale, Math.max(1, scale));
  const overflow = (side: keyof Size) => Math.max(0, (picture[side] * target - frame[side]) / 2);
  return { scale: target, x: clamp(x, overflow('width')), y: clamp(y, overflow('height')) };
}

/** Moves the picture by `dx`, `dy` px, up to its edges. */
export function panBy(view: ZoomView, dx: number, dy: number, area: ZoomArea): ZoomView {
  return clampView({ ...view, x: view.x + dx, y: view.y + dy }, area);
}

/** Zooms to `scale` and keeps the point `at` in place as far as the limits allow. */
export function zoomTo(view: ZoomView, scale: number, at: Point, area: ZoomArea): ZoomView {
  const target = Math.min(area.maxScale, Math.max(1, scale));
  const ratio = target / view.scale;
  return clampView(
    { scale: target, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio },
    area,
  );
}

/** Zooms in around `at`, or back out. */
export function toggleZoom(view: ZoomView, at: Point, area: ZoomArea): ZoomView {
  return view.scale > 1 ? UNZOOMED : zoomTo(view, area.clickScale, at, area);
}
