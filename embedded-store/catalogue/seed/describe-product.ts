import type { products } from '../../db/catalogue-tables';
import type { FrameSpec } from '../images/frame-spec';
import { isForChildren } from './categories';
import { colourFacetId, departmentFacetId, facetId, materials } from './facets';
import type { FrameFamily, LensFamily } from './family';
import { frameFeatures, lensFeatures } from './features';
import {
  colourLabel,
  longFrameText,
  longLensText,
  shortFrameText,
  shortLensText,
  tintLabel,
} from './product-texts';
import { itemAt } from './random';

/** Texts and pictures of a product, without stock and prices. */
export type ProductTexts = Pick<
  typeof products.$inferInsert,
  'nome' | 'cor' | 'curta' | 'longa' | 'caracteristicas'
> & {
  frameSpec: FrameSpec;
  categoryPath: string;
  facetas: number[];
};

/** A frame or sunglasses in one colour. */
export function describeFrame(model: FrameFamily, colour: number, code: string): ProductTexts {
  const key = model.colours[colour] ?? '';
  const cor = colourLabel(key);
  const root = model.kind === 'frame' ? 'oculos-de-grau' : 'oculos-de-sol';
  const audience = model.audience.key;
  return {
    nome: frameName(model, colour, cor),
    cor,
    curta: shortFrameText(model, colour),
    longa: longFrameText(model, colour),
    caracteristicas: frameFeatures(model, colour, code),
    frameSpec: frameSpec(model, colour, key),
    categoryPath: isForChildren(model.audience)
      ? `/${root}/${audience}`
      : `/${root}/${audience}/${model.shape.key}`,
    facetas: [
      facetId('formato', model.shape.label),
      facetId('material', materials[model.material]),
      facetId('publico', model.audience.label),
      colourFacetId(key),
      departmentFacetId(root),
      ...sunFacets(model),
    ],
  };
}

function sunFacets({ sun }: FrameFamily): number[] {
  if (!sun) return [];
  const finish = sun.gradient ? 'Degradê' : sun.mirrored ? 'Espelhada' : 'Lisa';
  return [facetId('lente', finish), ...(sun.polarized ? [facetId('lente', 'Polarizada')] : [])];
}

function frameName(model: FrameFamily, colour: number, cor: string): string {
  const { brand, shape, sun, index, audience } = model;
  const name = `${isForChildren(audience) ? 'Infantil ' : ''}${brand.nome} ${model.model}`;
  if (!sun) {
    const forms = [
      `Óculos de Grau ${name} ${shape.label} ${cor}`,
      `Armação ${name} em ${materials[model.material]} ${cor}`,
      `Óculos de Grau ${name} ${cor}`,
    ];
    return itemAt(forms, index);
  }
  const lens = `Lente ${tintLabel(sun.tints[colour] ?? '')}`;
  const forms = [
    `Óculos de Sol ${name} ${shape.label} ${cor} ${lens}`,
    `Óculos de Sol ${name} ${cor}${sun.polarized ? ' Polarizado' : ''}`,
    `Óculos de Sol ${name} ${shape.label} ${cor}`,
  ];
  return itemAt(forms, index);
}

function frameSpec(model: FrameFamily, colour: number, key: string): FrameSpec {
  const { measures: m, sun } = model;
  const metalTemples = model.material === 'misto';
  return {
    kind: model.kind,
    shape: model.shape.key,
    ...(model.cut ? { cut: model.cut } : {}),
    material: model.material,
    frameColour: key,
    templeColour: metalTemples ? itemAt(['dourado', 'prata', 'grafite'], model.index) : key,
    lensColour: sun?.tints[colour] ?? null,
    gradient: sun?.gradient ?? false,
    mirrored: sun?.mirrored ?? false,
    lensWidth: m.lens,
    bridge: m.bridge,
    lensHeight: m.height,
    templeLength: m.temple,
    frontWidth: m.front,
    seed: model.index * 100 + colour,
  };
}

/** A pair of lenses, in one photochromic tone if available. */
export function describeLens(model: LensFamily, colour: number, code: string): ProductTexts {
  const tone = model.colours[colour];
  const parts = [
    'Lentes',
    model.brand.nome,
    model.model,
    model.lens.label,
    model.refraction.label,
    model.treatment.label,
    tone,
  ];
  return {
    nome: parts.filter(Boolean).join(' '),
    cor: tone ?? '',
    curta: shortLensText(model, colour),
    // Some product lines have little text, because the page must look good with that too.
    longa: model.index % 20 === 3 ? `<p>${model.lens.label}, sem segredo.</p>` : longLensText(model, colour),
    caracteristicas: lensFeatures(model, colour, code),
    frameSpec: lensSpec(model, colour),
    categoryPath: `/lentes/${model.lens.key}/${model.treatment.key}`,
    facetas: [
      facetId('tipo', model.lens.label),
      facetId('tratamento', model.treatment.label),
      facetId('indice', model.refraction.label),
      departmentFacetId('lentes'),
    ],
  };
}

function lensSpec(model: LensFamily, colour: number): FrameSpec {
  const tints: Record<string, string> = { Cinza: 'cinza', Marrom: 'marrom', Verde: 'verde-g15' };
  return {
    kind: 'lens',
    shape: 'redondo',
    material: 'acetato',
    frameColour: 'cristal',
    templeColour: 'cristal',
    lensColour: tints[model.colours[colour] ?? ''] ?? null,
    gradient: false,
    mirrored: false,
    lensWidth: 65,
    bridge: 18,
    lensHeight: 65,
    templeLength: 140,
    frontWidth: 148,
    seed: model.index * 100 + colour,
    lens: { design: model.lens.key, treatment: model.treatment.key, index: model.refraction.hundredths },
  };
}
