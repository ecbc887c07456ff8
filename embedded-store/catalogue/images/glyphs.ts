/** A capital drawn with strokes on a grid 10 units high (y down). */
type Glyph = readonly [width: number, path: string];

const RING = 'M10 5A5 5 0 1 1 0 5A5 5 0 1 1 10 5';

const glyphs: Record<string, Glyph> = {
  A: [8, 'M0 10L4 0L8 10M1.4 6.6H6.6'],
  B: [6.6, 'M0 0H3.6A2.4 2.4 0 0 1 3.6 4.8H0M3.6 4.8H4A2.6 2.6 0 0 1 4 10H0V0'],
  C: [8.9, 'M8.83 1.79A5 5 0 1 0 8.83 8.21'],
  D: [8, 'M0 0H3A5 5 0 0 1 3 10H0Z'],
  E: [6, 'M6 0H0V10H6M0 5H5'],
  F: [5.8, 'M5.8 0H0V10M0 5H5'],
  G: [9.2, 'M8.83 1.79A5 5 0 1 0 8.83 8.21V5.3H5.7'],
  H: [7.4, 'M0 0V10M7.4 0V10M0 5H7.4'],
  I: [0, 'M0 0V10'],
  J: [4.6, 'M4.6 0V7.4A2.4 2.4 0 0 1 0 8'],
  K: [7, 'M0 0V10M6.6 0L0 6M2.4 3.9L7 10'],
  L: [5.4, 'M0 0V10H5.4'],
  M: [9.2, 'M0 10V0L4.6 7L9.2 0V10'],
  N: [7.6, 'M0 10V0L7.6 10V0'],
  O: [10, RING],
  P: [6.6, 'M0 10V0H3.8A2.8 2.8 0 0 1 3.8 5.6H0'],
  Q: [10, `${RING}M6.6 7L9.6 10.4`],
  R: [6.8, 'M0 10V0H3.8A2.8 2.8 0 0 1 3.8 5.6H0M3.4 5.6L6.8 10'],
  S: [
    6.3,
    'M5.9 1.9C5.3 .7 4.3 0 3.1 0C1.5 0 .3 1 .3 2.5C.3 5.7 6.3 4.2 6.3 7.4C6.3 9 4.9 10 3.2 10C1.7 10 .5 9.2 0 7.9',
  ],
  T: [7, 'M0 0H7M3.5 0V10'],
  U: [7.2, 'M0 0V6.4A3.6 3.6 0 0 0 7.2 6.4V0'],
  V: [8, 'M0 0L4 10L8 0'],
  W: [12, 'M0 0L3 10L6 1.5L9 10L12 0'],
  X: [7, 'M0 0L7 10M7 0L0 10'],
  Y: [7.6, 'M0 0L3.8 5.2L7.6 0M3.8 5.2V10'],
  Z: [6.8, 'M0 0H6.8L0 10H6.8'],
  '0': [6.4, 'M6.4 5C6.4 8 5.2 10 3.2 10S0 8 0 5S1.2 0 3.2 0S6.4 2 6.4 5'],
  '1': [2.6, 'M0 2L2.6 0V10'],
  '2': [5.8, 'M.2 2.6C.4 1 1.5 0 3 0C4.6 0 5.7 1.1 5.7 2.7C5.7 5.2 1.6 7.2 0 10H5.8'],
  '3': [
    5.8,
    'M.3 1.8C.8 .7 1.7 0 2.9 0C4.4 0 5.4 1 5.4 2.4S4.4 4.7 2.8 4.7C4.6 4.7 5.8 5.7 5.8 7.3S4.6 10 2.9 10C1.5 10 .5 9.2 0 8',
  ],
  '4': [6.4, 'M4.8 10V0L0 7H6.4'],
  '5': [
    5.8,
    'M5.2 0H1L.5 4.6C1.2 3.9 2 3.6 2.9 3.6C4.6 3.6 5.8 4.9 5.8 6.7S4.5 10 2.8 10C1.5 10 .5 9.3 0 8.2',
  ],
  '6': [6, 'M5 0C2.2 1 0 3.6 0 6.8A3 3.1 0 1 0 3 3.7C1.6 3.7 .4 4.8 0 6.2'],
  '7': [5.8, 'M0 0H5.8L2 10'],
  '8': [5.8, 'M2.9 4.6A2.3 2.3 0 1 1 2.9 0A2.3 2.3 0 1 1 2.9 4.6A2.7 2.7 0 1 0 2.9 10A2.7 2.7 0 1 0 2.9 4.6'],
  '9': [6, 'M1 10C3.8 9 6 6.4 6 3.2A3 3.1 0 1 0 3 6.3C4.4 6.3 5.6 5.2 6 3.8'],
  '&': [
    8.4,
    'M8.2 10L1.9 3.4C.4 1.8 1.6 0 3.2 0S5.6 1.7 4.4 3.1C3 4.6 0 5 0 7.3C0 9 1.4 10 3 10C5.6 10 7.4 8.2 7.8 5.4',
  ],
  '.': [0.2, 'M0 9.8H.2'],
  '-': [3.6, 'M0 5.2H3.6'],
  "'": [0, 'M0 0V2'],
};

/** Accents by combining mark, drawn around x = 0 above (or below) the capital. */
const accents: Record<string, string> = {
  '\u0301': 'M-.6 -1.6L.9 -3',
  '\u0300': 'M.6 -1.6L-.9 -3',
  '\u0302': 'M-1.4 -1.6L0 -2.9L1.4 -1.6',
  '\u0303': 'M-1.8 -1.8C-1 -3 .6 -1.4 1.8 -2.6',
  '\u0308': 'M-1.3 -2H-1.2M1.2 -2H1.3',
  '\u0327': 'M0 10.2C1.4 11 .6 12.4 -.8 12',
};

/** A line of stroked capitals: SVG markup with its origin at the top left, and its width in units. */
export type StrokedText = { markup: string; width: number };

/**
 * Draws text in stroked capitals 10 units high. `spacing` is the gap between letters in units, `stretch`
 * scales their width. Unknown characters become spaces.
 */
export function strokedText(text: string, spacing: number, stretch = 1): StrokedText {
  let x = 0;
  let middle = 0;
  let markup = '';
  for (const char of text.toUpperCase().normalize('NFD')) {
    const accent = accents[char];
    const glyph = glyphs[char];
    if (accent) markup += place(accent, middle, stretch);
    else if (glyph) {
      markup += place(glyph[1], x, stretch);
      middle = x + (glyph[0] * stretch) / 2;
      x += glyph[0] * stretch + spacing;
    } else x += 3.4 * stretch + spacing;
  }
  return { markup, width: Math.max(0, x - spacing) };
}

function place(path: string, x: number, stretch: number): string {
  return `<path d="${path}" transform="translate(${x.toFixed(2)} 0) scale(${stretch} 1)"/>`;
}
