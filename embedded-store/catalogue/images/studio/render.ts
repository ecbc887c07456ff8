import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameSpec } from '../frame-spec';
import { formName } from '../picture-name';
import { runBlender, writeMesh } from './blender';
import { cataloguePictures, isClear, lensIndex, renderedView, renderName } from './catalogue-pictures';
import { model, type Part, type Pose } from './model';
import { uncutLenses } from './uncut-lens';
import { BARE_SCALE, type Box, bounds, centre, lensViews, SIZE, views } from './views';

/** A job for light.py; boxes are fractions of the picture. */
export type Job = {
  out: string;
  /** The same view in the other kind of acetate, which has the same reflections and shadow. */
  twin: string;
  /** Edge of the whole picture, px. */
  size: number;
  floorSize: number;
  /** `behind` is true for parts that are out of focus behind the front and need their own layers. */
  parts: { role: string; file: string; behind: boolean }[];
  /** The set of windows that the lenses reflect. */
  windows: number | 'lens';
  turn: number;
  shift: readonly [number, number];
  scale: number;
  aim: readonly [number, number];
  clear: boolean;
  bounds: Box;
  /** Bounds of the lenses alone. */
  lenses: Box;
  box: Box;
  floorBox: Box;
  floor: ('floor' | 'shade')[];
  samples: number;
  mirrorSamples: number;
  floorSamples: number;
};

/**
 * Samples per pixel for bodies, reflections and the floor, in a large picture, which has four times as many
 * pixels.
 */
const LARGE_SAMPLES = { body: 3, mirror: 3, floor: 6 };
const SAMPLES = { body: 6, mirror: 10, floor: 10 };

/**
 * Renders every form of the catalogue, one after another. Can be resumed, because renders that the folder
 * already contains are skipped. Usage: render.ts FOLDER [views=1,2,3,4,5] [threads=4] [part of a name]
 */
async function main([folder, chosen = '1,2,3,4,5', threads = '4', part = '']: string[]): Promise<void> {
  if (!folder) throw new Error('Usage: render.ts FOLDER [views] [threads]');
  mkdirSync(folder, { recursive: true });
  const wanted = cataloguePictures().map((w) => ({ ...w, view: renderedView(w.spec, w.view) }));
  const file = join(folder, `jobs-${chosen}`);
  writeFileSync(file, line(emptyFloor(folder)));
  const rendering = runBlender('light.py', file, threads);
  const numbers = chosen.split(',').map(Number);
  const known = new Set<string>();
  for (const { spec } of wanted)
    for (const view of numbers) {
      const name = renderName(spec, view);
      const isUsed = wanted.some((w) => w.view === view && renderName(w.spec, w.view) === name);
      if (!isUsed || known.has(name) || !name.includes(part)) continue;
      known.add(name);
      appendFileSync(file, line(jobFor(folder, name, spec, view)));
      // Yields to the event loop, so that events of the child process are handled between meshes.
      await new Promise(setImmediate);
    }
  appendFileSync(file, 'end\n');
  await rendering;
}

function line(job: Job): string {
  return `${JSON.stringify(job)}\n`;
}

function jobFor(folder: string, name: string, spec: FrameSpec, number: number): Job {
  const note = join(folder, `${name}.json`);
  if (existsSync(note)) return JSON.parse(readFileSync(note, 'utf8'));
  const view = (spec.kind === 'lens' ? lensViews : views)[number];
  if (!view) throw new RangeError(`There is no view ${number}.`);
  const samples = view.size > SIZE ? LARGE_SAMPLES : SAMPLES;
  const { parts, files } =
    spec.kind === 'lens' ? lensMeshes(folder, spec, number) : meshFiles(folder, spec, view.pose);
  const placement = centre(parts, view);
  const visible = bounds(parts, placement);
  const grown = (left: number, bottom: number, right: number, top: number): Box => [
    Math.max(0, visible[0] - left),
    Math.max(0, visible[1] - bottom),
    Math.min(1, visible[2] + right),
    Math.min(1, visible[3] + top),
  ];
  const job: Job = {
    out: join(folder, name),
    twin: join(folder, twinOf(name)),
    size: view.size,
    floorSize: SIZE,
    parts: files.map((part) => ({ ...part, behind: part.behind && number === FRONT })),
    windows: spec.kind === 'lens' ? 'lens' : windowsOf(spec),
    ...placement,
    clear: spec.kind !== 'lens' && isClear(spec),
    bounds: visible,
    lenses: bounds(
      parts.filter(({ role }) => role === 'lens'),
      placement,
    ),
    box: grown(0.008, 0.008, 0.008, 0.008),
    floorBox: grown(0.12, 0.1, 0.12, 0.02),
    floor: spec.lensColour || spec.kind === 'lens' ? ['floor', 'shade'] : ['floor'],
    samples: samples.body,
    mirrorSamples: samples.mirror,
    floorSamples: samples.floor,
  };
  writeFileSync(note, JSON.stringify(job));
  return job;
}

/** The front view, in which the temples are out of focus. */
const FRONT = 1;

/** Sets of windows in light_rigs.py. */
const WINDOW_SETS = 3;

/** The set is the same for both kinds of acetate of a form, which share their reflections. */
function windowsOf(spec: FrameSpec): number {
  return [...formName(spec)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % WINDOW_SETS;
}

function twinOf(name: string): string {
  return name.includes('-clear-') ? name.replace('-clear-', '-') : name.replace(/-(\d)$/, '-clear-$1');
}

const made = new Map<string, Part[]>();

/** Meshes of a form, computed once and stored in the folder for Blender. */
function meshFiles(folder: string, spec: FrameSpec, pose: Pose): Meshes {
  return stored(folder, `${formName(spec)}-${pose}`, () =>
    model({ ...spec, sun: spec.lensColour !== null }, pose),
  );
}

function lensMeshes(folder: string, spec: FrameSpec, view: number): Meshes {
  const { arrangement = 'pair' } = lensViews[view] ?? {};
  const index = lensIndex(spec, view);
  return stored(folder, `lentes-${index}-${arrangement}`, () => uncutLenses(arrangement, index));
}

type Meshes = { parts: Part[]; files: Job['parts'] };

function stored(folder: string, name: string, make: () => Part[]): Meshes {
  const parts = made.get(name) ?? make();
  made.set(name, parts);
  const files = parts.map(({ role, mesh, temple }, i) => {
    const file = join(folder, `${name}-${i}.mesh`);
    if (!existsSync(file)) writeMesh(file, mesh);
    return { role, file, behind: temple === true };
  });
  return { parts, files };
}

/** The empty floor, wide enough for every view. */
function emptyFloor(folder: string): Job {
  return {
    out: join(folder, 'bare'),
    twin: join(folder, 'bare'),
    size: SIZE,
    floorSize: SIZE,
    parts: [],
    windows: 0,
    turn: 0,
    shift: [0, 0],
    scale: BARE_SCALE,
    aim: [0, 0],
    clear: false,
    bounds: [0, 0, 1, 1],
    lenses: [0, 0, 1, 1],
    box: [0, 0, 1, 1],
    floorBox: [0, 0, 1, 1],
    floor: ['floor'],
    samples: 1,
    mirrorSamples: 1,
    floorSamples: 64,
  };
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
