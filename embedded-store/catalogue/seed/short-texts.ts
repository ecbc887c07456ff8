import { frameColours, lensColours } from '../images/palette';
import { materials } from './facets';
import type { FrameFamily, LensFamily } from './family';
import { cycle } from './random';

/** The label of a frame colour of the palette. */
export function colourLabel(key: string): string {
  return frameColours[key]?.label ?? key;
}

/** The label of a sun-lens tint of the palette. */
export function tintLabel(key: string): string {
  return lensColours[key]?.label ?? key;
}

/** Short description of a frame in one colour: plain facts, one or two sentences. */
export function shortFrameText(family: FrameFamily, colour: number): string {
  const { shape, material, measures, audience } = family;
  const cor = colourLabel(family.colours[colour] ?? '').toLowerCase();
  const medida = `${measures.lens}□${measures.bridge}-${measures.temple}`;
  const lente = family.sun
    ? ` Lentes ${tintLabel(family.sun.tints[colour] ?? '').toLowerCase()}${family.sun.polarized ? ' polarizadas' : ''} com proteção UV400.`
    : ' Pronta para receber lentes de grau.';
  const options = [
    `<p>Armação ${shape.adjetivo} em ${materials[material].toLowerCase()}, cor ${cor}, medida ${medida}.${lente}</p>`,
    `<p>Modelo ${audience.label.toLowerCase()} de formato ${shape.label.toLowerCase()}, na cor ${cor}. Medida ${medida}.${lente}</p>`,
    `<p>${materials[material]} na cor ${cor} e formato ${shape.label.toLowerCase()}, com ${measures.front} mm de largura frontal.${lente}</p>`,
  ];
  return cycle(options, family.index + colour);
}

/** Short description of a pair of lenses. */
export function shortLensText(family: LensFamily, colour: number): string {
  const tone = family.colours[colour];
  const cor = tone ? ` na cor ${tone.toLowerCase()}` : '';
  return `<p>Par de lentes ${family.lens.label.toLowerCase()} ${family.refraction.label} com ${family.treatment.label.toLowerCase()}${cor}, para ${family.refraction.texto}.</p>`;
}
