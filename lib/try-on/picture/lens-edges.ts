import { DIRECTIONS, rayFrom, type Side, STEPS } from './lens-outline';
import { type Box, difference, medianColour, type Pixels, type Rgb, rgbAt } from './pixels';

/** Both sides of an edge are read at these distances from it, in mm, but at least this many px away. */
const DEPTHS = [0.3, 0.5, 0.7] as const;
const MIN_DEPTH = 1;

/** Contrast that counts as half an edge, on a scale of 255; pale rims do not have more. */
const WEAK_CONTRAST = 10;

/**
 * How much glass usually deviates from its own colour. A reflection, or a temple at the edge, deviates more
 * and counts less.
 */
const SAME_GLASS = 24;
const NO_GLASS = 0.25;

/**
 * How much a rim of one colour usually deviates from it, outside the edge. A greater deviation counts less.
 */
const SAME_RIM = 50;
const NO_RIM = 0.4;

/**
 * Penalty for a line in the background around the frame, and for one that is closer to the background than
 * the thinnest rim is wide.
 */
const IN_GROUND = 0.5;
const AT_GROUND = 0.45;
const THINNEST_RIM = 0.75;

/** A rim has one colour if at least this fraction of it differs by `SAME_COLOUR` or less. */
const ONE_COLOUR = 0.8;
const SAME_COLOUR = 30;

/** A rim whose colour is closer to the background's cannot be told from it. */
const MIN_FROM_GROUND = 40;

/** How far from the surrounding background the rim is read, in mm. */
const RIM_DEPTH = 1;

/** The colour of a single-coloured rim, read along its outer edge; null for any other rim. */
export function rimColour(picture: Pixels, around: Uint8Array, ground: Rgb, pxPerMm: number): Rgb | null {
  const colours: Rgb[] = [];
  const depth = Math.round(RIM_DEPTH * pxPerMm);
  for (let index = 1; index < around.length; index++) {
    if (around[index] === 0 && around[index - 1] === 1 && around[index + depth + 1] === 0)
      colours.push(rgbAt(picture, index + depth));
  }
  const colour = medianColour(colours);
  const same = colours.filter((other) => difference(other, colour) < SAME_COLOUR).length;
  const isOne = same >= ONE_COLOUR * colours.length && difference(colour, ground) > MIN_FROM_GROUND;
  return isOne ? colour : null;
}

/**
 * The surroundings of the glass of a lens: the background around the frame, and the rim's colour if it has
 * only one.
 */
type Surroundings = { around: Uint8Array; rim: Rgb | null; pxPerMm: number };

/** How much each point around a lens looks like the edge between glass and rim, for `bestOutline`. */
export function edgeScores(
  picture: Pixels,
  box: Box,
  side: Side,
  glassAt: (y: number) => Rgb,
  { around, rim, pxPerMm }: Surroundings,
): Float32Array {
  const { data, width, height } = picture;
  const indexAt = (x: number, y: number) => nearest(y, height) * width + nearest(x, width);
  const depths = DEPTHS.map((depth) => Math.max(MIN_DEPTH, depth * pxPerMm));
  const thinnest = THINNEST_RIM * pxPerMm;
  const scores = new Float32Array(DIRECTIONS * STEPS);
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const { pointAt, away } = rayFrom(box, side, direction);
    const meanBeside = (x: number, y: number, sign: 1 | -1): Rgb => {
      let [red, green, blue] = [0, 0, 0];
      for (const depth of depths) {
        const at = 4 * indexAt(x + sign * depth * away.x, y + sign * depth * away.y);
        red += data[at] ?? 0;
        green += data[at + 1] ?? 0;
        blue += data[at + 2] ?? 0;
      }
      return [red / DEPTHS.length, green / DEPTHS.length, blue / DEPTHS.length];
    };
    for (let step = 0; step < STEPS; step++) {
      const { x, y } = pointAt(step);
      const inside = meanBeside(x, y, -1);
      const outside = meanBeside(x, y, 1);
      const contrast = difference(inside, outside);
      const glass = likeness(difference(inside, glassAt(y)) / SAME_GLASS, NO_GLASS);
      const frame = rim === null ? 1 : likeness(difference(outside, rim) / SAME_RIM, NO_RIM);
      const beyond = indexAt(x + thinnest * away.x, y + thinnest * away.y);
      const against = around[indexAt(x, y)] === 1 ? IN_GROUND : around[beyond] === 1 ? AT_GROUND : 0;
      scores[direction * STEPS + step] = (contrast / (contrast + WEAK_CONTRAST)) * glass * frame - against;
    }
  }
  return scores;
}

/** Similarity, from 1 for equal colours down to `least`. */
const likeness = (difference: number, least: number) => least + (1 - least) / (1 + difference ** 2);

/** The row or column of a point, within the picture. */
const nearest = (value: number, count: number) =>
  value <= 0 ? 0 : value >= count - 1 ? count - 1 : Math.round(value);
