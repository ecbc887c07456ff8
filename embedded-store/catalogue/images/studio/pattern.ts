import { smoothstep } from './acetate-front';
import { frameColour } from './part-colours';
import { type Light, lightOf, mixed } from './tones';

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

/** Tortoise acetate: dark clouds with soft edges in amber, in two layers for depth. */
function tortoise(base: Light, dark: Light, light: Light, seed: number): Pattern {
  const layer = (x: number, y: number, z: number): Light => {
    const [u, v, w] = [x / 10.5 + seed * 3.7, y / 10.5, z / 8.5];
    const warp = noise(u * 0.8 + 11, v * 0.8, w * 0.8) - 0.5;
    const cloud =
      0.62 * noise(u + warp * 1.6, v, w - warp) +
      0.26 * noise(u * 2.3, v * 2.3, w * 2.3 + warp) +
      0.12 * noise(u * 5, v * 5, w * 5);
    const amber = mixed(base, light, smoothstep(0.42, 0.72, noise(u * 0.7 + 5, v, w * 1.3 + 9)));
    return mixed(amber, dark, smoothstep(0.455, 0.575, cloud));
  };
  return (x, y, z) => mixed(layer(x, y, z), layer(x + 1.3, y + 1.6, z - 0.9), 0.42);
}

/** Horn: fine streaks along the sheet with broad light and dark bands. */
function horn(base: Light, dark: Light, light: Light, seed: number): Pattern {
  return (x, y, z) => {
    const [u, v, w] = [x / 34 + seed * 2.1, y / 34, z / 5.2];
    const bend = noise(u * 1.7, v * 1.7, w * 0.35) * 2.2;
    const bands = noise(u, v + 4, w * 0.42 + bend);
    const streaks = noise(u * 2, v * 2, w * 2.6 + bend * 2.4);
    const tone = 0.66 * bands + 0.34 * streaks;
    return tone < 0.5
      ? mixed(dark, base, smoothstep(0.26, 0.5, tone))
      : mixed(base, light, smoothstep(0.5, 0.78, tone));
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
