import { type Camera, cameraAxes } from './camera';
import { encode, type Rgb } from './colour';
import type { Material } from './material';
import { smoothstep } from './noise';
import type { Part } from './part';
import type { FloorShadow } from './shadow-map';

const { abs, ceil, exp, floor, hypot, max, min, round } = Math;

/** Height limits (mm), blur (mm) and strength of the contact, middle and ambient shadows. */
const LAYERS = [
  { below: 5, blur: 2.2, strength: 0.6 },
  { below: 22, blur: 8, strength: 0.56 },
  { below: 1e9, blur: 18, strength: 0.5 },
] as const;

const SIZE = 144;

/** How far light from the overhead bank carries a shadow sideways per mm of height: right, and back. */
const DRIFT = [0.16, -0.22] as const;

/** Soft shadow of parts on the floor; tinted lenses let coloured light through. */
export function floorShadow(parts: Part[]): FloorShadow {
  const { cell, originX, originZ } = gridOver(parts);
  const light = new Float32Array(SIZE * SIZE * 3).fill(1);
  const dim = new Uint8Array(SIZE * SIZE);
  for (let layer = 0; layer < LAYERS.length; layer++) {
    const { blur, strength, below } = LAYERS[layer] as (typeof LAYERS)[number];
    const above = layer === 0 ? -1e9 : (LAYERS[layer - 1]?.below ?? 0);
    const density = new Float32Array(SIZE * SIZE);
    const glass = new Float32Array(SIZE * SIZE);
    let tint: Rgb = [0.8, 0.8, 0.8];
    for (const part of parts) {
      const target = part.material.kind === 'lens' ? glass : density;
      if (part.material.kind === 'lens') tint = part.material.top;
      splat(part, target, above, below, cell, originX, originZ);
    }
    blurGrid(density, blur / cell);
    blurGrid(glass, blur / cell);
    const stain = tint.map((value) => 0.75 * strength * (1 - value ** 0.45));
    for (let i = 0; i < SIZE * SIZE; i++) {
      const cover = density[i] as number;
      const pane = glass[i] as number;
      if (cover < 0.002 && pane < 0.002) continue;
      const solid = 1 - strength * (1 - exp(-1.5 * cover));
      const through = 1 - exp(-pane);
      for (let c = 0; c < 3; c++) {
        light[i * 3 + c] = (light[i * 3 + c] as number) * solid * (1 - through * (stain[c] as number));
      }
      dim[i] = dim[i - 1] = dim[i - SIZE] = dim[i - SIZE - 1] = 1;
    }
  }
  return { size: SIZE, cell, originX, originZ, light, dim };
}

function gridOver(parts: Part[]): { cell: number; originX: number; originZ: number } {
  let [minX, maxX, minZ, maxZ] = [1e9, -1e9, 1e9, -1e9];
  for (const { mesh } of parts) {
    for (let i = 0; i < mesh.pos.length; i += 3) {
      const [x, z] = [mesh.pos[i] as number, mesh.pos[i + 2] as number];
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (z < minZ) minZ = z;
      if (z > maxZ) maxZ = z;
    }
  }
  // Room for the widest blur on every side.
  const cell = (max(maxX - minX, maxZ - minZ) + 110) / SIZE;
  const half = (SIZE * cell) / 2;
  return { cell, originX: (minX + maxX) / 2 - half, originZ: (minZ + maxZ) / 2 - half };
}

function splat(
  { mesh, material }: Part,
  grid: Float32Array,
  above: number,
  below: number,
  cell: number,
  originX: number,
  originZ: number,
): void {
  const weight = opacityOf(material) / 2;
  const { pos, idx } = mesh;
  for (let t = 0; t < idx.length; t += 3) {
    const a = (idx[t] as number) * 3;
    const b = (idx[t + 1] as number) * 3;
    const c = (idx[t + 2] as number) * 3;
    const y = ((pos[a + 1] as number) + (pos[b + 1] as number) + (pos[c + 1] as number)) / 3;
    if (y < above || y >= below) continue;
    const abx = (pos[b] as number) - (pos[a] as number);
    const aby = (pos[b + 1] as number) - (pos[a + 1] as number);
    const abz = (pos[b + 2] as number) - (pos[a + 2] as number);
    const acx = (pos[c] as number) - (pos[a] as number);
    const acy = (pos[c + 1] as number) - (pos[a + 1] as number);
    const acz = (pos[c + 2] as number) - (pos[a + 2] as number);
    // Seen from above, plus part of the upright area: the bank is wide and lights from all round.
    const flat = abs(abz * acx - abx * acz) / 2;
    const upright = hypot(aby * acz - abz * acy, abx * acy - aby * acx) / 2;
    const area = flat + upright * 0.3;
    const x = ((pos[a] as number) + (pos[b] as number) + (pos[c] as number)) / 3 + y * DRIFT[0];
    const z = ((pos[a + 2] as number) + (pos[b + 2] as number) + (pos[c + 2] as number)) / 3 + y * DRIFT[1];
    const gx = round((x - originX) / cell);
    const gz = round((z - originZ) / cell);
    if (gx < 2 || gz < 2 || gx > SIZE - 3 || gz > SIZE - 3) continue;
    const at = gz * SIZE + gx;
    grid[at] = (grid[at] as number) + (area * weight) / (cell * cell);
  }
}

function opacityOf(material: Material): number {
  if (material.kind === 'lens') return max(material.topOpacity, material.mirrorPower) * 1.6;
  return material.kind === 'crystal' ? 0.5 : 1;
}

/** Three box blurs, close to a Gaussian of `sigma` cells. */
function blurGrid(grid: Float32Array, sigma: number): void {
  const radius = max(1, round(sigma * 0.9));
  const line = new Float32Array(SIZE);
  for (let pass = 0; pass < 3; pass++) {
    for (let i = 0; i < SIZE; i++) blurLine(grid, line, i * SIZE, 1, radius);
    for (let i = 0; i < SIZE; i++) blurLine(grid, line, i, SIZE, radius);
  }
}

function blurLine(grid: Float32Array, line: Float32Array, start: number, step: number, radius: number): void {
  let sum = 0;
  for (let i = 0; i < SIZE; i++) line[i] = grid[start + i * step] as number;
  for (let i = 0; i < radius; i++) sum += line[i] as number;
  const weight = 1 / (radius * 2 + 1);
  for (let i = 0; i < SIZE; i++) {
    if (i + radius < SIZE) sum += line[i + radius] as number;
    grid[start + i * step] = sum * weight;
    if (i - radius >= 0) sum -= line[i - radius] as number;
  }
}

/** Darkens `pixels` (RGB bytes of the bare ground) where the floor is in shadow. */
export function layShadow(shadow: FloorShadow, camera: Camera, ground: Rgb, pixels: Buffer): void {
  const { right, up, out } = cameraAxes(camera);
  const eye = [0, 1, 2].map((i) => (camera.target[i] as number) + (out[i] as number) * camera.distance);
  const focal = camera.scale * camera.distance;
  const { cell, size, originX, originZ } = shadow;
  for (let y = 0; y < camera.height; y++) {
    const w = camera.centre[1] * camera.height - (y + 0.5);
    const down = up[1] * w - out[1] * focal;
    if (down >= -1e-6) continue;
    const k = -(eye[1] as number) / down / cell;
    // Along a picture row the floor point moves in a straight line: find where it crosses the grid.
    const stepX = right[0] * k;
    const stepZ = right[2] * k;
    const startX = ((eye[0] as number) - originX) / cell + (up[0] * w - out[0] * focal) * k;
    const startZ = ((eye[2] as number) - originZ) / cell + (up[2] * w - out[2] * focal) * k;
    const half = camera.centre[0] * camera.width - 0.5;
    const [a, b] = clip(startX, stepX, 1, size - 2, 0 - half, camera.width - 1 - half);
    const [from, to] = clip(startZ, stepZ, 1, size - 2, a, b);
    const vertical = smoothstep(0, 0.07, min(y, camera.height - 1 - y) / camera.height);
    for (let x = max(0, ceil(from + half)); x <= min(camera.width - 1, floor(to + half)); x++) {
      const h = x - half;
      const fx = startX + stepX * h;
      const fz = startZ + stepZ * h;
      if (!shadow.dim[(fz | 0) * size + (fx | 0)]) continue;
      const edge = vertical * smoothstep(0, 0.07, min(x, camera.width - 1 - x) / camera.width);
      darken(shadow, fx, fz, edge, ground, pixels, (y * camera.width + x) * 3);
    }
  }
}

/** Narrows [from, to] to where `start + step * h` lies within [low, high]. */
function clip(
  start: number,
  step: number,
  low: number,
  high: number,
  from: number,
  to: number,
): [number, number] {
  if (abs(step) < 1e-9) return start >= low && start <= high ? [from, to] : [1, 0];
  const a = (low - start) / step;
  const b = (high - start) / step;
  return [max(from, min(a, b)), min(to, max(a, b))];
}

function darken(
  { light, size }: FloorShadow,
  fx: number,
  fz: number,
  edge: number,
  ground: Rgb,
  pixels: Buffer,
  to: number,
): void {
  const tx = fx - (fx | 0);
  const tz = fz - (fz | 0);
  const at = ((fz | 0) * size + (fx | 0)) * 3;
  const below = at + size * 3;
  for (let c = 0; c < 3; c++) {
    const top = (light[at + c] as number) * (1 - tx) + (light[at + 3 + c] as number) * tx;
    const low = (light[below + c] as number) * (1 - tx) + (light[below + 3 + c] as number) * tx;
    pixels[to + c] = encode((ground[c] as number) * (1 - (1 - top * (1 - tz) - low * tz) * edge));
  }
}
