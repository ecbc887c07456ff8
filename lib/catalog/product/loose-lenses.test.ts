import { personalizacaoSchema } from '@/lib/platform/schemas/product';
import { isLooseLenses, takesLenses } from './loose-lenses';

test.each([
  ['Lentes Umbral 56 Leve Ocupacional 1,50', true],
  ['Lente de reposição', true],
  ['Lentes de contato mensais', false],
  ['Óculos com lentes polarizadas', false],
  ['Lenteira de couro', false],
])('A21: whether %j is loose lenses: %p', (nome, expected) => {
  expect(isLooseLenses({ nome, personalizacoes: [] })).toBe(expected);
});

test.each([
  ['Lentes Íris', ['upload', 'text'], true],
  ['Lentes Íris', ['checkbox', 'upload'], false],
  ['Armação Serra', ['upload'], false],
])('A21: %s with options of the kinds %j: loose lenses %p', (nome, kinds, isLoose) => {
  const personalizacoes = kinds.map((tipo, id) => personalizacaoSchema.parse({ id, nome: tipo, tipo }));
  expect(isLooseLenses({ nome, personalizacoes })).toBe(isLoose);
  expect(takesLenses({ nome, personalizacoes })).toBe(!isLoose);
});
