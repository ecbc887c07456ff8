import type { Material } from '../material';
import type { Part } from '../part';
import type { SunMap } from '../shadow-map';

const { abs, ceil, floor, max, min, round, sqrt } = Math;

/** How far the shadow of a point 1 mm up falls to the right (x) and to the front (z), mm. */
export type SunSlope = readonly [number, number];

const SIZE = 760;
const CELL = 0.75;

/** Casts the parts above height `level` along the sun on the plane y = `level`, softened by `blur` mm. */
export function sunMap(
  parts: Part[],
  level: number,
  slope: SunSlope,
  blur: number,
  centre: readonly [number, number],
): SunMap {
  const light = new Float32Array(SIZE * SIZE * 3).fill(1);
  const originX = centre[0] - (SIZE * CELL) / 2;
  const originZ = centre[1] - (SIZE * CELL) / 2;
  const mark = new Uint8Array(SIZE * SIZE);
  for (const part of parts) {
    mark.fill(0);
    const kept = lightKept(part.material);
    const { pos, idx } = part.mesh;
    for (let t = 0; t < idx.length; t += 3) {
      const corner = (k: number): [number, number, number] => {
        const at = (idx[t + k] as number) * 3;
        const up = (pos[at + 1] as number) - level;
        return [
          ((pos[at] as number) + max(0, up) * slope[0] - originX) / CELL,
          ((pos[at + 2] as number) + max(0, up) * slope[1] - originZ) / CELL,
          up,
        ];
      };
      const [a, b, c] = [corner(0), corner(1), corner(2)];
      if (a[2] < 0.1 && b[2] < 0.1 && c[2] < 0.1) continue;
      fill(mark, a, b, c);
    }
    for (let i = 0; i < mark.length; i++) {
      if (!mark[i]) continue;
      for (let c = 0; c < 3; c++) light[i * 3 + c] = (light[i * 3 + c] as number) * (kept[c] as number);
    }
  }
  soften(light, max(1, round(blur / CELL)));
  return { size: SIZE, cell: CELL, originX, originZ, light };
}

/** Share of sunlight a material lets through. */
function lightKept(material: Material): readonly [number, number, number] {
  if (material.kind === 'lens') {
    const open =
      1 - 0.5 * (material.topOpacity + material.bottomOpacity) * (material.mirrorPower > 0 ? 1 : 0.94);
    const mix = (top: number): number => min(0.97, open + (1 - open) * sqrt(top) * 0.75);
    return [mix(material.top[0]), mix(material.top[1]), mix(material.top[2])];
  }
  if (material.kind === 'crystal') {
    const [r, g, b] = material.base;
    return [0.35 + r * 0.5, 0.35 + g * 0.5, 0.35 + b * 0.5];
  }
  return [0, 0, 0];
}

type Corner = readonly [number, number, number];

function fill(mark: Uint8Array, a: Corner, b: Corner, c: Corner): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (abs(area) < 1e-9) return;
  const x0 = max(0, floor(min(a[0], b[0], c[0])));
  const x1 = min(SIZE - 1, ceil(max(a[0], b[0], c[0])));
  const y0 = max(0, floor(min(a[1], b[1], c[1])));
  const y1 = min(SIZE - 1, ceil(max(a[1], b[1], c[1])));
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const wb = ((x - a[0]) * (c[1] - a[1]) - (y - a[1]) * (c[0] - a[0])) / area;
      const wc = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / area;
      if (wb >= -0.02 && wc >= -0.02 && wb + wc <= 1.02) mark[y * SIZE + x] = 1;
    }
  }
}

function soften(light: Float32Array, radius: number): void {
  const line = new Float32Array(SIZE);
  for (let pass = 0; pass < 2; pass++) {
    for (let c = 0; c < 3; c++) {
      for (let i = 0; i < SIZE; i++) {
        blurLine(light, line, i * SIZE * 3 + c, 3, radius);
        blurLine(light, line, i * 3 + c, SIZE * 3, radius);
      }
    }
  }
}

function blurLine(
  light: Float32Array,
  line: Float32Array,
  start: number,
  step: number,
  radius: number,
): void {
  for (let i = 0; i < SIZE; i++) line[i] = light[start + i * step] as number;
  let sum = 0;
  for (let i = -radius; i < radius; i++) sum += line[max(0, i)] as number;
  const weight = 1 / (radius * 2 + 1);
  for (let i = 0; i < SIZE; i++) {
    sum += line[min(SIZE - 1, i + radius)] as number;
    light[start + i * step] = sum * weight;
    sum -= line[max(0, i - radius)] as number;
  }
}
