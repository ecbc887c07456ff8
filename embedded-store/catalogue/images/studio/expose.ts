import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameSpec } from '../frame-spec';
import { formName } from '../picture-name';
import { runBlender, writeMesh } from './blender';
import { exposedView, exposureName, isClear, wantedPictures } from './forms';
import { lensPair, model, type Part, type Pose } from './model';
import { BARE_SCALE, type Box, bounds, lensViews, placed, views } from './views';

/** What light.py is told to do; boxes are parts of the picture. */
export type Job = {
  out: string;
  parts: { role: string; file: string }[];
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
  floorSamples: number;
};

/** Rays a pixel for acetate, for thin metal and for the floor; the views of a card are made with more care. */
const CARD_SAMPLES = { acetate: 16, metal: 28, floor: 12 };
const SAMPLES = { acetate: 10, metal: 18, floor: 8 };

/**
 * Exposes every form that the catalogue names, the first views first. Can be stopped and started again: what lies
 * in the folder is not exposed a second time. Usage: expose.ts FOLDER [views=1,2,3,4,5] [threads=4]
 */
async function main([folder, chosen = '1,2,3,4,5', threads = '4']: string[]): Promise<void> {
  if (!folder) throw new Error('Usage: expose.ts FOLDER [views] [threads]');
  mkdirSync(folder, { recursive: true });
  const wanted = wantedPictures().map((w) => ({ ...w, view: exposedView(w.spec, w.view) }));
  const file = join(folder, `jobs-${chosen}`);
  writeFileSync(file, line(bareFloor(folder)));
  const lit = runBlender('light.py', file, threads);
  const known = new Set<string>();
  for (const view of chosen.split(',').map(Number))
    for (const { spec } of wanted.filter((w) => w.view === view)) {
      const name = exposureName(spec, view);
      if (known.has(name)) continue;
      known.add(name);
      appendFileSync(file, line(jobFor(folder, name, spec, view)));
      // Lets the events of the other program through between two pieces of computing.
      await new Promise(setImmediate);
    }
  appendFileSync(file, 'end\n');
  await lit;
}

function line(job: Job): string {
  return `${JSON.stringify(job)}\n`;
}

function jobFor(folder: string, name: string, spec: FrameSpec, number: number): Job {
  const note = join(folder, `${name}.json`);
  if (existsSync(note)) return JSON.parse(readFileSync(note, 'utf8'));
  const view = (spec.kind === 'lens' ? lensViews : views)[number];
  if (!view) throw new RangeError(`No view ${number}`);
  const rays = number <= 2 ? CARD_SAMPLES : SAMPLES;
  const { parts, files } = shapes(folder, spec, view.pose);
  const placement = placed(parts, view);
  const seen = bounds(parts, placement);
  const grown = (left: number, bottom: number, right: number, top: number): Box => [
    Math.max(0, seen[0] - left),
    Math.max(0, seen[1] - bottom),
    Math.min(1, seen[2] + right),
    Math.min(1, seen[3] + top),
  ];
  const job: Job = {
    out: join(folder, name),
    parts: files,
    ...placement,
    clear: spec.kind !== 'lens' && isClear(spec),
    bounds: seen,
    lenses: bounds(
      parts.filter(({ role }) => role === 'lens'),
      placement,
    ),
    box: grown(0.008, 0.008, 0.008, 0.008),
    floorBox: grown(0.12, 0.1, 0.12, 0.02),
    floor: spec.lensColour || spec.kind === 'lens' ? ['floor', 'shade'] : ['floor'],
    samples: spec.material === 'acetato' ? rays.acetate : rays.metal,
    floorSamples: rays.floor,
  };
  writeFileSync(note, JSON.stringify(job));
  return job;
}

const made = new Map<string, Part[]>();

/** Meshes of a form, worked out once and kept in the folder for Blender. */
function shapes(folder: string, spec: FrameSpec, pose: Pose): { parts: Part[]; files: Job['parts'] } {
  const lens = spec.kind === 'lens';
  const name = lens ? 'lentes' : `${formName(spec)}-${pose}`;
  let parts = made.get(name);
  if (!parts) {
    parts = lens ? lensPair() : model({ ...spec, sun: spec.lensColour !== null }, pose);
    made.set(name, parts);
  }
  const files = parts.map(({ role, mesh }, i) => {
    const file = join(folder, `${name}-${i}.mesh`);
    if (!existsSync(file)) writeMesh(file, mesh);
    return { role, file };
  });
  return { parts, files };
}

/** Light on the floor with nothing on it, wide enough for every view. */
function bareFloor(folder: string): Job {
  return {
    out: join(folder, 'bare'),
    parts: [],
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
    floorSamples: 64,
  };
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
