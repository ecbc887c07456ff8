import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameSpec } from '../frame-spec';
import { frameColours, lensColours } from '../palette';
import { formName } from '../picture-name';
import { writeMesh } from './blender';
import { design, type Form } from './design';
import { type Role, wornModel } from './model';
import { partColours } from './part-colours';

/** Folder of the program that shapes heads (head_mesh.py). */
export const HEADS = join(__dirname, '..', '..', '..', '..', 'lib', 'face-measure', 'bench', 'blender');

/** Resolution of a front in mm: heads are seen from further away than frames alone. */
const STEP = 0.4;

/** Meshes of a frame in FOLDER, and the data for placing it on a head (busts.py). */
export function frameOf(folder: string, spec: FrameSpec) {
  const form: Form = { ...spec, sun: spec.lensColour !== null };
  const { half, templeZ, bend } = design(form);
  return {
    parts: meshesOf(folder, formName(spec), form),
    hinge: [half, bend(half) + 3, templeZ],
    // Where a temple leaves the head and bends down behind the ear.
    bend: spec.templeLength * 0.66,
  };
}

/** Meshes of a form, computed once and stored in the folder for Blender. */
function meshesOf(folder: string, name: string, form: Form): { role: Role; file: string }[] {
  const note = join(folder, `${name}-worn.json`);
  if (existsSync(note)) return JSON.parse(readFileSync(note, 'utf8'));
  const parts = wornModel(form, STEP).map(({ role, mesh }, i) => {
    const file = join(folder, `${name}-worn-${i}.mesh`);
    writeMesh(file, mesh);
    return { role, file };
  });
  writeFileSync(note, JSON.stringify(parts));
  return parts;
}

/** Colours of the parts of a frame, and the tint of its lenses. */
export function looksOf(spec: FrameSpec) {
  const named = Object.entries(partColours(spec)).map(([role, key]) => [role, frameColours[key]]);
  return { ...Object.fromEntries(named), lens: spec.lensColour ? lensColours[spec.lensColour] : null };
}
