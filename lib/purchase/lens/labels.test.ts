import { optionName, shortValue, withoutLimit } from './labels';

test.each([
  ['Índice 1,61, indicado até 4 graus', 'Índice 1,61'],
  ['indicado até 4 graus, cerca de 20% mais fina', 'cerca de 20% mais fina'],
  ['indicada acima de 6 graus', ''],
  ['Índice 1,59, resistente a impactos', 'Índice 1,59, resistente a impactos'],
])('LENS-21: %j without its general limit is %j', (subtitle, own) => {
  expect(withoutLimit(subtitle)).toBe(own);
});

test.each([
  ['Policarbonato – Índice 1,59, resistente a impacto', 'Policarbonato, Índice 1,59'],
  ['Antirreflexo – Sete camadas e repelência à água', 'Antirreflexo'],
  ['Fina, Índice 1,61, indicado até 4 graus', 'Fina, Índice 1,61'],
  ['42 – 46', '42 – 46'],
  ['OD: ESF -4,25 CIL -0,50\nOE: ESF -6,75', 'receita digitada'],
  ['Ligar antes\nOD: ESF -4,25 CIL -0,50', 'Ligar antes'],
  ['DNP TOTAL: 63,0', 'receita digitada'],
  ['Ligar antes\nDNP TOTAL: 63,0\nDNP medida na foto do provador', 'Ligar antes'],
  ['Ligar antes de montar', 'Ligar antes de montar'],
])('CART-28: the bag shows %j as %j', (valor, short) => {
  expect(shortValue(valor)).toBe(short);
});

test('CART-28: the bag names lens options as the store’s page does, and other options as the platform does', () => {
  expect(['Tipo', 'Modelo', 'Espessura', 'constructor'].map(optionName)).toEqual([
    'Tipo de lente',
    'Tratamento',
    'Espessura',
    'constructor',
  ]);
});
