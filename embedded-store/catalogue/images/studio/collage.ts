import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FrameSpec } from '../frame-spec';
import { type Layout, laidOver } from './develop';
import type { Job } from './expose';
import { readShadow, type Shadow } from './floor';
import { exposureName, isClear, wantedPictures } from './forms';
import { type Negative, readNegative } from './negative';
import { noise } from './pattern';
import { type Camera, type Item, type StillLife, stillLifes } from './still-lifes';
import { byteOf, type Light, lightOf } from './tones';
import { SIZE } from './views';

const PICTURES = join(__dirname, '..', '..', 'pictures', 'banners');
/** Pixels a millimetre of the exposures that are laid together. */
const DENSITY = (SIZE / 180) * 0.95;

/**
 * Campaign pictures from the exposures of products, laid over a surface in their own light: quick to make, for places
 * that have no picture from stills.ts yet. Usage: collage.ts EXPOSURES [names]
 */
async function main([folder, chosen = '']: string[]): Promise<void> {
  if (!folder) throw new Error('Usage: collage.ts EXPOSURES [names]');
  mkdirSync(PICTURES, { recursive: true });
  for (const [name, life] of Object.entries(stillLifes)) {
    if (chosen ? !chosen.split(',').includes(name) : existsSync(join(PICTURES, `${name}-desktop.webp`)))
      continue;
    const { desktop, mobile } = life.shots;
    if (!desktop) continue;
    await write(folder, life, desktop, desktop.size, join(PICTURES, `${name}-desktop.webp`));
    const narrow = mobile ?? desktop;
    await write(folder, life, narrow, mobile?.size ?? [720, 720], join(PICTURES, `${name}-mobile.webp`));
    console.log(name);
  }
}

async function write(
  folder: string,
  life: StillLife,
  camera: Camera,
  size: readonly [number, number],
  file: string,
): Promise<void> {
  const scale = (DENSITY * camera.width) / size[0];
  const [width, height] = size.map((edge) => Math.round(edge * scale)) as [number, number];
  const layers = [...life.items]
    .sort((a, b) => b.at[1] - a.at[1])
    .map((item) => layerOf(folder, item, camera, width, height));
  const surface = surfaceOf(life, width, height);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let light = surface(x, y);
      for (const layer of layers) light = layer(x, y, light);
      for (const c of [0, 1, 2] as const) pixels[(y * width + x) * 3 + c] = byteOf(light[c]);
    }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(size[0], size[1])
    .webp({ quality: 80, effort: 5, smartSubsample: true })
    .toFile(file);
}

type Layer = (x: number, y: number, surface: Light) => Light;

function layerOf(folder: string, item: Item, { aim, up }: Camera, width: number, height: number): Layer {
  const { negative, shadow, job } = exposureOf(folder, item);
  const tilt = (up * Math.PI) / 180;
  const [x, y, z] = item.at;
  const centre = [
    width / 2 + (x - aim[0]) * DENSITY,
    height / 2 - ((y - aim[1]) * Math.sin(tilt) + (z + 18 - aim[2]) * Math.cos(tilt)) * DENSITY,
  ] as const;
  const half = (value: number) => Math.round((value * SIZE) / 2) * 2;
  const left = Math.round(centre[0] - negative.width / 2);
  const top = Math.round(centre[1] - negative.height / 2);
  const layout: Layout = {
    left,
    top,
    shadowLeft: left + half(job.floorBox[0]) - Math.round(job.box[0] * SIZE),
    shadowTop: top + Math.round(job.box[3] * SIZE) - half(job.floorBox[3]),
  };
  const lit = laidOver(negative, shadow, item.spec, layout);
  if (item.turn <= 0) return lit;
  const axis = 2 * left + negative.width - 1;
  return (px, py, surface) => lit(axis - px, py, surface);
}

type Shot = { negative: Negative; shadow: Shadow; job: Job };
const shots = new Map<string, Shot>();

/** The exposure of a product with the outline, material and pose of an item. */
function exposureOf(folder: string, { spec, pose }: Item): Shot {
  const views = pose === 'lens' ? [1] : pose === 'folded' ? [5, 1] : [2];
  const alike = (other: FrameSpec) =>
    pose === 'lens'
      ? other.kind === 'lens'
      : other.kind !== 'lens' && other.shape === spec.shape && isClear(other) === isClear(spec);
  const rank = (other: FrameSpec) =>
    (isMetal(other) === isMetal(spec) ? 0 : 2) +
    ((other.lensColour === null) === (spec.lensColour === null) ? 0 : 1);
  const names = views.flatMap((view) =>
    wanted
      .filter((w) => w.view <= 2 && alike(w.spec))
      .sort((a, b) => rank(a.spec) - rank(b.spec))
      .map((w) => exposureName(w.spec, view)),
  );
  const name = names.find(
    (n) => existsSync(join(folder, `${n}.exr`)) && existsSync(join(folder, `${n}.json`)),
  );
  if (!name) throw new RangeError(`Nothing is exposed that looks like ${spec.shape} in ${spec.frameColour}`);
  const known = shots.get(name);
  if (known) return known;
  const job: Job = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const shot = { negative: readNegative(join(folder, `${name}.exr`)), shadow: readShadow(folder, job), job };
  shots.set(name, shot);
  return shot;
}

const wanted = wantedPictures();

function isMetal({ material }: FrameSpec): boolean {
  return material === 'metal' || material === 'titanio';
}

/** Light of the surface: brightest up on the left, with the grain of its kind. */
function surfaceOf(
  { surface, colour }: StillLife,
  width: number,
  height: number,
): (x: number, y: number) => Light {
  const base = lightOf(colour);
  const grains: Record<StillLife['surface'], (u: number, v: number) => number> = {
    paper: (u, v) => 0.02 * (noise(u * 1.4, v * 3, 0) - 0.5),
    stone: (u, v) => 0.07 * (noise(u / 60, v / 24, 1) - 0.5) + 0.09 * (noise(u / 1.1, v / 0.6, 2) - 0.5),
    linen: (u, v) =>
      0.1 * Math.sin(u * 5.2 + noise(u, v, 0) * 3) * Math.sin(v * 9 + noise(u, v, 5) * 3) +
      0.08 * (noise(u / 30, v / 1.2, 3) - 0.5),
    wood: (u, v) =>
      0.2 * (noise(u / 120, v / 2.4 + noise(u / 90, v / 14, 8), 4) - 0.5) +
      0.16 * (noise(u / 14, v / 0.5, 6) - 0.5),
  };
  const grain = grains[surface];
  return (x, y) => {
    const fall = 1.1 - 0.2 * (x / width) - 0.1 * (1 - y / height);
    const k = fall * (1 + grain(x / DENSITY, y / DENSITY));
    return [base[0] * k, base[1] * k, base[2] * k];
  };
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
