/** Transform of a picture: zoomed by `scale`, with its centre `x`, `y` px from the frame's centre. */
export type ZoomView = { scale: number; x: number; y: number };

/** In px. */
export type Size = { width: number; height: number };

/** In px from the frame's centre. */
export type Point = { x: number; y: number };

/** The frame, the unzoomed picture in it, and the largest scale. */
export type ZoomArea = { frame: Size; picture: Size; maxScale: number };

export const UNZOOMED: ZoomView = { scale: 1, x: 0, y: 0 };

/**
 * Limits of the largest zoom, which shows the picture in its natural size: beyond it the picture only gets blurred. Every
 * picture can be enlarged a little.
 */
const MAX_SCALE = 4;
const MIN_MAX_SCALE = 1.5;
/** The zoom after a click, if the picture allows it. It is also the limit while the natural size is unknown. */
const DEFAULT_SCALE = 2.5;

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/**
 * The limits for a picture that is shown in the size `picture` while it is not zoomed.
 * @param naturalWidth width of its file in px; 0 while it is unknown
 */
export function zoomArea(frame: Size, picture: Size, naturalWidth: number): ZoomArea {
  if (!(naturalWidth > 0 && picture.width > 0)) return { frame, picture: frame, maxScale: DEFAULT_SCALE };
  const fullScale = naturalWidth / picture.width;
  return { frame, picture, maxScale: Math.min(MAX_SCALE, Math.max(MIN_MAX_SCALE, fullScale)) };
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
  return view.scale > 1 ? UNZOOMED : zoomTo(view, DEFAULT_SCALE, at, area);
}
