import type { Personalization, PersonalizationValue } from '../../db/json-types';
import { lensIndexes, lensKinds, lensTreatments } from './lens-kinds';

type Row = { id: number; conjunto: string; dados: Personalization };
type Choice = [titulo: string, subtitulo: string, preco: number, next?: { group: number; values: number[] }];

function values(first: number, choices: Choice[]): PersonalizationValue[] {
  return choices.map(([titulo, subtitulo, preco, next], i) => ({
    id: first + i,
    valor: `${titulo}|${subtitulo}`,
    preco,
    precoDefault: i === 0 ? 's' : 'n',
    segmentacao: (next?.values ?? []).map((id) => ({ id, idPersonalizacao: next?.group ?? 0 })),
  }));
}

function row(
  id: number,
  conjunto: string,
  nome: string,
  descricao: string,
  valores: PersonalizationValue[],
  tipo: Personalization['tipo'] = 'checkbox',
): Row {
  return {
    id,
    conjunto,
    dados: {
      nome,
      descricao,
      tipo,
      obrigatorio: valores.length > 0 ? 's' : 'n',
      // Prices are per pair; only thickness is priced per lens.
      multiplicarPreco: nome === 'Espessura' ? 's' : 'n',
      valores,
    },
  };
}

/** The step that chooses the refractive index. Its values are numbered from 100 × id + 1. */
const thickness = (id: number, conjunto: string, choices: Choice[]) =>
  row(id, conjunto, 'Espessura', 'Quanto maior o índice, mais fina a lente', values(id * 100 + 1, choices));

/** The part of a loose pair with this label. @throws Error if there is none: it would cost nothing here */
function partNamed<Part extends { label: string }>(parts: readonly Part[], label: string): Part {
  const part = parts.find((one) => one.label === label);
  if (!part) throw new Error(`No pair of lenses is sold with ${label}.`);
  return part;
}

const kindPrice = (label: string) => partNamed(lensKinds, label).base;
const treatmentPrice = (label: string) => partNamed(lensTreatments, label).extra;
/** Per lens, as thickness is priced. */
const indexPrice = (label: string) => partNamed(lensIndexes, label).extra / 2;

/** Clear lenses are hardened; they are only sold with a frame. */
const HARDENED = 9900;

/** The set of a pair of lenses without a frame: nothing to choose, but a prescription to send. */
export const LOOSE_LENSES = 'receita';

/** Lens options in the order of their steps. A value may restrict the next step through `segmentacao`. */
export const personalizations: Row[] = [
  row(
    11,
    'completo',
    'Tipo',
    'Para que você vai usar as lentes?',
    values(1101, [
      ['Visão simples', 'Para longe ou para perto', 0, { group: 12, values: [1201, 1202, 1203, 1204] }],
      [
        'Multifocal',
        'Longe, meia distância e perto',
        kindPrice('Multifocal'),
        { group: 12, values: [1202, 1203, 1204] },
      ],
      ['Ocupacional', 'Tela e leitura', kindPrice('Ocupacional'), { group: 12, values: [1202, 1203] }],
      ['Sem grau', 'Só proteção', 0, { group: 12, values: [1201, 1203] }],
    ]),
  ),
  row(
    12,
    'completo',
    'Modelo',
    'Escolha o tratamento',
    values(1201, [
      ['Incolor', 'Endurecimento contra riscos', HARDENED, { group: 13, values: [1301, 1302] }],
      ['Antirreflexo', 'Sete camadas e repelência à água', treatmentPrice('Antirreflexo')],
      ['Filtro de luz azul', 'Atenua a luz azul das telas', treatmentPrice('Filtro de luz azul')],
      [
        'Fotossensível',
        'Escurece ao sol',
        treatmentPrice('Fotossensível'),
        { group: 13, values: [1301, 1303, 1304] },
      ],
    ]),
  ),
  thickness(13, 'completo', [
    ['Tradicional', 'Índice 1,50, o melhor preço', 0],
    ['Policarbonato', 'Índice 1,59, resistente a impacto', indexPrice('1,59')],
    ['Fina', 'Índice 1,61, até 18% mais fina', indexPrice('1,61')],
    ['Extrafina', 'Índice 1,67, até 25% mais fina', indexPrice('1,67')],
    ['Ultrafina', 'Índice 1,74, até 32% mais fina', indexPrice('1,74')],
  ]),
  row(14, 'completo', 'Receita', 'Em foto, digitada ou depois', [], 'upload'),
  row(15, 'completo', 'Observações', 'Algo que o ótico deva saber?', [], 'text'),
  row(
    21,
    'essencial',
    'Tipo',
    'Para que você vai usar as lentes?',
    values(2101, [
      ['Visão simples', 'Com antirrisco, para longe ou para perto', HARDENED],
      [
        'Multifocal',
        'Com antirrisco, longe e perto',
        kindPrice('Multifocal') + HARDENED,
        { group: 22, values: [2202, 2203] },
      ],
    ]),
  ),
  thickness(22, 'essencial', [
    ['Tradicional', 'Índice 1,50, o melhor preço', 0],
    ['Fina', 'Índice 1,61, até 18% mais fina', indexPrice('1,61')],
    ['Extrafina', 'Índice 1,67, até 25% mais fina', indexPrice('1,67')],
  ]),
  row(23, 'essencial', 'Receita', 'Em foto, digitada ou depois', [], 'upload'),
  row(31, LOOSE_LENSES, 'Receita', 'Em foto, digitada ou depois', [], 'upload'),
  row(32, LOOSE_LENSES, 'Observações', 'Em qual armação montamos: uma desta loja ou a sua?', [], 'text'),
];
