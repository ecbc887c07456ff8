/** The grounds that texts in the accent colour are on (styles/tokens.css), the least favourable ones. */
const GROUNDS = { light: '#eae6de', dark: '#1c2626' };

/** Contrast of normal text (WCAG 2.2, 1.4.3), with some room. */
const CONTRAST = 4.6;
const STEPS = 50;

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function luminance(hex) {
  const [red, green, blue] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function mix(hex, other, share) {
  const [from, to] = [channels(hex), channels(other)];
  const mixed = from.map((value, index) => Math.round(value + (to[index] - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour itself, or as much nearer to `end` as it takes to be read on `ground`. */
function readable(hex, ground, end) {
  for (let step = 0; step < STEPS; step += 1) {
    const tried = mix(hex, end, step / STEPS);
    if (contrast(tried, ground) >= CONTRAST) return tried;
  }
  return end;
}

function group(accent, end) {
  const onAccent = contrast(accent, '#ffffff') >= contrast(accent, '#101010') ? '#ffffff' : '#101010';
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
