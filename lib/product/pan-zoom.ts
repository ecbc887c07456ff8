/** How a picture lies in its frame: enlarged by `scale`, its centre `x`, `y` px off the frame's centre. */
export type View = { scale: number; x: number; y: number };

/** Size of the frame in px. */
export type Frame = { width: number; height: number };

/** Place in px from the frame's centre. */
export type Place = { x: number; y: number };

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
const ZOOMED = 2.5;

const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** The nearest view without a gap between picture and frame (PDP-12). */
function covered({ scale, x, y }: View, { width, height }: Frame): View {
  const wanted = Math.min(MAX_SCALE, Math.max(1, scale));
  const spare = (wanted - 1) / 2;
  return { scale: wanted, x: within(x, width * spare), y: within(y, height * spare) };
}

/** Moves the picture by px, as far as there is more of it (PDP-12). */
export function panBy(view: View, dx: number, dy: number, frame: Frame): View {
  return covered({ ...view, x: view.x + dx, y: view.y + dy }, frame);
}

/** Enlarges or reduces; what lies at `at` stays there as far as it can. */
export function zoomTo(view: View, scale: number, at: Place, frame: Frame): View {
  const wanted = Math.min(MAX_SCALE, Math.max(1, scale));
  const ratio = wanted / view.scale;
  return covered(
    { scale: wanted, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio },
    frame,
  );
}

/** The other state: enlarged around `at`, or whole again (PDP-10). */
export function toggleZoom(view: View, at: Place, frame: Frame): View {
  return view.scale > 1 ? WHOLE : zoomTo(view, ZOOMED, at, frame);
}
