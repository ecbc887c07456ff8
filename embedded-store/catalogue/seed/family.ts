import type { FrameMaterial } from '../images/frame-spec';
import { frameColours, lensColours } from '../images/palette';
import { type Audience, audiences } from './audiences';
import { type Brand, frameBrands, lensBrands } from './brands';
import {
  type LensIndex,
  type LensKind,
  type LensTreatment,
  lensIndexes,
  lensKinds,
  lensTreatments,
} from './lens-kinds';
import { lensLines, models } from './names';
import { cycle, type Random, random } from './random';
import { type Shape, shapes } from './shapes';

/** Measures in millimetres. */
export type Measures = { lens: number; bridge: number; height: number; front: number; temple: number };

type Common = { index: number; brand: Brand; model: string; rng: Random; coloursCount: number };

/** A frame model, optical or sun, in all its colours. */
export type FrameFamily = Common & {
  kind: 'frame' | 'sunglasses';
  shape: Shape;
  material: FrameMaterial;
  audience: Audience;
  measures: Measures;
  colours: string[];
  /** Sun lens: tint per colour and traits; null for optical frames. */
  sun: { tints: string[]; polarized: boolean; gradient: boolean; mirrored: boolean } | null;
};

/** A lens product line; `colours` are photochromic tones, empty for clear lenses. */
export type LensFamily = Common & {
  kind: 'lens';
  lens: LensKind;
  treatment: LensTreatment;
  refraction: LensIndex;
  colours: string[];
};

export type Family = FrameFamily | LensFamily;

// Ten families in a row hold every count of sibling colours the storefront treats differently.
const colourCounts = [3, 1, 4, 2, 8, 1, 3, 1, 5, 4];
const kinds = [
  'frame',
  'sunglasses',
  'frame',
  'lens',
  'sunglasses',
  'frame',
  'sunglasses',
  'lens',
  'sunglasses',
  'frame',
] as const;
const metals = ['dourado', 'prata', 'grafite', 'bronze', 'ouro-rose', 'preto-fosco'];
const acetates = Object.keys(frameColours).filter((key) => !metals.includes(key));
const plainTints = Object.keys(lensColours).filter((key) => !key.startsWith('degrade'));
const gradientTints = Object.keys(lensColours).filter((key) => key.startsWith('degrade'));
const materials: FrameMaterial[] = ['acetato', 'metal', 'acetato', 'misto', 'acetato', 'titanio', 'metal'];
const audienceTurns = [0, 2, 1, 0, 2, 1, 0, 3, 2, 1, 0];

/** Family `index` of the catalogue, always the same one. */
export function family(index: number): Family {
  const rng = random(index + 1);
  const kind = cycle(kinds, index);
  const coloursCount = cycle(colourCounts, index);
  return kind === 'lens' ? lensFamily(index, rng) : frameFamily(index, kind, rng, coloursCount);
}

function frameFamily(index: number, kind: 'frame' | 'sunglasses', rng: Random, count: number): FrameFamily {
  const shape = cycle(shapes, Math.floor(index * 1.7) + (kind === 'frame' ? 0 : 3));
  const brand = cycle(frameBrands, index);
  const audience =
    brand.nome === 'Filó' ? cycle(audiences, 3) : cycle(audiences, cycle(audienceTurns, index));
  const material = materialFor(shape, cycle(materials, index));
  const palette = material === 'metal' || material === 'titanio' ? metals : acetates;
  const start = rng.int(0, palette.length - 1);
  const step = palette.length % 5 === 0 ? 3 : 5;
  const colours = Array.from({ length: Math.min(count, palette.length) }, (_, i) =>
    cycle(palette, start + i * step),
  );
  return {
    index,
    brand,
    model: modelName(models, index, frameBrands.length),
    rng,
    coloursCount: colours.length,
    kind,
    shape,
    material,
    audience,
    measures: measures(shape, audience, rng),
    colours,
    sun: kind === 'sunglasses' ? sunLens(index, colours.length, rng) : null,
  };
}

function materialFor(shape: Shape, wish: FrameMaterial): FrameMaterial {
  if (shape.key === 'clubmaster') return 'misto';
  if (shape.key === 'aviador') return wish === 'titanio' ? 'titanio' : 'metal';
  return wish;
}

function sunLens(index: number, count: number, rng: Random) {
  const gradient = index % 3 === 0;
  const mirrored = !gradient && index % 5 === 1;
  const tints = gradient ? gradientTints : plainTints;
  const start = rng.int(0, tints.length - 1);
  return {
    tints: Array.from({ length: count }, (_, i) => cycle(tints, start + i)),
    polarized: index % 2 === 0,
    gradient,
    mirrored,
  };
}

function measures(shape: Shape, audience: Audience, rng: Random): Measures {
  const lens = Math.round(rng.int(shape.lensWidth[0], shape.lensWidth[1]) * audience.fator);
  const bridge = rng.int(15, 21) - (audience.key === 'infantil' ? 2 : 0);
  const height = Math.round(lens * shape.height);
  const temple = audience.key === 'infantil' ? 125 + rng.int(0, 2) * 5 : 135 + rng.int(0, 3) * 5;
  return { lens, bridge, height, front: lens * 2 + bridge + rng.int(5, 9), temple };
}

function lensFamily(index: number, rng: Random): LensFamily {
  const turn = Math.floor(index / 5);
  const treatment = cycle(lensTreatments, turn);
  const colours = treatment.key === 'fotossensivel' ? ['Cinza', 'Marrom', 'Verde'] : [];
  return {
    index,
    brand: cycle(lensBrands, turn),
    model: modelName(lensLines, turn, lensBrands.length),
    rng,
    kind: 'lens',
    lens: cycle(lensKinds, Math.floor(turn / 2)),
    treatment,
    refraction: cycle(lensIndexes, turn),
    colours,
    coloursCount: Math.max(1, colours.length),
  };
}

/** Model names take turns with the makers; when a pair comes round again it gets a number. */
function modelName(names: readonly string[], index: number, makers: number): string {
  const round = Math.floor(index / leastCommonMultiple(names.length, makers));
  return round === 0 ? cycle(names, index) : `${cycle(names, index)} ${round + 1}`;
}

function leastCommonMultiple(a: number, b: number): number {
  const divisor = (x: number, y: number): number => (y === 0 ? x : divisor(y, x % y));
  return (a / divisor(a, b)) * b;
}
