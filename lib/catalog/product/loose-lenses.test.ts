import { isLooseLenses } from './loose-lenses';

test.each([
  ['Lentes Umbral 56 Leve Ocupacional 1,50', true],
  ['Lente de reposição', true],
  ['Lentes de contato mensais', false],
  ['Óculos com lentes polarizadas', false],
  ['Lenteira de couro', false],
])('A21: whether %j is loose lenses: %p', (nome, expected) => {
  expect(isLooseLenses({ nome, personalizacoes: [] })).toBe(expected);
});
