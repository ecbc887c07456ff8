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

/** A label as it stands within a sentence: 'Verde G-15' becomes 'verde G-15'. */
export function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** Short description of a frame in one colour: plain facts, one or two sentences. */
export function shortFrameText(family: FrameFamily, colour: number): string {
  const { shape, material, measures, audience } = family;
  const cor = inSentence(colourLabel(family.colours[colour] ?? ''));
  const medida = `${measures.lens}□${measures.bridge}-${measures.temple}`;
  const lente = family.sun
    ? ` Lentes na cor ${inSentence(tintLabel(family.sun.tints[colour] ?? ''))}${family.sun.polarized ? ', polarizadas,' : ''} com proteção UV400.`
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
  const cor = tone ? ` na cor ${inSentence(tone)}` : '';
  const { lens, treatment, refraction } = family;
  return `<p>Par de lentes ${lens.doPar} ${treatment.doPar}${cor}. Índice ${refraction.label}: ${refraction.texto}.</p>`;
}
