/** Edges in px from the left and upper edge of the view. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Free room around the element, and the steps in which a place is looked for, px. */
const MARGIN = 4;
const STEP = 8;

/** Part of the view, from below, in which a floating element may lie. */
const REACH = 0.75;

const meets = (a: Box, b: Box) =>
  a.left - MARGIN < b.right &&
  a.right + MARGIN > b.left &&
  a.top - MARGIN < b.bottom &&
  a.bottom + MARGIN > b.top;

/**
 * Nearest place of a floating element where it covers none of `taken`: its own, then upwards along its edge, then along the
 * other edge of the view.
 * @param home where it lies when nothing is in its way
 * @param reach part of the view, from below, in which it may lie
 * @returns how far to move it, px; null when there is no such place
 */
export function clearSpot(
  home: Box,
  taken: readonly Box[],
  view: { innerWidth: number; innerHeight: number },
  reach = REACH,
): { x: number; y: number } | null {
  const across = view.innerWidth - home.right - home.left;
  for (const x of [0, across]) {
    for (let y = 0; home.bottom + y > view.innerHeight * (1 - reach); y -= STEP) {
      const place = {
        left: home.left + x,
        right: home.right + x,
        top: home.top + y,
        bottom: home.bottom + y,
      };
      if (!taken.some((box) => meets(place, box))) return { x, y };
    }
  }
  return null;
}
