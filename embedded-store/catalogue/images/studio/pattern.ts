import { smoothstep } from './acetate-front';
import { frameColour } from './part-colours';
import { type Light, lightOf, mixed, perChannel } from './tones';

/** Body colour of an acetate at a position in the frame (mm), under white light. */
export type Pattern = (x: number, y: number, z: number) => Light;

/** The pattern of a frame colour. Throws RangeError for an unknown colour. */
export function patternOf(key: string, seed: number): Pattern {
  const colour = frameColour(key);
  const [base, dark, light] = [lightOf(colour.base), lightOf(colour.dark), lightOf(colour.light)];
  if (colour.pattern === 'tortoise') return tortoise(base, dark, light, seed);
  if (colour.pattern === 'horn') return horn(base, dark, light, seed);
  return () => base;
}

/** Tortoise acetate: dark flecks with crisp edges in amber, over a deeper, softer layer. */
function tortoise(base: Light, dark: Light, light: Light, seed: number): Pattern {
  const flecks = (x: number, y: number, z: number, soft: number): number => {
    const [u, v, w] = [x / 7.6 + seed * 3.7, y / 7.6, z / 6.2];
    const [bend, drift] = [
      noise(u * 0.8 + 11, v * 0.8, w * 0.8) - 0.5,
      noise(u * 0.7, v, w * 0.7 + 31) - 0.5,
    ];
    const cloud =
      0.6 * noise(u + bend * 1.9, v, w - drift * 1.7) +
      0.26 * noise(u * 2.2, v * 2.2, w * 2.2 + bend) +
      0.14 * noise(u * 5.2, v * 5.2, w * 5.2);
    return smoothstep(0.515 - soft, 0.515 + soft, cloud);
  };
  const deep = perChannel((c) => dark[c] * 0.55 + base[c] * 0.2);
  return (x, y, z) => {
    const amber = mixed(base, light, smoothstep(0.34, 0.7, noise(x / 9 + seed, y / 9, z / 7 + 9)) * 0.75);
    const below = mixed(amber, deep, 0.75 * flecks(x + 2.1, y + 1.6, z - 1.4, 0.07));
    return mixed(below, dark, flecks(x, y, z, 0.022));
  };
}

/** Horn: fine streaks along the sheet over broad light and dark bands. */
function horn(base: Light, dark: Light, light: Light, seed: number): Pattern {
  return (x, y, z) => {
    const [u, v, w] = [x / 30 + seed * 2.1, y / 30, z / 5.2];
    const bend = noise(u * 1.7, v * 1.7, w * 0.35) * 2.2;
    const bands = noise(u, v + 4, w * 0.42 + bend);
    const streaks = noise(u * 2, v * 2, w * 3.4 + bend * 2.6);
    const fibres = noise(u * 3, v * 3, w * 11 + bend * 8);
    const tone = (0.5 * bands + 0.32 * streaks + 0.18 * fibres - 0.5) * 1.5 + 0.5;
    return tone < 0.5
      ? mixed(dark, base, smoothstep(0.2, 0.5, tone))
      : mixed(base, light, smoothstep(0.5, 0.82, tone));
  };
}

/** 3D value noise, 0 to 1. */
function noise(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [fade(x - i), fade(y - j), fade(z - k)];
  const row = (dj: number, dk: number) => {
    const a = random(i, j + dj, k + dk);
    return a + (random(i + 1, j + dj, k + dk) - a) * u;
  };
  const plane = (dk: number) => {
    const a = row(0, dk);
    return a + (row(1, dk) - a) * v;
  };
  const near = plane(0);
  return near + (plane(1) - near) * w;
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function random(i: number, j: number, k: number): number {
  let h = Math.imul(i, 0x27d4eb2d) ^ Math.imul(j, 0x165667b1) ^ Math.imul(k, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
