import { formatHex, interpolate, wcagContrast } from 'culori';

/** The grounds that texts in the accent colour are on (styles/tokens.css), the least favourable ones. */
const GROUNDS = { light: '#eae6de', dark: '#1c2626' };

/** Contrast of normal text (WCAG 2.2, 1.4.3), with some room. */
const CONTRAST = 4.6;
const STEPS = 50;

const mix = (hex, other, share) => formatHex(interpolate([hex, other], 'rgb')(share));

/** The colour itself, or as much nearer to `end` as it takes to be read on `ground`. */
function readable(hex, ground, end) {
  for (let step = 0; step < STEPS; step += 1) {
    const tried = mix(hex, end, step / STEPS);
    if (wcagContrast(tried, ground) >= CONTRAST) return tried;
  }
  return end;
}

function group(accent, end) {
  const onAccent = wcagContrast(accent, '#ffffff') >= wcagContrast(accent, '#101010') ? '#ffffff' : '#101010';
  return {
    'color-accent': accent,
    'color-accent-strong': mix(accent, end, 0.2),
    'color-on-accent': onAccent,
    'color-focus': accent,
  };
}

/** A palette of one colour: by day as dark, by night as light as it takes to be read. */
export function accentPalette(hex) {
  return {
    light: group(readable(hex, GROUNDS.light, '#000000'), '#000000'),
    dark: group(readable(hex, GROUNDS.dark, '#ffffff'), '#ffffff'),
  };
}
