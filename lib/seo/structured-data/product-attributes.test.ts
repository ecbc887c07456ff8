/** @jest-environment node */
import { type Audience, audienceOf, validGtin13 } from './product-attributes';

const audienceOfLabels = (...labels: string[]): Audience =>
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
])('B25: a product with the filters %j has the audience %j', (labels, audience) => {
  expect(audienceOfLabels(...labels)).toEqual(audience);
});

test.each([
  ['4006381333931', '4006381333931'],
  [' 400-638133 3931 ', '4006381333931'],
  ['4006381333932', undefined],
  ['0000000000000', undefined],
  ['12345', undefined],
  ['', undefined],
])('B1: %j has the GTIN %j', (ean, expected) => {
  expect(validGtin13(ean)).toBe(expected);
});
