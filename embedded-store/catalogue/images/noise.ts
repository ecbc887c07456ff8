import { seededRandom } from './random';

const { floor, max, min } = Math;

/** Tileable noise: `sample(x, y)` with x, y in tile units (period 1), result in about [0, 1]. */
export type Noise = (x: number, y: number) => number;

/** Value noise on a `cellsX` by `cellsY` lattice that repeats every unit in both directions. */
export function valueNoise(seed: number, cellsX: number, cellsY: number): Noise {
  const random = seededRandom(seed);
  const lattice = Float32Array.from({ length: cellsX * cellsY }, random);
  return (x, y) => {
    const gx = (x - floor(x)) * cellsX;
    const gy = (y - floor(y)) * cellsY;
    const x0 = floor(gx) % cellsX;
    const y0 = floor(gy) % cellsY;
    const x1 = (x0 + 1) % cellsX;
    const y1 = (y0 + 1) % cellsY;
    const fx = smooth(gx - floor(gx));
    const fy = smooth(gy - floor(gy));
    const top = mix(lattice[y0 * cellsX + x0] as number, lattice[y0 * cellsX + x1] as number, fx);
    const low = mix(lattice[y1 * cellsX + x0] as number, lattice[y1 * cellsX + x1] as number, fx);
    return mix(top, low, fy);
  };
}

/** Sum of octaves of value noise, each twice as fine and `gain` times as strong; still tileable. */
export function fractalNoise(
  seed: number,
  cellsX: number,
  cellsY: number,
  octaves: number,
  gain = 0.5,
): Noise {
  const layers = Array.from({ length: octaves }, (_, i) =>
    valueNoise(seed + i * 7919, cellsX << i, cellsY << i),
  );
  let total = 0;
  for (let i = 0; i < octaves; i++) total += gain ** i;
  return (x, y) => {
    let sum = 0;
    let weight = 1;
    for (const layer of layers) {
      sum += layer(x, y) * weight;
      weight *= gain;
    }
    return sum / total;
  };
}

/** Linear interpolation. */
function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Hermite ease of t in [0, 1]. */
function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Hermite step from 0 at `from` to 1 at `to`; `from` may be above `to` for a falling step. */
export function smoothstep(from: number, to: number, value: number): number {
  return smooth(min(1, max(0, (value - from) / (to - from))));
}
