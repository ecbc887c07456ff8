import type { FrameMaterial } from '../images/frame-spec';
import { frameColours, lensColours } from '../images/palette';
import { escapeHtml } from '../text';
import { isForChildren } from './categories';
import { materials } from './facets';
import { type FrameFamily, isSoldWithLenses, type LensFamily } from './family';
import { itemAt } from './random';
import { frameSizes, letterOf } from './sizes';

/** The label of a frame colour of the palette. */
export function colourLabel(key: string): string {
  return frameColours[key]?.label ?? key;
}

/** The label of a sun-lens tint of the palette. */
export function tintLabel(key: string): string {
  return lensColours[key]?.label ?? key;
}

/** A label within a sentence: 'Verde G-15' becomes 'verde G-15'. */
function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/**
 * A measurement of a frame as text; '125 a 135' for a frame in several sizes, because all sizes share a
 * description.
 */
function span(family: FrameFamily, key: keyof FrameFamily['measures']): string {
  const all = hasSizes(family) ? frameSizes(family).map(({ measures }) => measures[key]) : [];
  const [min, max] = [Math.min(...all), Math.max(...all)];
  return min < max ? `${min} a ${max}` : String(family.measures[key]);
}

const hasSizes = (family: FrameFamily) => frameSizes(family).length > 1;

/** Short description of a frame in one colour, one or two sentences. */
export function shortFrameText(family: FrameFamily, colour: number): string {
  const { shape, material, audience } = family;
  const cor = inSentence(colourLabel(family.colours[colour] ?? ''));
  const bySize = hasSizes(family) ? ', conforme o tamanho' : '';
  const engraving = (['lens', 'bridge', 'temple'] as const).map((key) => span(family, key)).join(' – ');
  const medida = `${engraving} (lente – ponte – haste)${bySize}`;
  const lente = family.sun
    ? ` Lentes na cor ${inSentence(tintLabel(family.sun.tints[colour] ?? ''))}${family.sun.polarized ? ', polarizadas,' : ''} com proteção UV400.`
    : ' Pronta para receber lentes de grau.';
  const options = [
    `<p>Armação ${shape.adjetivo} em ${materials[material].toLowerCase()}, cor ${cor}, medida ${medida}.${lente}</p>`,
    `<p>Modelo ${audience.label.toLowerCase()} de formato ${shape.label.toLowerCase()}, na cor ${cor}. Medida ${medida}.${lente}</p>`,
    `<p>${materials[material]} na cor ${cor} e formato ${shape.label.toLowerCase()}, com ${span(family, 'front')} mm de largura frontal${bySize}.${lente}</p>`,
  ];
  return itemAt(options, family.index + colour);
}

/** Short description of a pair of lenses. */
export function shortLensText(family: LensFamily, colour: number): string {
  const tone = family.colours[colour];
  const cor = tone ? ` na cor ${inSentence(tone)}` : '';
  const { lens, treatment, refraction } = family;
  return `<p>Par de lentes ${lens.doPar} ${treatment.doPar}${cor}. Índice ${refraction.label}: ${refraction.texto}.</p>`;
}

const materialTexts: Record<FrameMaterial, readonly string[]> = {
  acetato: [
    'O acetato vem do algodão: é hipoalergênico, aceita ajuste a quente e guarda a cor na massa, por isso não descasca. Esta frente é fresada de uma placa inteira e polida por dois dias em tambor antes do acabamento à mão.',
    'Cortada em placa de acetato de 4 mm, a frente tem aquele toque morno que o plástico injetado não tem. As hastes levam alma de metal, o que permite ajustar a curva atrás da orelha em qualquer ótica.',
  ],
  metal: [
    'O aro é de aço inox com banho que não libera níquel, fino no desenho e firme na dobra. As plaquetas de silicone são ajustáveis e distribuem o peso dos dois lados do nariz.',
    'Fios de metal de 1,2 mm desenham a frente sem esconder o rosto. As charneiras são parafusadas com trava, e um aperto de vez em quando mantém a haste firme.',
  ],
  titanio: [
    'Em titânio puro, a armação pesa bem menos que uma de acetato, não enferruja e raramente causa alergia. O material tem memória: cede ao esforço e volta ao lugar.',
    'O titânio é usado em implantes e relógios pelo mesmo motivo que o trouxe aos óculos: é leve, é forte e convive bem com a pele. As soldas são feitas a laser e ficam invisíveis.',
  ],
  misto: [
    'Na frente, o acetato dá cor e presença; no resto, o metal tira peso. As peças são unidas por dentro, sem parafusos à vista.',
    'Acetato à vista e hastes de metal com ponteiras anatômicas. A combinação deixa o peso mais perto do rosto e alivia a pressão atrás das orelhas.',
  ],
};

const careTexts: readonly (readonly string[])[] = [
  [
    'Lave com água corrente e uma gota de sabão neutro.',
    'Seque com a flanela que acompanha o estojo.',
    'Evite deixar os óculos no painel do carro: o calor deforma a armação.',
  ],
  [
    'Use sempre as duas mãos para tirar os óculos; assim as hastes não abrem.',
    'Guarde no estojo, com as lentes para cima.',
    'Passe na loja a cada seis meses para um ajuste gratuito.',
  ],
  [
    'Enxágue depois do mar ou da piscina, pois o sal e o cloro atacam o acabamento.',
    'Não use álcool, acetona nem limpa-vidros nas lentes.',
    'Prenda os parafusos em uma ótica se a haste ficar solta.',
  ],
];

const closings: readonly string[] = [
  'Acompanha estojo rígido e flanela, com um ano de garantia do fabricante.',
  'Vai para a sua casa com estojo e flanela de microfibra, e tem um ano de garantia.',
  'Na caixa: óculos, estojo e flanela. A garantia do fabricante é de um ano, e a primeira troca é gratuita em até 7 dias.',
];

/** Texts about the shape of children's frames, in place of those about adults' faces and evenings out. */
const childTexts = {
  aberturas: (formato: string) => [
    `O formato ${formato} em tamanho de criança: frente estreita, ponte menor e hastes curtas.`,
    `Para a escola e para o recreio, o formato ${formato} em medidas infantis, leve no nariz e firme atrás das orelhas.`,
  ],
  paraQuem: [
    'Para crianças. Meça o rosto de têmpora a têmpora e compare com a frente da armação: as duas larguras devem ser quase iguais.',
    'Para crianças. Compare as medidas com as dos óculos atuais; se o rosto cresceu, procure uma frente um pouco mais larga.',
  ],
};

/** Long description of a frame in one colour: shape, face, material, lens, care. HTML. */
export function longFrameText(family: FrameFamily, colour: number): string {
  const turn = family.index + colour;
  const cor = inSentence(colourLabel(family.colours[colour] ?? ''));
  const { shape, material, brand, model } = family;
  const [front, bridge] = [span(family, 'front'), span(family, 'bridge')];
  const fit = hasSizes(family)
    ? `A frente tem ${front} mm de ponta a ponta e a ponte, ${bridge} mm, conforme o tamanho.`
    : `A frente tem ${front} mm de ponta a ponta e a ponte, ${bridge} mm: ${widthClass(family)}.`;
  const { aberturas, paraQuem } = isForChildren(family.audience)
    ? { ...childTexts, aberturas: childTexts.aberturas(shape.label.toLowerCase()) }
    : shape;
  return [
    `<p>${itemAt(aberturas, turn)} ${transition(escapeHtml(model), escapeHtml(brand.nome), cor, turn)}</p>`,
    `<h3>Para quem combina</h3><p>${itemAt(paraQuem, turn)} ${fit}</p>`,
    `<h3>Material e construção</h3><p>${itemAt(materialTexts[material], turn)}</p>`,
    family.sun ? sunText(family, colour) : opticalText(family, turn),
    `<h3>Cuidados</h3><ul>${itemAt(careTexts, turn)
      .map((care) => `<li>${care}</li>`)
      .join('')}</ul>`,
    `<p>${itemAt(closings, turn)}</p>`,
  ].join('');
}

/** Transition from the text about the shape to the product: its brand and colour. */
function transition(model: string, brand: string, cor: string, turn: number): string {
  const sentences = [
    `O ${model}, da ${brand}, leva essa ideia para a cor ${cor}.`,
    `Este é o ${model}, da ${brand}, na cor ${cor}.`,
    `Na cor ${cor}, o ${model} é a leitura da ${brand} para esse desenho.`,
    `Foi assim que a ${brand} pensou o ${model}, aqui na cor ${cor}.`,
  ];
  return itemAt(sentences, turn);
}

function widthClass(family: FrameFamily): string {
  const { front } = family.measures;
  if (isForChildren(family.audience))
    return front < 118 ? 'uma medida para os menores' : 'uma medida para crianças maiores e adolescentes';
  const letter = letterOf(front);
  if (letter === 'P') return 'uma medida pequena, para rostos estreitos';
  if (letter === 'M') return 'uma medida média, que serve à maioria dos rostos';
  return 'uma medida ampla, confortável em rostos largos';
}

/** Minimum lens height for progressive lenses, in mm. */
const PROGRESSIVE_HEIGHT = 28;

function opticalText(family: FrameFamily, turn: number): string {
  if (!isSoldWithLenses(family))
    return '<h3>Lentes de grau</h3><p>Pelo site, vai só a armação, com lentes de demonstração. Para montar com a sua receita, traga os óculos a uma das nossas lojas ou combine pelo WhatsApp.</p>';
  if (isForChildren(family.audience))
    return '<h3>Lentes de grau</h3><p>Você pode comprar só a armação ou já pedir com as lentes da receita da criança, montadas no nosso laboratório.</p>';
  const kinds = family.measures.height < PROGRESSIVE_HEIGHT ? 'visão simples' : 'visão simples e multifocal';
  const texts = [
    `Você pode comprar só a armação ou já pedir com as lentes da sua receita, montadas no nosso laboratório. Aceita ${kinds}.`,
    `A altura do aro comporta lentes de ${kinds}. Se o seu grau for alto, escolha um índice mais fino na hora de montar e mantenha os óculos leves.`,
    'Sozinha, a armação vai com lentes de demonstração. Com lentes de grau, sai pronta para usar: na compra, você escolhe as lentes e anexa a receita, ou manda a foto depois, pelo WhatsApp.',
  ];
  return `<h3>Lentes de grau</h3><p>${itemAt(texts, turn)}</p>`;
}

function sunText(family: FrameFamily, colour: number): string {
  const sun = family.sun;
  const tint = inSentence(tintLabel(sun?.tints[colour] ?? ''));
  const traits = [
    sun?.polarized
      ? 'O filtro polarizado corta o reflexo da água, da areia e do asfalto.'
      : 'A cor da lente mantém os tons naturais da paisagem.',
    sun?.gradient
      ? 'O degradê é mais escuro em cima e claro embaixo, o que ajuda a ler sem tirar os óculos.'
      : '',
    sun?.mirrored ? 'A camada espelhada devolve parte da luz e reduz o cansaço em dias muito claros.' : '',
  ];
  return `<h3>Lentes</h3><p>Lentes na cor ${tint}, com proteção UV400 contra raios UVA e UVB. ${traits.filter(Boolean).join(' ')}</p>`;
}

/** Long description of a pair of lenses. HTML. */
export function longLensText(family: LensFamily, colour: number): string {
  const tone = family.colours[colour];
  return [
    `<p>${family.lens.texto}</p>`,
    `<h3>Tratamento</h3><p>${family.treatment.texto}${tone ? ` Quando escurece, chega ao tom ${tone.toLowerCase()}.` : ''}</p>`,
    `<h3>Espessura</h3><p>Índice ${family.refraction.label}: ${family.refraction.texto}. Numa armação pequena, um índice menor pode bastar.</p>`,
    '<h3>Como pedir</h3><p>Na compra, anexe a foto da receita ou digite os valores, e diga em qual armação montamos: uma desta loja ou a sua. Sem a receita à mão, mande depois, pelo WhatsApp. Conferimos grau, eixo e distância entre as pupilas com você antes do corte. Só fazemos lentes de grau com receita médica dentro da validade.</p>',
    '<h3>Cuidados</h3><ul><li>Molhe antes de limpar, para não riscar com a poeira.</li><li>Use a flanela, nunca a camisa.</li><li>Evite calor acima de 60 °C, que trinca o tratamento.</li></ul>',
  ].join('');
}
