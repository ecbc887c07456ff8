import { linear } from './colour';
import type { FrameSpec } from './frame-spec';
import { clearLens, lensMaterial } from './lens';
import { crystal, type LensMaterial, type Material } from './material';
import { addVertex, emptyMesh, type Mesh, stitchGrid } from './mesh';
import type { Part } from './part';

const RADIUS = 34;
const RINGS = 20;
const TURNS = 120;

/** Coating reflections by seed: green, blue, violet, gold. */
const COATINGS = ['#58d6a0', '#5e96f2', '#a582f0', '#e9b45f'] as const;

/** Round uncut lens, 68 mm across, facing +z, its lowest edge at y = 0. */
export function uncutLens(spec: FrameSpec): Part[] {
  const curve = 92 + (spec.seed % 4) * 14;
  const edge = 2.2 + (spec.seed % 3) * 0.9;
  const coating = linear(COATINGS[spec.seed % COATINGS.length] as string);
  const tint: LensMaterial = spec.lensColour ? lensMaterial(spec) : clearLens();
  const front: LensMaterial = { ...tint, coating, coatingPower: 0.15, mounted: false };
  const back: LensMaterial = {
    ...clearLens(),
    coating,
    coatingPower: 0.08,
    mounted: false,
    topOpacity: 0.03,
    bottomOpacity: 0.02,
  };
  const glass: Material = crystal(linear('#a9cdc2'), 1.3, 0.1);
  return [
    { mesh: cap(curve, 0, 1), material: front },
    { mesh: cap(curve * 0.86, -edge, 0.8), material: back },
    { mesh: wall(curve, edge), material: glass },
  ];
}

const sag = (r: number, curve: number): number => -(r * r) / (2 * curve);

function cap(curve: number, z: number, flip: number): Mesh {
  const mesh = emptyMesh();
  const level = z - sag(RADIUS, curve) + sag(RADIUS, curve) * 0;
  for (let i = 0; i < TURNS; i++) {
    const turn = (i / TURNS) * Math.PI * 2;
    for (let j = 0; j <= RINGS; j++) {
      const r = RADIUS * (1 - j / RINGS);
      const [x, y] = [Math.cos(turn) * r, Math.sin(turn) * r];
      addVertex(
        mesh,
        x,
        y + RADIUS,
        level + sag(r, curve),
        x / curve,
        y / curve,
        flip,
        x / RADIUS,
        y / RADIUS,
      );
    }
  }
  stitchGrid(mesh, 0, TURNS, RINGS + 1, true);
  return mesh;
}

function wall(curve: number, edge: number): Mesh {
  const mesh = emptyMesh();
  const steps = [0, 0.12, 0.5, 0.88, 1];
  for (let i = 0; i < TURNS; i++) {
    const turn = (i / TURNS) * Math.PI * 2;
    for (const t of steps) {
      const lean = (0.5 - t) * 1.6;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const r = RADIUS + 0.25 * Math.sin(Math.PI * t);
      addVertex(mesh, c * r, s * r + RADIUS, -edge * t, c, s, lean, turn * RADIUS, curve);
    }
  }
  stitchGrid(mesh, 0, TURNS, steps.length, true);
  return mesh;
}
