import type { FrameSpec } from '../images/frame-spec';
import type { Described } from './described';
import { facetId, materials } from './facets';
import type { FrameFamily } from './family';
import { frameFeatures } from './features';
import { longFrameText } from './long-texts';
import { cycle } from './random';
import { colourLabel, shortFrameText, tintLabel } from './short-texts';

/** A frame or sunglasses in one colour. */
export function describeFrame(model: FrameFamily, colour: number, code: string): Described {
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
    categoryPath:
      audience === 'infantil' ? `/${root}/${audience}` : `/${root}/${audience}/${model.shape.key}`,
    facetas: [
      facetId('formato', model.shape.label),
      facetId('material', materials[model.material]),
      facetId('publico', model.audience.label),
      facetId('cor', cor),
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
  const { brand, shape, sun, index } = model;
  const name = `${brand.nome} ${model.model}`;
  if (!sun) {
    const forms = [
      `Óculos de Grau ${name} ${shape.label} ${cor}`,
      `Armação ${name} em ${materials[model.material]} ${cor}`,
      `Óculos de Grau ${name} ${cor}`,
    ];
    return cycle(forms, index);
  }
  const lens = `Lente ${tintLabel(sun.tints[colour] ?? '')}`;
  const forms = [
    `Óculos de Sol ${name} ${shape.label} ${cor} ${lens}`,
    `Óculos de Sol ${name} ${cor}${sun.polarized ? ' Polarizado' : ''}`,
    `Óculos de Sol ${name} ${shape.label} ${cor}`,
  ];
  return cycle(forms, index);
}

function frameSpec(model: FrameFamily, colour: number, key: string): FrameSpec {
  const { measures: m, sun } = model;
  const metalTemples = model.material === 'misto';
  return {
    kind: model.kind,
    shape: model.shape.key,
    material: model.material,
    frameColour: key,
    templeColour: metalTemples ? cycle(['dourado', 'prata', 'grafite'], model.index) : key,
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
