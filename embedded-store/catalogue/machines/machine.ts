/** A machine, tool or piece of fencing, as the catalogue describes it. Prices in cents of BRL. */
export type Machine = {
  /** Name of its pictures in `pictures/` and of its parameters in studio/specs.json. */
  foto: string;
  nome: string;
  marca: string;
  /** Path of its category. */
  categoria: string;
  por: number;
  /** Old price, 0 for none. */
  de: number;
  /** Its purpose, in one sentence. */
  curta: string;
  /** Paragraphs of the description. */
  longa: string[];
  ficha: [grupo: string, itens: [label: string, valor: string][]][];
  /** Options such as voltage or length: label, stock, price difference in cents. */
  opcoes?: [label: string, estoque: number, mais?: number][];
  estoque: number;
  /** Values of filter groups: `['potencia', '650 W']`. */
  facetas: [grupo: string, label: string][];
  plano: 'sem-juros' | 'misto' | 'com-juros' | 'desconto' | 'vazio';
  status?: 'disponivel' | 'indisponivel' | 'sobConsulta';
  selos?: string[];
  /** Machines with the same `modelo` are colours of one model. */
  modelo?: string;
  cor?: string;
  video?: string;
  /** Contents of a kit: the picture of each product, the quantity, and the option. */
  pecas?: [foto: string, quantidade: number, opcao?: string][];
};

const rated = ([volts, watts]: [string, string]): [string, [string, string][]] => [
  'Elétrica',
  [
    ['Tensão', volts],
    ['Potência', watts],
  ],
];

/** Technical sheet of an electric machine. */
export const electric = (watts: string, volts = '127 V ou 220 V') => rated([volts, watts]);

/** Technical sheet of weight and dimensions. */
export const measures = (peso: string, medidas: string): [string, [string, string][]] => [
  'Peso e medidas',
  [
    ['Peso', peso],
    ['Medidas (C × L × A)', medidas],
  ],
];

/** Technical sheet of steel products. */
export const steel = (bitola: string, norma = 'Galvanização pesada'): [string, [string, string][]] => [
  'Material',
  [
    ['Aço', bitola],
    ['Acabamento', norma],
  ],
];

/** Filter values of a machine available in both voltages. */
export const mains: Machine['facetas'] = [
  ['tensao', '127 V'],
  ['tensao', '220 V'],
  ['alimentacao', 'Rede elétrica'],
];

/** The two voltages with their stock. */
export const voltages = (low: number, high: number): [string, number][] => [
  ['127 V', low],
  ['220 V', high],
];
