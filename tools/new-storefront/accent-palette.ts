import { formatHex, interpolate, wcagContrast } from 'culori';

/** The backgrounds on which text in the accent colour has the least contrast (styles/tokens.css). */
const GROUNDS = { light: '#eae6de', dark: '#1c2626' };

/** Slightly more than the contrast that normal text needs (WCAG 2.2, 1.4.3). */
const CONTRAST = 4.6;
const STEPS = 50;

const mix = (hex: string, other: string, share: number) => formatHex(interpolate([hex, other], 'rgb')(share));

/** The colour, moved towards `end` as far as necessary to be readable on `ground`. */
function readable(hex: string, ground: string, end: string) {
  for (let step = 0; step < STEPS; step += 1) {
    const tried = mix(hex, end, step / STEPS);
    if (wcagContrast(tried, ground) >= CONTRAST) return tried;
  }
  return end;
}

function group(accent: string, end: string) {
  const onAccent = wcagContrast(accent, '#ffffff') >= wcagContrast(accent, '#101010') ? '#ffffff' : '#101010';
  return {
    'color-accent': accent,
    'color-accent-strong': mix(accent, end, 0.2),
    'color-on-accent': onAccent,
    'color-focus': accent,
  };
}

/**
 * Makes a palette from one colour: darkened for the light scheme, and lightened for the dark one, until it is
 * readable.
 */
export function accentPalette(hex: string) {
  return {
    light: group(readable(hex, GROUNDS.light, '#000000'), '#000000'),
    dark: group(readable(hex, GROUNDS.dark, '#ffffff'), '#ffffff'),
  };
}
