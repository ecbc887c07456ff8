import type { FrameSpec } from '../images/frame-spec';
import type { Described } from './described';
import { facetId } from './facets';
import type { LensFamily } from './family';
import { lensFeatures } from './features';
import { longLensText } from './long-texts';
import { shortLensText } from './short-texts';

/** A pair of lenses, in one photochromic tone if it has any. */
export function describeLens(model: LensFamily, colour: number, code: string): Described {
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
    // Some makers say little: the page has to look well with a short text too.
    longa: model.index % 20 === 3 ? `<p>${model.lens.label}, sem segredo.</p>` : longLensText(model, colour),
    caracteristicas: lensFeatures(model, colour, code),
    frameSpec: lensSpec(model, colour),
    categoryPath: `/lentes/${model.lens.key}/${model.treatment.key}`,
    facetas: [
      facetId('tipo', model.lens.label),
      facetId('tratamento', model.treatment.label),
      facetId('indice', model.refraction.label),
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
  };
}
