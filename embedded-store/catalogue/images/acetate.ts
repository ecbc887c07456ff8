import { blend, linear, type Rgb } from './colour';
import { crystal, type Material, type Sheet } from './material';
import { fractalNoise, smoothstep, valueNoise } from './noise';
import { type FrameColour, frameColours } from './palette';

const SIZE = 192;
const VARIANTS = 6;
const sheets = new Map<string, Sheet>();

/** Cellulose-acetate material of a palette colour; `seed` picks one of a few cuts of the patterned sheet. */
export function acetate(key: string, seed: number): Material {
  const colour = frameColours[key];
  if (!colour) throw new RangeError(`Unknown frame colour "${key}"`);
  const base = linear(colour.base);
  if (colour.pattern === 'crystal') return crystal(base, 1, 0.1);
  const sheet =
    colour.pattern === 'tortoise' || colour.pattern === 'horn' ? patternSheet(key, colour, seed) : null;
  const brightness = base[0] * 0.3 + base[1] * 0.5 + base[2] * 0.2;
  return { kind: 'plastic', base, sheet, shine: 1, satin: 0, glow: sheet ? 0.5 : Math.min(0.35, brightness) };
}

function patternSheet(key: string, colour: FrameColour, seed: number): Sheet {
  const variant = seed % VARIANTS;
  const id = `${key}/${variant}`;
  const known = sheets.get(id);
  if (known) return known;
  const tone = colour.pattern === 'tortoise' ? tortoise(colour, variant) : horn(colour, variant);
  const data = new Float32Array(SIZE * SIZE * 3);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) data.set(tone(x / SIZE, y / SIZE), (y * SIZE + x) * 3);
  }
  const sheet: Sheet = { size: SIZE, span: colour.pattern === 'tortoise' ? 56 : 72, data };
  sheets.set(id, sheet);
  return sheet;
}

/** Dark clouds with soft burnt edges floating in amber, as in poured tortoise sheet. */
function tortoise(colour: FrameColour, variant: number): (u: number, v: number) => Rgb {
  const [base, dark, light] = [linear(colour.base), linear(colour.dark), linear(colour.light)];
  const clouds = fractalNoise(101 + variant * 31, 6, 8, 3, 0.45);
  const drift = valueNoise(7 + variant * 17, 5, 5);
  const amber = fractalNoise(55 + variant * 13, 5, 7, 2);
  return (u, v) => {
    const bend = (drift(u, v) - 0.5) * 0.16;
    const cloud = clouds(u + bend, v - bend * 0.7);
    const ground = blend(base, light, smoothstep(0.38, 0.72, amber(u, v)));
    const burnt = blend(ground, blend(base, dark, 0.55), smoothstep(0.4, 0.55, cloud));
    return blend(burnt, dark, smoothstep(0.49, 0.6, cloud));
  };
}

/** Long, fine streaks that run along the piece. */
function horn(colour: FrameColour, variant: number): (u: number, v: number) => Rgb {
  const [base, dark, light] = [linear(colour.base), linear(colour.dark), linear(colour.light)];
  const streaks = fractalNoise(211 + variant * 37, 2, 14, 3, 0.6);
  const flow = valueNoise(19 + variant * 11, 3, 3);
  return (u, v) => {
    const streak = streaks(u, v + (flow(u, v) - 0.5) * 0.12);
    const pale = blend(base, light, smoothstep(0.5, 0.72, streak));
    return blend(pale, dark, smoothstep(0.48, 0.28, streak) * 0.85);
  };
}
