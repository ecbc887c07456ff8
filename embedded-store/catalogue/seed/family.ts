import type { FrameCut, FrameMaterial } from '../images/frame-spec';
import { frameColours, lensColours } from '../images/palette';
import { type Brand, frameBrands, lensBrands } from './brands';
import { type Audience, audiences, isForChildren } from './categories';
import {
  type LensIndex,
  type LensKind,
  type LensTreatment,
  lensIndexes,
  lensKinds,
  lensTreatments,
} from './lens-kinds';
import { lensLines, models } from './names';
import { createRandom, itemAt, type Random } from './random';
import { type Shape, shapes } from './shapes';

/** Measurements in mm. */
export type Measures = { lens: number; bridge: number; height: number; front: number; temple: number };

type Common = { index: number; brand: Brand; model: string; rng: Random; coloursCount: number };

/** A frame model, optical or sun, in all its colours. */
export type FrameFamily = Common & {
  kind: 'frame' | 'sunglasses';
  shape: Shape;
  material: FrameMaterial;
  audience: Audience;
  measures: Measures;
  /** An outline that differs from the usual one of its shape. */
  cut?: FrameCut;
  colours: string[];
  /** Sun lens: tint per colour and features; null for optical frames. */
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

/** Whether the shop offers lenses with a frame; a few frames are only sold alone. */
export const isSoldWithLenses = ({ kind, index }: Family): boolean => kind === 'frame' && index % 30 !== 2;

// Any ten consecutive families contain every number of colours that the storefront treats differently.
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
const audienceTurns = [0, 2, 1, 0, 2, 1, 0, 3, 2, 1, 0];

// Outline and material of each form, matched to the brands in rotation; missing for lenses.
const forms: Record<number, readonly [Shape['key'], FrameMaterial]> & {
  0: readonly [Shape['key'], FrameMaterial];
} = {
  0: ['redondo', 'acetato'],
  1: ['gatinho', 'acetato'],
  2: ['aviador', 'metal'],
  4: ['quadrado', 'acetato'],
  5: ['redondo', 'titanio'],
  6: ['hexagonal', 'metal'],
  8: ['redondo', 'metal'],
  9: ['hexagonal', 'titanio'],
  10: ['quadrado', 'acetato'],
  11: ['redondo', 'acetato'],
  12: ['browline', 'misto'],
  14: ['retangular', 'acetato'],
  15: ['retangular', 'acetato'],
  16: ['oversized', 'acetato'],
  18: ['quadrado', 'acetato'],
  19: ['oversized', 'acetato'],
  20: ['redondo', 'acetato'],
  21: ['quadrado', 'metal'],
  22: ['retangular', 'titanio'],
  24: ['gatinho', 'acetato'],
  25: ['gatinho', 'acetato'],
  26: ['browline', 'misto'],
  28: ['aviador', 'metal'],
  29: ['gatinho', 'misto'],
};

/**
 * How many forms there are, and how many models with distinct colours. Later models repeat them under other
 * names, so that a catalogue of any size has a picture for every product.
 */
const FORMS = 30;
const MODELS = 60;

/**
 * Overrides for single models: many shoppers look for a small, round, affordable frame in tortoiseshell, and nobody for
 * cat-eyes among men's frames. Their forms stay as drawn, so that their measurements match the pictures.
 */
const special: Record<number, { audience: Audience['key']; recoloured?: Record<string, string> }> = {
  20: { audience: 'feminino', recoloured: { marfim: 'tartaruga' } },
  24: { audience: 'unissex' },
  54: { audience: 'unissex' },
};

/**
 * The outlines of the second half of the models, whose measurements are those of the first half. A few
 * outlines need another ratio of lens height to width.
 */
const cuts: Record<number, { cut: FrameCut; height?: number }> = {
  30: { cut: 'panto' },
  31: { cut: 'upswept', height: 0.64 },
  32: { cut: 'navigator', height: 0.78 },
  35: { cut: 'fine-panto', height: 0.88 },
  36: { cut: 'octagon', height: 0.92 },
  38: { cut: 'double-bridge' },
  40: { cut: 'soft-square' },
  41: { cut: 'oval', height: 0.76 },
  42: { cut: 'sharp-brow', height: 0.76 },
  49: { cut: 'seventies' },
  50: { cut: 'bold' },
  51: { cut: 'crown' },
  52: { cut: 'half-rim', height: 0.62 },
  56: { cut: 'round-brow', height: 0.88 },
  58: { cut: 'teardrop' },
  59: { cut: 'petite', height: 0.86 },
};

/** Family `index` of the catalogue, always the same. */
export function family(index: number): Family {
  const rng = createRandom(index + 1);
  const drawn = index % MODELS;
  const kind = itemAt(kinds, drawn);
  return kind === 'lens' ? lensFamily(index, rng) : frameFamily(index, kind, rng);
}

function frameFamily(index: number, kind: 'frame' | 'sunglasses', rng: Random): FrameFamily {
  const form = frameForm(index % FORMS);
  const drawn = index % MODELS;
  const { cut, height } = cuts[drawn] ?? {};
  const look = frameLook(drawn, kind, form.material, createRandom(drawn + 101));
  const { audience, recoloured = {} } = special[drawn] ?? {};
  return {
    ...form,
    ...look,
    ...(cut ? { cut } : {}),
    ...(height ? { measures: { ...form.measures, height: Math.round(form.measures.lens * height) } } : {}),
    audience: audiences.find(({ key }) => key === audience) ?? form.audience,
    colours: look.colours.map((key) => recoloured[key] ?? key),
    index,
    kind,
    model: modelName(models, index, frameBrands.length),
    rng,
  };
}

type FrameForm = Pick<FrameFamily, 'brand' | 'shape' | 'material' | 'audience' | 'measures'>;

/** Properties shared by all models of a form: brand, outline, material and measurements. */
function frameForm(form: number): FrameForm {
  const [key, material] = forms[form] ?? forms[0];
  const shape = shapes.find((s) => s.key === key);
  if (!shape) throw new RangeError(`There is no shape ${key}.`);
  const brand = itemAt(frameBrands, form);
  const audience =
    brand.nome === 'Filó' ? itemAt(audiences, 3) : itemAt(audiences, itemAt(audienceTurns, form));
  return { brand, shape, material, audience, measures: measures(shape, audience, createRandom(form + 1)) };
}

function frameLook(index: number, kind: 'frame' | 'sunglasses', material: FrameMaterial, rng: Random) {
  const palette = material === 'metal' || material === 'titanio' ? metals : acetates;
  const start = rng.int(0, palette.length - 1);
  const step = palette.length % 5 === 0 ? 3 : 5;
  const count = Math.min(itemAt(colourCounts, index), palette.length);
  const colours = Array.from({ length: count }, (_, i) => itemAt(palette, start + i * step));
  return {
    colours,
    coloursCount: count,
    sun: kind === 'sunglasses' ? sunLens(index, count, rng) : null,
  };
}

function sunLens(index: number, count: number, rng: Random) {
  const gradient = index % 3 === 0;
  const mirrored = !gradient && index % 5 === 1;
  const tints = gradient ? gradientTints : plainTints;
  const start = rng.int(0, tints.length - 1);
  return {
    tints: Array.from({ length: count }, (_, i) => itemAt(tints, start + i)),
    polarized: index % 2 === 0,
    gradient,
    mirrored,
  };
}

function measures(shape: Shape, audience: Audience, rng: Random): Measures {
  const lens = Math.round(rng.int(shape.lensWidth[0], shape.lensWidth[1]) * audience.fator);
  const bridge = rng.int(15, 21) - (isForChildren(audience) ? 2 : 0);
  const height = Math.round(lens * shape.height);
  const temple = isForChildren(audience) ? 125 + rng.int(0, 2) * 5 : 135 + rng.int(0, 3) * 5;
  return { lens, bridge, height, front: lens * 2 + bridge + rng.int(14, 18), temple };
}

function lensFamily(index: number, rng: Random): LensFamily {
  const turn = Math.floor(index / 5);
  const treatment = itemAt(lensTreatments, turn);
  const refraction = itemAt(lensIndexes, turn);
  const colours = treatment.key === 'fotossensivel' ? tonesOf(refraction) : [];
  return {
    index,
    brand: itemAt(lensBrands, turn),
    model: modelName(lensLines, turn, lensBrands.length),
    rng,
    kind: 'lens',
    lens: itemAt(lensKinds, Math.floor(turn / 2)),
    treatment,
    refraction,
    colours,
    coloursCount: Math.max(1, colours.length),
  };
}

const photochromicTones = ['Cinza', 'Marrom', 'Verde'];

/**
 * Each refractive index starts with a different tone, because a list shows the pictures of all product lines
 * side by side.
 */
const tonesOf = (refraction: LensIndex): string[] =>
  photochromicTones.map((_, i) => itemAt(photochromicTones, lensIndexes.indexOf(refraction) + i));

/** Model names rotate with the brands. A combination that occurs again gets a number. */
function modelName(names: readonly string[], index: number, makers: number): string {
  const round = Math.floor(index / leastCommonMultiple(names.length, makers));
  return round === 0 ? itemAt(names, index) : `${itemAt(names, index)} ${round + 1}`;
}

function leastCommonMultiple(a: number, b: number): number {
  const divisor = (x: number, y: number): number => (y === 0 ? x : divisor(y, x % y));
  return (a / divisor(a, b)) * b;
}
