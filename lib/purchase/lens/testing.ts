import { listOf } from '@/lib/platform/schemas/lenient';
import { personalizacaoSchema } from '@/lib/platform/schemas/product';
import { type LensGroup, lensGroups } from './options';
import { INITIAL_LENS_STATE, type LensAction, type LensState, lensReducer } from './state';

/** Lens options for tests, in the embedded store's format and in unusual formats of other stores. */

const value = (id: number, valor: string, preco: number, next: number[] = [], group = 0) => ({
  id,
  valor,
  preco,
  precoDefault: 'n',
  quantidade: 1,
  selecionado: false,
  segmentacao: next.length > 0 ? { itens: next.map((item) => ({ id: item, idPersonalizacao: group })) } : [],
});

/** Tipo, Modelo, Espessura and Receita; thickness is priced per lens, and a choice may restrict the next tab. */
export const wireLenses = {
  '11': {
    id: 11,
    nome: 'Tipo',
    descricao: 'Para que você vai usar as lentes?',
    tipo: 'checkbox',
    obrigatorio: 's',
    multiplicarPreco: 'n',
    preco: 0,
    valores: [
      value(1101, 'Visão simples|Para longe ou para perto', 0, [1201, 1202], 12),
      value(1102, 'Multifocal|Longe e perto', 589, [1202, 1203], 12),
    ],
  },
  '12': {
    id: 12,
    nome: 'Modelo',
    tipo: 'checkbox',
    obrigatorio: 's',
    multiplicarPreco: 'n',
    preco: 0,
    valores: [
      value(1201, 'Incolor|Endurecimento', 99, [1301], 13),
      value(1202, 'Antirreflexo|Sete camadas', 189),
      value(1203, 'Fotossensível|Escurece ao sol', 499, [1302], 13),
    ],
  },
  '13': {
    id: 13,
    nome: 'Espessura',
    tipo: 'checkbox',
    obrigatorio: 's',
    multiplicarPreco: 's',
    preco: 0,
    valores: [
      { ...value(1301, 'Tradicional|1.50', 0), quantidade: 2 },
      { ...value(1302, 'Fina|1.61', 124.5), quantidade: 2 },
    ],
  },
  '14': {
    id: 14,
    nome: 'Receita',
    descricao: 'Envie uma foto da sua receita',
    tipo: 'upload',
    obrigatorio: 'n',
    multiplicarPreco: 'n',
    preco: 0,
    valores: [],
  },
};

/** Similar options in another store's format: text for numbers, lists with keys, gaps, `text` fields. */
export const unusualLenses = [
  {
    id: '61',
    nome: ' Espessura ',
    tipo: 'select',
    obrigatorio: 's',
    multiplicarPreco: 's',
    valores: {
      a: { id: '1', valor: ' Fina | 1.61 ', preco: '120.00', quantidade: '2', segmentacao: [] },
      b: {
        id: 2,
        valor: 'Extrafina',
        preco: '1.240,50',
        segmentacao: { itens: { x: { id: 5, idPersonalizacao: '' } } },
      },
      c: { id: '', valor: 'Sem id', preco: 1 },
      d: { id: 3, valor: ' | ', preco: 1 },
    },
  },
  { id: 62, nome: 'Vazia', tipo: 'checkbox', obrigatorio: 's', valores: [] },
  {
    id: 63,
    nome: 'Cor da lente',
    tipo: 'checkbox',
    preco: '30',
    valores: [
      {
        id: 4,
        valor: 'Cinza',
        preco: 0,
        precoDefault: 's',
        segmentacao: { itens: [{ id: 99, idPersonalizacao: 64 }] },
      },
      { id: 5, valor: 'Verde|G15', preco: null, precoDefault: '45,50' },
      { id: 5, valor: 'Verde de novo', preco: 1 },
    ],
  },
  { id: 64, nome: 'Observações', tipo: 'text', preco: 10, valores: null },
  { id: 65, nome: '', tipo: 'upload', obrigatorio: 'n', valores: null },
];

/** Lens groups parsed from a platform's response. */
export const parseLensGroups = (wire: unknown) => lensGroups(listOf(personalizacaoSchema).parse(wire));

/** The group for the thickness, with these values and prices. */
export const thicknessOf = (values: Record<string, number>) => {
  const valores = Object.entries(values).map(([valor, preco], index) => ({ id: index + 1, valor, preco }));
  return parseLensGroups([{ id: 13, nome: 'Espessura', tipo: 'checkbox', valores }]);
};
export const groups = parseLensGroups(wireLenses);
export const unusualGroups = parseLensGroups(unusualLenses);
export const photo = { dataUrl: 'data:image/jpeg;base64,/9j/', width: 10, height: 10 };

/** The state after these actions. */
export const runActions = (
  actions: LensAction[],
  on: readonly LensGroup[] = groups,
  from: LensState = INITIAL_LENS_STATE,
) => actions.reduce((state, event) => lensReducer(on, state, event), from);
export const choose = (group: string, value: string): LensAction => ({ type: 'choose', group, value });

/** Makes a choice in every tab before the prescription. */
export const choicesBeforePrescription = [choose('11', '1101'), choose('12', '1201'), choose('13', '1301')];
