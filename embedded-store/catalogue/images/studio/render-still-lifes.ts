import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { frameColours, lensColours } from '../palette';
import { formName } from '../picture-name';
import { runBlender, writeMesh } from './blender';
import { model } from './model';
import { partColours } from './part-colours';
import type { Item, StillLife } from './still-life-parts';
import { stillLifes } from './still-lifes';
import { uncutLenses } from './uncut-lens';

const PICTURES = join(__dirname, '..', '..', 'pictures', 'banners');
const SAMPLES = 16;
/** Renders are this many times as large as the picture: scaling down removes grain, and edges stay sharp. */
const OVERSIZE = 2;
const QUALITY = 74;
const MOBILE = 720;

/**
 * Renders the campaign pictures. Skips those that FOLDER already contains. Usage: render-still-lifes.ts
 * FOLDER [names, comma-separated] [threads=4] [samples]
 */
async function main([
  folder,
  chosen = '',
  threads = '4',
  samples = String(SAMPLES),
]: string[]): Promise<void> {
  if (!folder) throw new Error('Usage: render-still-lifes.ts FOLDER [names] [threads] [samples]');
  mkdirSync(folder, { recursive: true });
  mkdirSync(PICTURES, { recursive: true });
  const names = chosen === '' ? Object.keys(stillLifes) : chosen.split(',');
  const wanted = names.flatMap((name): [string, StillLife][] => {
    const life = stillLifes[name];
    return life ? [[name, life]] : [];
  });
  const lines = wanted.flatMap(([name, life]) => {
    return Object.entries(life.shots).map(([shot, { arrangement = life, ...camera }]) =>
      JSON.stringify({
        ...life,
        props: arrangement.props,
        items: arrangement.items.map((item) => ({
          ...item,
          parts: partsOf(folder, item),
          looks: looks(item),
        })),
        shots: undefined,
        camera,
        size: camera.size.map((edge) => edge * OVERSIZE),
        samples: Number(samples),
        out: join(folder, `${name}-${shot}.png`),
      }),
    );
  });
  const jobs = join(folder, 'stills.jsonl');
  writeFileSync(jobs, `${lines.join('\n')}\n`);
  await runBlender('still.py', jobs, threads);
  for (const [name, life] of wanted) await finish(folder, name, life);
}

type PartFile = { role: string; file: string };

/** Mesh files of an item, computed once and stored in the folder. */
function partsOf(folder: string, { spec, pose }: Item): PartFile[] {
  const name = `still-${pose === 'lens' ? 'lentes' : formName(spec)}-${pose}`;
  const note = join(folder, `${name}.json`);
  if (existsSync(note)) return JSON.parse(readFileSync(note, 'utf8'));
  const parts =
    pose === 'lens' ? uncutLenses('pair', 161) : model({ ...spec, sun: spec.lensColour !== null }, pose);
  const files = parts.map(({ role, mesh }, i) => {
    const file = join(folder, `${name}-${i}.mesh`);
    writeMesh(file, mesh);
    return { role, file };
  });
  writeFileSync(note, JSON.stringify(files));
  return files;
}

function looks({ spec }: Item) {
  const named = Object.entries(partColours(spec)).map(([role, key]) => [role, frameColours[key]]);
  return {
    ...Object.fromEntries(named),
    lens: spec.lensColour ? lensColours[spec.lensColour] : null,
    mirrored: spec.mirrored,
  };
}

/** Denoises and writes the final files. Without a narrow shot, the middle of the wide one is used. */
async function finish(folder: string, name: string, { shots, quality = QUALITY }: StillLife): Promise<void> {
  const write = (from: string, to: string, [width, height]: readonly [number, number]) =>
    sharp(join(folder, `${name}-${from}.png`))
      .removeAlpha()
      .resize(width, height, { fit: 'cover' })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toFile(join(PICTURES, `${name}-${to}.webp`));
  const { desktop, mobile } = shots;
  if (desktop) await write('desktop', 'desktop', desktop.size);
  await write(mobile ? 'mobile' : 'desktop', 'mobile', mobile?.size ?? [MOBILE, MOBILE]);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
