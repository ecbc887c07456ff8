/** @jest-environment node */
import { type Audience, audienceOf } from './audience';

const said = (...labels: string[]): Audience =>
  audienceOf({ filtros: labels.map((label, idFiltro) => ({ idFiltro, label, imagem: '' })) });

test.each<[string[], Audience]>([
  [['Acetato', 'Feminino'], { gender: 'female', age: 'adult' }],
  [['MASCULINO'], { gender: 'male', age: 'adult' }],
  [['Unissex', 'Adulto'], { gender: 'unisex', age: 'adult' }],
  [['Feminino', 'Masculino'], { gender: 'unisex', age: 'adult' }],
  [['Infantil'], { gender: 'unisex', age: 'kids' }],
  [['Infantil', 'Feminino'], { gender: 'female', age: 'kids' }],
  [['Feminino', 'Adulto', 'Infantil'], { gender: 'female', age: '' }],
  [['Adulto'], { gender: '', age: 'adult' }],
  [['Linha infantil de verão', 'Feminino chic'], { gender: '', age: '' }],
  [[], { gender: '', age: '' }],
])('B25: a product with the filters %j is for %j', (labels, audience) => {
  expect(said(...labels)).toEqual(audience);
});
