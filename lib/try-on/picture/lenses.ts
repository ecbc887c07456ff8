import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import { edgeScores, rimColour } from './lens-edges';
import { bestOutline, outlineMask, type Side, withoutNotches } from './lens-outline';
import { type Box, difference, medianColour, type Pixels, type Rgb, rgbAt } from './pixels';

/** Visible measurements of a frame in mm, and the shape of its outline. */
export type FrameFront = Omit<FrameMillimetres, 'temple'>;

/** The two lenses of a front in the picture, by the picture's left and right. */
type Lens = { side: Side; box: Box };

/** Where the measurements suggest that the two lenses are, in a picture of the front. */
function lensBoxes(front: Box, mm: FrameFront, pxPerMm: number): Lens[] {
  const middleX = (front.left + front.right) / 2;
  const middleY = (front.top + front.bottom) / 2;
  const half = { x: (mm.lensWidth * pxPerMm) / 2, y: (mm.lensHeight * pxPerMm) / 2 };
  return ([-1, 1] as const).map((side) => {
    const x = middleX + (side * (mm.bridge + mm.lensWidth) * pxPerMm) / 2;
    const box = {
      left: Math.round(x - half.x),
      right: Math.round(x + half.x),
      top: Math.round(middleY - half.y),
      bottom: Math.round(middleY + half.y),
    };
    return { side, box };
  });
}

/** The part of a row that is read, around the middle of a lens. */
const MIDDLE = { from: 0.35, to: 0.65 } as const;

/**
 * Maximum change in the colour of the glass over `ROWS` rows of a degradê, on a scale of 255. A reflection or
 * a rim differs more.
 */
const COURSE = 18;
const ROWS = 6;

/**
 * The colour of the glass in each row, read in the middle of the row. At the rim or a reflection, it is that
 * of the row before.
 */
function glassColours(picture: Pixels, box: Box): (y: number) => Rgb {
  const span = box.right - box.left;
  const colourOf = (y: number) => {
    const colours: Rgb[] = [];
    for (let x = box.left + Math.round(span * MIDDLE.from); x <= box.left + span * MIDDLE.to; x++)
      colours.push(rgbAt(picture, y * picture.width + x));
    return medianColour(colours);
  };
  const centre = Math.round((box.top + box.bottom) / 2);
  const central = colourOf(centre);
  const rows = new Map([[centre, central]]);
  const ends = [-1, 1].map((direction) => {
    let y = centre;
    for (let next = centre + direction; next >= box.top && next <= box.bottom; next += direction) {
      const colour = colourOf(next);
      if (difference(colour, rows.get(next - direction * ROWS) ?? central) > COURSE) break;
      rows.set(next, colour);
      y = next;
    }
    return y;
  });
  const [top = centre, bottom = centre] = ends;
  return (y) => rows.get(Math.max(top, Math.min(bottom, Math.round(y)))) ?? central;
}

/**
 * Marks the glass of both lenses: the area inside their rims, including reflections and temples visible in
 * it. Both lenses have the same shape, which the edges of both together show better than those of one.
 * @param around marks the background around the frame
 */
export function lensMasks(
  picture: Pixels,
  { around, ground, front }: { around: Uint8Array; ground: Rgb; front: Box },
  mm: FrameFront,
): Uint8Array[] {
  const pxPerMm = (front.right - front.left + 1) / mm.frontWidth;
  const rim = rimColour(picture, around, ground, pxPerMm);
  const lenses = lensBoxes(front, mm, pxPerMm).map(({ side, box }) => ({
    side,
    box,
    scores: edgeScores(picture, box, side, glassColours(picture, box), { around, rim, pxPerMm }),
  }));
  const [first, ...others] = lenses.map(({ scores }) => scores);
  if (first === undefined) return [];
  const joint = withoutNotches(
    bestOutline(first.map((score, at) => others.reduce((sum, scores) => sum + (scores[at] ?? 0), score))),
  );
  return lenses.map(({ side, box, scores }) =>
    outlineMask(picture, box, side, withoutNotches(bestOutline(scores, joint))),
  );
}
