import type { Glyph } from './glyphs';
import { lowercaseGlyphs } from './lowercase-glyphs';
import type { Wordmark } from './wordmark';

/** A without its bar. */
const PEAK: Glyph = [7.6, 'M0 10L3.8 0L7.6 10'];

/** A whose left side and bar are as fine as horizontal strokes, as a broad pen draws it. */
const PEN_A: Glyph = [8, 'M4 0L8 10'];
const PEN_A_FINE = 'M4.2 0L0 10M1.5 6.6H6.4';

/** The logos of the eyewear brands by name: each is drawn in the character of its frames. */
export const wordmarks: Readonly<Record<string, Wordmark>> = {
  // Black acetate, and nothing that is not needed.
  Araúna: { weight: 2.5, accentWeight: 1.5, spacing: 3.4, caps: 'butt', alphabet: { A: PEAK } },
  // A fine slanted pen.
  'Bico de Pena': {
    weight: 0.62,
    contrast: 1.9,
    spacing: 2.3,
    wordGap: 0.8,
    stretch: 0.86,
    slant: -14,
    caps: 'round',
    alphabet: lowercaseGlyphs,
  },
  // The lettering of ships: horizontal strokes are the heavy ones.
  'Cais & Norte': {
    weight: 2.3,
    contrast: 0.36,
    spacing: 2.1,
    wordGap: 0.6,
    stretch: 0.72,
    caps: 'butt',
  },
  // Thick and thin, round and warm.
  "D'Aurora": {
    weight: 0.6,
    contrast: 3.4,
    spacing: 3.3,
    stretch: 1.06,
    caps: 'butt',
    alphabet: { ...lowercaseGlyphs, A: PEN_A },
    thin: { A: PEN_A_FINE },
  },
  // Leans into the road.
  Estirão: {
    weight: 2.1,
    accentWeight: 1.3,
    spacing: 3,
    stretch: 1.02,
    slant: -20,
    caps: 'butt',
    ornament: 'road',
  },
  // A toy.
  Filó: {
    weight: 2.6,
    accentWeight: 1.9,
    spacing: 4.1,
    stretch: 1.1,
    caps: 'round',
    alphabet: lowercaseGlyphs,
  },
  // Narrow, under a fine rain.
  'Garoa Fina': {
    weight: 0.95,
    spacing: 2.7,
    wordGap: 2,
    stretch: 0.62,
    caps: 'butt',
    ornament: 'drizzle',
  },
  // Translucent: only the outline of the letters.
  Jacumã: { weight: 3, spacing: 4.6, stretch: 1.05, caps: 'round', effect: 'outline' },
  // A laboratory: light, wide and even.
  Lumiá: { weight: 1, spacing: 4.2, stretch: 1.24, caps: 'round', alphabet: lowercaseGlyphs },
  // A plain label.
  Nauê: { weight: 2, accentWeight: 1.3, spacing: 3, stretch: 0.92, caps: 'butt', effect: 'label' },
  // A plumb line next to thin wire.
  'Prumo & Fio': {
    weight: 0.75,
    spacing: 2.9,
    wordGap: 0.9,
    stretch: 0.72,
    caps: 'butt',
    ornament: 'plumb',
  },
  // Cut like a capital in stone.
  Serralta: {
    weight: 0.55,
    contrast: 3.2,
    spacing: 4.4,
    stretch: 0.76,
    caps: 'butt',
    serif: 1.5,
    alphabet: { A: PEN_A },
    thin: { A: PEN_A_FINE },
  },
  // Threads of a loom.
  Tecelã: { weight: 3, accentWeight: 1.7, spacing: 3.8, stretch: 1.05, caps: 'butt', effect: 'threads' },
  // An optician's sign of 1956.
  'Umbral 56': {
    weight: 1.35,
    spacing: 3.8,
    wordGap: 1.2,
    stretch: 0.78,
    caps: 'butt',
    serif: 1.3,
    ornament: 'sign',
  },
};
