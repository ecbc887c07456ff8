import { pillow } from '../case';
import { linear } from '../colour';
import type { PlasticMaterial } from '../material';
import { addVertex, emptyMesh, type Mesh, stitchGrid } from '../mesh';
import { type Part, placeParts } from '../part';
import { type SurfaceKind, surfaceSheet } from './surfaces';

/** A set piece: a low drum, a block, a ball or an upright disc; sizes in mm, `at` is its foot (x, z). */
export type Prop = {
  form: 'drum' | 'block' | 'ball' | 'disc';
  size: readonly [number, number, number];
  at: readonly [number, number];
  turn?: number;
  surface: SurfaceKind;
  colour: string;
};

/** Meshes of a prop, standing on the floor. */
export function propParts(prop: Prop): Part[] {
  const material: PlasticMaterial = {
    kind: 'plastic',
    base: linear(prop.colour),
    sheet: surfaceSheet(prop.surface, prop.colour),
    shine: 0.25,
    satin: 1,
    glow: 0,
    gain: 0.72,
  };
  const [w, h, d] = prop.size;
  const turn = ((prop.turn ?? 0) * Math.PI) / 180;
  const place = (mesh: Mesh, y: number, tilt = 0): Part[] =>
    placeParts([{ mesh, material }], [tilt, turn, 0], [prop.at[0], y, prop.at[1]]);
  switch (prop.form) {
    case 'drum':
      return place(lathe(w, h), 0);
    case 'disc':
      // A drum on its edge: its axis lies along z.
      return place(lathe(w, d), w, Math.PI / 2);
    case 'ball':
      return place(pillow([w, w, w], 2), w);
    default:
      return place(box(w, h, d), 0);
  }
}

/** Drum of radius `r` and height `h` with eased edges, foot at y = 0. */
function lathe(r: number, h: number): Mesh {
  return prism(120, h, (turn, inset) => [Math.cos(turn) * (r - inset), Math.sin(turn) * (r - inset)]);
}

/** Block with eased edges and slightly rounded corners, foot at y = 0. */
function box(w: number, h: number, d: number): Mesh {
  const power = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.09;
  return prism(240, h, (turn, inset) => {
    // Points crowd to the corners, where the outline turns.
    const even = turn - Math.sin(turn * 4) * 0.2;
    const [c, s] = [power(Math.cos(even)), power(Math.sin(even))];
    return [c * (w / 2 - inset), s * (d / 2 - inset)];
  });
}

/** Upright solid over a closed outline: `at` gives x, z for a turn, drawn in by `inset` mm. */
function prism(
  turns: number,
  h: number,
  at: (turn: number, inset: number) => readonly [number, number],
): Mesh {
  const mesh = emptyMesh();
  const ease = 1.6;
  const profile: (readonly [inset: number, y: number, out: number, up: number])[] = [
    [0, 0, 1, 0],
    [0, h - ease, 1, 0],
  ];
  for (let i = 1; i <= 5; i++) {
    const a = (i / 5) * (Math.PI / 2);
    profile.push([ease - ease * Math.cos(a), h - ease + ease * Math.sin(a), Math.cos(a), Math.sin(a)]);
  }
  let along = 0;
  for (let j = 0; j <= turns; j++) {
    // The last column closes on the first exactly, or a slit would show.
    const angle = ((j % turns) / turns) * Math.PI * 2;
    const [ax, az] = at(angle - 0.01, 0);
    const [bx, bz] = at(angle + 0.01, 0);
    const [hx, hz] = at(angle, 0);
    const [lx, lz] = at(((j - 1) / turns) * Math.PI * 2, 0);
    const length = Math.hypot(bx - ax, bz - az) || 1;
    const [nx, nz] = [(bz - az) / length, -(bx - ax) / length];
    if (j > 0) along += Math.hypot(hx - lx, hz - lz);
    for (const [inset, y, out, up] of profile) {
      const [x, z] = at(angle, inset);
      const top = up > 0.7;
      addVertex(mesh, x, y, z, nx * out, up, nz * out, top ? x : along, top ? z : y + 40);
    }
    const [x, z] = at(angle, ease);
    addVertex(mesh, x, h, z, 0, 1, 0, x, z);
    addVertex(mesh, 0, h, 0, 0, 1, 0, 0, 0);
  }
  stitchGrid(mesh, 0, turns + 1, profile.length + 2, false);
  return mesh;
}
