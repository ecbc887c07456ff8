import { isTrackingKey, withoutDefaults } from '@/lib/platform/canonical-query';
import { knownQuery, registerFacetKeys, unknownKeys } from './facet-keys';

const VISIT = [
  'gclid',
  'GCLID',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
  '_rsc',
  'utm_source',
  'UTM_X',
  'gad_source',
];

test.each(VISIT)('A7: %s is a tracking key', (key) => {
  expect(isTrackingKey(key)).toBe(true);
  expect(withoutDefaults({ [key]: 'x', cor: 'preto' })).toEqual({ cor: 'preto' });
  expect(unknownKeys([key, 'cor'])).toEqual(['cor']);
  registerFacetKeys({ ...NO_DETAILS, marcas: [{ ...BRAND, rota: { path: null, query: { [key]: 'x' } } }] });
  expect(knownQuery({ [key]: 'x' })).toEqual({});
});

test.each(['cor', 'filtro', 'utmost', 'gadget', 'pg'])('LIST-39: %s is not a tracking key', (key) => {
  expect(isTrackingKey(key)).toBe(false);
});

test('LIST-39: query keys of other pages are not filters', () => {
  expect(unknownKeys(['render', 'key'])).toEqual([]);
});

const BRAND = { id: 1, nome: 'x', imagem: '', ativo: false, quantidade: 0 };
const NO_DETAILS = {
  categorias: { atual: null, filhas: [], irmas: [], niveisAnteriores: [] },
  filtros: [],
  atributos: [],
  marcas: [],
  filtrosPreco: [],
  ordenacao: [],
};
