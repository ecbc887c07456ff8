import type { Feature } from '../../db/json-types';
import { materials } from './facets';
import type { FrameFamily, LensFamily } from './family';
import { colourLabel, tintLabel } from './product-texts';

/** Round below and flat above. */
const PANTO = /panto$/;

type Row = [label: string, valor: string];

/**
 * The technical sheet of a frame. The storefront reads measurements by their position, counted over all
 * groups from zero: 12 to 15 are front width, bridge, lens width and lens height.
 */
export function frameFeatures(family: FrameFamily, colour: number, reference: string): Feature[] {
  const { measures: m, sun } = family;
  const cor = colourLabel(family.colours[colour] ?? '');
  return [
    group(1, 'Ficha técnica', [
      ['Marca', family.brand.nome],
      ['Modelo', family.model],
      ['Referência', reference],
      ['Público', family.audience.label],
      ['Formato', family.cut && PANTO.test(family.cut) ? `${family.shape.label} panto` : family.shape.label],
      ['Material da armação', materials[family.material]],
      ['Cor da armação', cor],
      [
        'Lente',
        sun
          ? // 'Lente preta', unlike the colour 'preto'.
            `${tintLabel(sun.tints[colour] ?? '').replace(/^Preto/, 'Preta')}${sun.polarized ? ' polarizada' : ''}`
          : 'Demonstração, para troca por grau',
      ],
      ['Proteção', sun ? 'UV400' : 'Conforme a lente escolhida'],
      ['Tipo de aro', family.shape.key === 'browline' ? 'Fechado, sobrancelha' : 'Fechado'],
      ['Garantia', '1 ano do fabricante'],
      ['Conteúdo da embalagem', 'Óculos, estojo e flanela'],
    ]),
    group(2, 'Medidas', [
      ['Frontal', `${m.front} mm`],
      ['Ponte', `${m.bridge} mm`],
      ['Horizontal', `${m.lens} mm`],
      ['Vertical', `${m.height} mm`],
      ['Haste', `${m.temple} mm`],
      ['Peso', `${weight(family)} g`],
    ]),
  ];
}

/** A text as the value of a row: 'Em geral até 2 graus'. */
function indication(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The technical sheet of a pair of lenses; it has no frame measurements. */
export function lensFeatures(family: LensFamily, colour: number, reference: string): Feature[] {
  const rows: Row[] = [
    ['Marca', family.brand.nome],
    ['Linha', family.model],
    ['Referência', reference],
    ['Tipo de lente', family.lens.label],
    ['Tratamento', family.treatment.label],
    ['Índice de refração', family.refraction.label],
    ['Indicação', indication(family.refraction.texto)],
    ['Garantia', '1 ano do fabricante'],
  ];
  const tone = family.colours[colour];
  return [group(1, 'Ficha técnica', tone ? [...rows, ['Cor ao sol', tone]] : rows)];
}

function weight(family: FrameFamily): number {
  const perMaterial = { acetato: 26, metal: 20, titanio: 12, misto: 22 };
  return perMaterial[family.material] + Math.round((family.measures.front - 130) / 4);
}

function group(index: number, nome: string, rows: Row[]): Feature {
  return {
    nome,
    visivelSite: true,
    itens: rows.map(([label, valor], i) => ({ id: index * 100 + i, label, valor })),
  };
}
