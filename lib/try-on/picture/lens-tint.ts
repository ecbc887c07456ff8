import { median } from '@/lib/face-measure/geometry/median';
import { medianColour, type Pixels, type Rgb, rgbAt } from './pixels';

/**
 * If the background is this bright through a lens, the lens has no tint: everything else visible in it is
 * behind it.
 */
const CLEAR = 0.82;
const CLEAR_TINT: Rgb = [250, 252, 252];

/** A tint is smoothed over this fraction of its rows to each side, because reflections cause steps in it. */
const SMOOTH = 1 / 12;

const lightness = ([red, green, blue]: Rgb) => (red + green + blue) / 3 / 255;

function rowColour(picture: Pixels, mask: Uint8Array, y: number): Rgb | null {
  const colours: Rgb[] = [];
  for (let index = y * picture.width; index < (y + 1) * picture.width; index++)
    if (mask[index] === 1) colours.push(rgbAt(picture, index));
  return colours.length === 0 ? null : medianColour(colours);
}

function meanColour(colours: readonly Rgb[]): Rgb {
  const mean = (channel: 0 | 1 | 2) =>
    Math.round(colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length);
  return [mean(0), mean(1), mean(2)];
}

/**
 * How much light a frame's lenses let through, as bytes for red, green and blue, row by row: everything for
 * clear lenses, a tint for sun lenses, a gradient for degradê. Reflections add light, usually to one lens
 * more than to the other, so in each row the darker lens counts.
 */
export function lensTint(picture: Pixels, masks: readonly Uint8Array[], ground: Rgb): Map<number, Rgb> {
  const through = (colour: Rgb, channel: 0 | 1 | 2) => 255 * Math.min(1, colour[channel] / ground[channel]);
  const rows = new Map<number, Rgb>();
  for (let y = 0; y < picture.height; y++) {
    const [darkest] = masks
      .map((mask) => rowColour(picture, mask, y))
      .filter((colour) => colour !== null)
      .toSorted((a, b) => lightness(a) - lightness(b));
    if (darkest) rows.set(y, [through(darkest, 0), through(darkest, 1), through(darkest, 2)]);
  }
  const isClear = median([...rows.values()].map(lightness)) >= CLEAR;
  const reach = Math.round(rows.size * SMOOTH);
  const tintOf = (y: number) => {
    const near = Array.from({ length: 2 * reach + 1 }, (_, row) => rows.get(y - reach + row));
    return meanColour(near.filter((colour) => colour !== undefined));
  };
  return new Map([...rows.keys()].map((y) => [y, isClear ? CLEAR_TINT : tintOf(y)]));
}
