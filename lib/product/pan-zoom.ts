/** How a picture lies in its frame: enlarged by `scale`, its centre `x`, `y` px off the frame's centre. */
export type View = { scale: number; x: number; y: number };

/** A width and a height in px. */
export type Size = { width: number; height: number };

/** Place in px from the frame's centre. */
export type Place = { x: number; y: number };

/** The frame, the whole picture as it is shown in it, and how much that may be enlarged. */
export type Stage = { frame: Size; picture: Size; most: number };

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** A picture is drawn at this many times its own px at most: beyond, there is only blur. */
const SHARP = 2;
/** No picture is enlarged by more, however large it is. */
const MOST = 4;
/** For as long as the picture's own size is not known. */
const ZOOMED = 2.5;

const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** Where a picture of `natural` px stands, whole and never larger than it is, and how far enlarging makes sense. */
export function stageOf(frame: Size, natural: Size): Stage {
  if (!(natural.width > 0 && natural.height > 0)) return { frame, picture: frame, most: ZOOMED };
  const fit = Math.min(1, frame.width / natural.width, frame.height / natural.height);
  return {
    frame,
    picture: { width: natural.width * fit, height: natural.height * fit },
    most: Math.min(MOST, SHARP / fit),
  };
}

/** The nearest view that hides no more of the picture than it must, and shows nothing beyond it (PDP-12). */
function covered({ scale, x, y }: View, { frame, picture, most }: Stage): View {
  const wanted = Math.min(most, Math.max(1, scale));
  const spare = (side: keyof Size) => Math.max(0, (picture[side] * wanted - frame[side]) / 2);
  return { scale: wanted, x: within(x, spare('width')), y: within(y, spare('height')) };
}

/** Moves the picture by px, as far as there is more of it (PDP-12). */
export function panBy(view: View, dx: number, dy: number, stage: Stage): View {
  return covered({ ...view, x: view.x + dx, y: view.y + dy }, stage);
}

/** Enlarges or reduces; what lies at `at` stays there as far as it can. */
export function zoomTo(view: View, scale: number, at: Place, stage: Stage): View {
  const wanted = Math.min(stage.most, Math.max(1, scale));
  const ratio = wanted / view.scale;
  return covered(
    { scale: wanted, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio },
    stage,
  );
}

/** The other state: enlarged around `at`, or whole again (PDP-10). */
export function toggleZoom(view: View, at: Place, stage: Stage): View {
  return view.scale > 1 ? WHOLE : zoomTo(view, Math.min(ZOOMED, stage.most), at, stage);
}
