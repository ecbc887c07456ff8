import { blend, linear, type Rgb } from '../colour';
import type { Sheet } from '../material';
import { fractalNoise, smoothstep, valueNoise } from '../noise';

/** What a still life is laid on. */
export type SurfaceKind = 'stone' | 'linen' | 'wood' | 'paper';

const SIZE = 640;
const SPAN = 260;
const sheets = new Map<string, Sheet>();

/** Repeating sheet of a surface in a colour, 260 mm a side, made once per process. */
export function surfaceSheet(kind: SurfaceKind, hex: string): Sheet {
  const id = `${kind}/${hex}`;
  const known = sheets.get(id);
  if (known) return known;
  const tone = makers[kind](linear(hex));
  const data = new Float32Array(SIZE * SIZE * 3);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) data.set(tone(x / SIZE, y / SIZE), (y * SIZE + x) * 3);
  }
  const sheet: Sheet = { size: SIZE, span: SPAN, data };
  sheets.set(id, sheet);
  return sheet;
}

type Tone = (u: number, v: number) => Rgb;

const times = (colour: Rgb, k: number): Rgb => [colour[0] * k, colour[1] * k, colour[2] * k];

/** Limestone: drifting clouds, a few soft veins, fine grain and small pores. */
function stone(base: Rgb): Tone {
  const clouds = fractalNoise(31, 3, 3, 5, 0.55);
  const veins = fractalNoise(77, 2, 3, 4, 0.5);
  const grain = valueNoise(5, 210, 210);
  const pores = fractalNoise(12, 96, 62, 2, 0.6);
  return (u, v) => {
    const vein = 1 - 0.1 * smoothstep(0.035, 0, Math.abs(veins(u, v) - 0.5));
    const pore = 1 - 0.2 * smoothstep(0.74, 0.86, pores(u, v));
    return times(base, (0.84 + 0.3 * clouds(u, v)) * (0.97 + 0.06 * grain(u, v)) * vein * pore);
  };
}

/** Plain weave: threads over and under, each of uneven thickness. */
function linen(base: Rgb): Tone {
  const threads = 190;
  const warp = valueNoise(41, threads, 9);
  const weft = valueNoise(43, 9, threads);
  const folds = fractalNoise(47, 2, 3, 3);
  return (u, v) => {
    const x = u * threads;
    const y = v * threads;
    const over = (Math.floor(x) + Math.floor(y)) % 2 === 0;
    const across = Math.sin(Math.PI * (x % 1));
    const along = Math.sin(Math.PI * (y % 1));
    const round = over ? 0.5 * across + 0.22 * along : 0.5 * along + 0.22 * across;
    const uneven = over ? warp(u, v) : weft(u, v);
    return times(base, (0.68 + 0.34 * round) * (0.84 + 0.3 * uneven) * (0.9 + 0.2 * folds(u, v)));
  };
}

/** Planks with flowing grain. */
function wood(base: Rgb): Tone {
  const planks = 4;
  const flow = fractalNoise(61, 3, 8, 3);
  const fibre = fractalNoise(67, 6, 170, 2, 0.7);
  const shade = valueNoise(71, 1, planks);
  const dark = times(base, 0.5);
  return (u, v) => {
    const plank = Math.floor(v * planks);
    const shifted = u + plank * 0.37;
    const ring = 0.5 + 0.5 * Math.sin((v * 44 + flow(shifted, v) * 7 + plank * 2.1) * Math.PI);
    const tone = blend(base, dark, 0.2 * ring * ring + 0.42 * (fibre(shifted, v) - 0.3));
    const seam = Math.abs(v * planks - Math.round(v * planks)) < 0.012 ? 0.5 : 1;
    return times(tone, seam * (0.9 + 0.2 * shade(0.5, (plank + 0.5) / planks)));
  };
}

/** Coloured card with a faint tooth. */
function paper(base: Rgb): Tone {
  const tooth = fractalNoise(83, 120, 120, 2, 0.7);
  return (u, v) => times(base, 0.975 + 0.05 * tooth(u, v));
}

const makers: Record<SurfaceKind, (base: Rgb) => Tone> = { stone, linen, wood, paper };
