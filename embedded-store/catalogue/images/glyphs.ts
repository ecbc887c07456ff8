import { widenPath } from './letter-path';

/** A letter drawn with strokes on a grid whose capitals are 10 units high (y down). */
export type Glyph = readonly [width: number, path: string];

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

export type Lettering = {
  /** Gap between letters, in units. */
  spacing: number;
  /** Further gap between words, in units. */
  wordGap?: number;
  /** Scales the widths of the letters, but not of their strokes. */
  stretch?: number;
  /** Width of vertical strokes, as a multiple of horizontal ones, as with a broad pen. */
  contrast?: number;
  /** Letters that differ from the capitals, or small letters. */
  alphabet?: Readonly<Record<string, Glyph>>;
  /** Width of the strokes of accents, if it is not that of the letters. */
  accentWeight?: number;
  /** Further strokes of letters, all as fine as the horizontal ones. */
  thin?: Readonly<Record<string, string>>;
  /** Feet and heads of stems: half their length in units. */
  serif?: number;
};

/** Points of the letters at which a serif is centred. */
const SERIFS: Record<string, readonly (readonly [x: number, y: number])[]> = {
  A: [
    [0, 10],
    [8, 10],
  ],
  B: [
    [0, 0],
    [0, 10],
  ],
  E: [
    [0, 0],
    [0, 10],
  ],
  L: [
    [0, 0],
    [0, 10],
  ],
  M: [
    [0, 0],
    [9.2, 0],
    [0, 10],
    [9.2, 10],
  ],
  R: [
    [0, 0],
    [0, 10],
    [6.8, 10],
  ],
  T: [[3.5, 10]],
  U: [
    [0, 0],
    [7.2, 0],
  ],
};

/** How far accents on small letters are below those on capitals. */
const LOWER_ACCENT = 3.2;

/**
 * Draws text in stroked letters: capitals, unless the alphabet has small letters. Unknown characters become spaces.
 */
export function strokedText(text: string, lettering: Lettering): StrokedText {
  const { spacing, wordGap = 3.4, stretch = 1, contrast = 1, accentWeight, serif = 0 } = lettering;
  const { alphabet = {}, thin = {} } = lettering;
  let x = 0;
  let last = { middle: 0, isSmall: false };
  let markup = '';
  const place = (path: string, at: number, y = 0, pen = contrast, attributes = '') => {
    const scale = pen === 1 ? '' : ` scale(${pen} 1)`;
    const shape = widenPath(path, stretch / pen);
    markup += `<path${attributes} d="${shape}" transform="translate(${round(at)} ${y})${scale}"/>`;
  };
  const accentWidth = accentWeight === undefined ? '' : ` stroke-width="${accentWeight}"`;
  for (const char of text.normalize('NFD')) {
    const accent = accents[char];
    const capital = char.toUpperCase();
    const drawn = char in alphabet ? char : capital;
    const glyph = alphabet[drawn] ?? glyphs[drawn];
    if (accent) place(accent, last.middle, last.isSmall ? LOWER_ACCENT : 0, 1, accentWidth);
    else if (glyph) {
      place(glyph[1], x);
      if (thin[drawn]) place(thin[drawn], x, 0, 1);
      if (serif) markup += serifsOf(drawn, x, stretch, serif);
      last = { middle: x + (glyph[0] * stretch) / 2, isSmall: drawn !== capital };
      x += glyph[0] * stretch + spacing;
    } else x += wordGap * stretch + spacing;
  }
  return { markup, width: Math.max(0, x - spacing) };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

function serifsOf(letter: string, at: number, stretch: number, half: number): string {
  const feet = (SERIFS[letter] ?? []).map(([x, y]) => `M${round(at + x * stretch - half)} ${y}h${half * 2}`);
  return feet.length === 0 ? '' : `<path d="${feet.join('')}"/>`;
}
