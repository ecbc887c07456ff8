import type { Glyph } from './glyphs';

/** Bowl of the small letters, whose x-height is 6.4 of the capitals' 10 units. */
const BOWL = 'M6.4 6.8A3.2 3.2 0 1 1 0 6.8A3.2 3.2 0 1 1 6.4 6.8';

/** The small letters that the brands' wordmarks need, on the grid of the capitals. */
export const lowercaseGlyphs: Record<string, Glyph> = {
  a: [6.4, `${BOWL}M6.4 3.6V10`],
  b: [6.4, `${BOWL}M0 0V10`],
  c: [5.6, 'M5.5 4.6A3.2 3.2 0 1 0 5.5 9'],
  d: [6.4, `${BOWL}M6.4 0V10`],
  e: [6.4, 'M0 6.8H6.4A3.2 3.2 0 1 0 5.5 9'],
  f: [3.6, 'M4 .1A2.3 2.3 0 0 0 1.5 2.4V10M0 3.9H3.7'],
  i: [0, 'M0 3.6V10M0 .8V1'],
  l: [0, 'M0 0V10'],
  m: [10.4, 'M0 3.6V10M0 6.2A2.6 2.6 0 0 1 5.2 6.2V10M5.2 6.2A2.6 2.6 0 0 1 10.4 6.2V10'],
  n: [5.6, 'M0 3.6V10M0 6.4A2.8 2.8 0 0 1 5.6 6.4V10'],
  o: [6.4, BOWL],
  p: [6.4, `${BOWL}M0 3.6V13`],
  r: [3.2, 'M0 3.6V10M0 6.6A2.9 2.9 0 0 1 3.3 3.7'],
  u: [5.6, 'M0 3.6V7.2A2.8 2.8 0 0 0 5.6 7.2M5.6 3.6V10'],
};
