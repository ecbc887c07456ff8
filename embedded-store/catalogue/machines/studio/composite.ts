/*
 * Composites the transparent renders of a folder (studio/render.py) onto the background and writes WebP
 * pictures: node --import tsx embedded-store/catalogue/machines/studio/composite.ts FOLDER
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { bannerCompositions, bannerSizes, type MachineBanner } from '../banners';

const GROUND = '#eae6de';
const out = join(__dirname, '..', 'pictures');

type Layer = { data: Buffer; width: number; height: number };

/**
 * Denoises a render's shadow. Where a pixel is only shadow (black with some alpha), its alpha becomes the
 * mean of the shadow around it, fading towards the edge of the picture.
 */
async function clean(file: string): Promise<Layer> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const shadow = new Float32Array(width * height);
  const weight = new Float32Array(width * height);
  for (let i = 0; i < weight.length; i++) {
    const lit = Math.max(data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0);
    if (lit > 10) continue;
    weight[i] = 1;
    shadow[i] = data[i * 4 + 3] ?? 0;
  }
  const soft = blur(shadow, width, height);
  const share = blur(weight, width, height);
  for (let i = 0; i < weight.length; i++) {
    if (!weight[i]) continue;
    const x = Math.abs((i % width) / width - 0.5) * 2;
    const y = Math.abs(Math.floor(i / width) / height - 0.5) * 2;
    const fade = 1 - Math.max(x, y) ** 6;
    data[i * 4 + 3] = Math.round(((soft[i] ?? 0) / Math.max(share[i] ?? 0, 1e-3)) * 0.62 * fade);
    data[i * 4] = 38;
    data[i * 4 + 1] = 34;
    data[i * 4 + 2] = 28;
  }
  return { data, width, height };
}

const RADIUS = 7;

/** Three box blurs, which approximate a Gaussian of `RADIUS` px. */
function blur(values: Float32Array, width: number, height: number): Float32Array {
  let result = values;
  for (let round = 0; round < 3; round++) {
    result = boxed(boxed(result, width, height, 1, width), height, width, width, 1);
  }
  return result;
}

function boxed(
  values: Float32Array,
  length: number,
  lines: number,
  step: number,
  stride: number,
): Float32Array {
  const result = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    let sum = 0;
    for (let i = -RADIUS; i < length + RADIUS; i++) {
      if (i + RADIUS < length && i + RADIUS >= 0) sum += values[start + (i + RADIUS) * step] ?? 0;
      if (i - RADIUS - 1 >= 0) sum -= values[start + (i - RADIUS - 1) * step] ?? 0;
      if (i >= 0 && i < length) result[start + i * step] = sum / (2 * RADIUS + 1);
    }
  }
  return result;
}

const image = ({ data, width, height }: Layer) => sharp(data, { raw: { width, height, channels: 4 } });

async function composeBanner(folder: string, banner: MachineBanner, variant: 'desktop' | 'mobile') {
  const [width, height] = bannerSizes[banner.kind][variant];
  const wide = width > height * 1.6;
  const names = wide ? banner.machines : banner.machines.slice(0, banner.kind === 'tall' ? 2 : 1);
  const paired = !wide && names.length === 2;
  const edge = Math.round(
    wide ? Math.min(height, (width / names.length) * 0.82) : height * (paired ? 0.66 : 0.92),
  );
  const from = wide ? width * 0.4 : 0;
  const slot = (width - from) / names.length;
  const layers = await Promise.all(
    names.map(async (name, i) => ({
      input: await image(await clean(join(folder, `${name}-1.png`)))
        .resize(edge, edge)
        .png()
        .toBuffer(),
      left: Math.round(
        paired ? (width - edge) * i : within(from + slot * (i + 0.5) - edge / 2, width - edge),
      ),
      top: Math.round((height - edge) * (paired ? 0.12 + 0.82 * i : wide ? 0.5 : 0.6)),
    })),
  );
  const target = join(out, 'banners', `${banner.imagem}-${variant}.webp`);
  await sharp({ create: { width, height, channels: 3, background: banner.ground } })
    .composite([{ input: glow(width, height) }, ...layers])
    .webp({ quality: 74 })
    .toFile(target);
}

const within = (place: number, most: number) => Math.min(most, Math.max(0, place));

/** Light that falls on the coloured ground from the left. */
function glow(width: number, height: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><radialGradient id="g" cx=".72" cy=".4" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#000" stop-opacity=".06"/></radialGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
}

async function main(folder: string): Promise<void> {
  await mkdir(join(out, 'banners'), { recursive: true });
  const renders = (await readdir(folder)).filter((name) => name.endsWith('.png'));
  for (const name of renders) {
    await image(await clean(join(folder, name)))
      .flatten({ background: GROUND })
      .webp({ quality: 76, effort: 6 })
      .toFile(join(out, name.replace(/\.png$/, '.webp')));
  }
  for (const banner of bannerCompositions) {
    if (!banner.machines.every((name) => renders.includes(`${name}-1.png`))) continue;
    await composeBanner(folder, banner, 'desktop');
    await composeBanner(folder, banner, 'mobile');
  }
}

const folder = process.argv[2];
if (!folder) throw new Error('Usage: composite.ts FOLDER, where FOLDER contains the renders of render.py.');
main(folder).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
