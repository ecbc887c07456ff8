import { filtersInSearch, namedFiltersText } from './named-filters';

const SIZES = { hasSizes: true };

test.each([
  ['rosto pequeno', 'P', 'óculos'],
  ['Óculos redondo para rosto pequeno', 'P', 'Óculos redondo'],
  ['rosto fino tartaruga', 'P', 'tartaruga'],
  ['aviador rosto médio', 'M', 'aviador'],
  ['rostos largos', 'G', 'óculos'],
  ['tamanho M', 'M', 'óculos'],
  ['armação redonda tam p', 'P', 'armação redonda'],
  ['óculos de sol tamanho g', 'G', 'óculos de sol'],
  ['pequena', 'P', 'óculos'],
  ['oculos feminino redondo pequeno', 'P', 'oculos feminino redondo'],
  ['armação bem grande azul', 'G', 'armação azul'],
  ['larga', 'G', 'óculos'],
  ['tamanho médio', 'M', 'óculos'],
  ['armação média de metal', 'M', 'armação de metal'],
  ['óculos grande para rosto pequeno', 'P', 'óculos grande'],
  ['cabeça grande', 'G', 'óculos'],
])('TRY-12: %j is parsed as size %s and the words %j', (text, size, rest) => {
  expect(filtersInSearch(text, SIZES)).toEqual({ size, price: null, rest });
});

test.each([
  'rosto',
  'rosto redondo',
  'rosto pequenino',
  'tamanho',
  'tam m2',
  'ponte larga',
  'hastes médias',
  'lente média distância',
  'grandes marcas',
  'fino',
  '',
])('TRY-12: %j contains no size', (text) => {
  expect(filtersInSearch(text, SIZES)).toBeNull();
});

test('SEARCH-13: an adjective in the name of a product that the text finds is no size', () => {
  const found = (...names: string[]) => filtersInSearch('praia grande', { hasSizes: true, names });
  expect(found('Óculos de Sol Praia Grande Azul')).toBeNull();
  expect(found('Óculos de Sol Praia do Forte')?.size).toBe('G');
});

test.each([
  ['redondo até 400', null, 400, 'redondo'],
  ['redondo tartaruga feminino ate 400', null, 400, 'redondo tartaruga feminino'],
  ['por menos de R$ 1.200,50', null, 1201, 'óculos'],
  ['óculos ate 199,90', null, 200, 'óculos'],
  ['oculos ate 199.90', null, 200, 'oculos'],
  ['oculos até 1.200', null, 1200, 'oculos'],
  ['redondo até 1.200.50 azul', null, 1201, 'redondo azul'],
  ['abaixo de 350 reais azul', null, 350, 'azul'],
  ['óculos rosto pequeno até R$ 400', 'P', 400, 'óculos'],
  ['armacao redonda tartaruga feminina pequena ate 400', 'P', 400, 'armacao redonda tartaruga feminina'],
])('SEARCH-13: %j is parsed as size %s, at most %s reais and the words %j', (text, size, maxPrice, rest) => {
  expect(filtersInSearch(text, SIZES)).toEqual({ size, price: { de: 0, ate: maxPrice }, rest });
});

test.each([
  ['acima de 500', 500, 0, 'óculos'],
  ['aviador a partir de R$ 1.200', 1200, 0, 'aviador'],
  ['mais de 800 reais titânio', 800, 0, 'titânio'],
  ['entre 200 e 400', 200, 400, 'óculos'],
  ['óculos de sol entre R$ 900 e R$ 400', 400, 900, 'óculos de sol'],
  ['redondo de 300 a 600', 300, 600, 'redondo'],
  ['de 300 até 600', 300, 600, 'óculos'],
  ['entre 99.90 e 199,90', 99, 200, 'óculos'],
  ['acima de R$ 99,90', 99, 0, 'óculos'],
  ['óculos acima de 300 e abaixo de 500', 300, 500, 'óculos'],
  ['óculos a partir de 300 até 500', 300, 500, 'óculos'],
  ['mais de 300 menos de 500', 300, 500, 'óculos'],
])('SEARCH-13: %j asks for prices from %s to %s and the words %j', (text, de, ate, rest) => {
  expect(filtersInSearch(text, SIZES)).toEqual({ size: null, price: { de, ate }, rest });
});

test.each([
  ['até mil', 0, 1000, 'óculos'],
  ['redondo ate mil reais', 0, 1000, 'redondo'],
  ['acima de mil', 1000, 0, 'óculos'],
  ['até dois mil', 0, 2000, 'óculos'],
  ['aviador até 2 mil', 0, 2000, 'aviador'],
  ['até 1,5 mil azul', 0, 1500, 'azul'],
  ['óculos até 2.5 mil', 0, 2500, 'óculos'],
  ['acima de 2,3 mil', 2300, 0, 'óculos'],
  ['óculos até 2 mil e 500', 0, 2500, 'óculos'],
  ['até cento e vinte e cinco', 0, 125, 'óculos'],
  ['até duzentos e dois reais', 0, 202, 'óculos'],
  ['até 500 mil', 0, 500_000, 'óculos'],
  ['até mil e duzentos e cinquenta reais', 0, 1250, 'óculos'],
  ['menos de quinhentos', 0, 500, 'óculos'],
  ['entre mil e quinhentos', 500, 1000, 'óculos'],
  ['de mil a três mil', 1000, 3000, 'óculos'],
])('SEARCH-13: the words of %j are a price from %s to %s, and leave %j', (text, de, ate, rest) => {
  expect(filtersInSearch(text, SIZES)).toEqual({ size: null, price: { de, ate }, rest });
});

test.each([
  'mil cores',
  'até milão',
  'até mil dias',
  'até cento e trinta mm',
  'até 12 milímetros',
  'troca em até 30 dias',
  'óculos até 50 % de desconto',
  'até 30 por cento',
  'até 129 mm',
  'até 130,5 mm',
  'até 4 graus',
  'até 12x',
  'até',
  'ateliê 400',
  'até 50%',
  'até 20 gramas',
  'menos de 20 g',
  'mais de 10 cores',
  'mais de 2 anos',
  'entre 12 e 24 meses',
  'a partir de 130 mm',
  'demais de',
])('SEARCH-13: %j contains no price', (text) => {
  expect(filtersInSearch(text, SIZES)).toBeNull();
});

test.each([
  ['rosto pequeno', true, 'tamanho P'],
  ['redondo rosto médio até 400', true, 'tamanho M, até R$\u00a0400'],
  ['redondo até 1.200', false, 'até R$\u00a01.200'],
  ['acima de 500', false, 'acima de R$\u00a0500'],
  ['entre 200 e 400', false, 'de R$\u00a0200 a R$\u00a0400'],
  ['rosto pequeno até 400', false, 'até R$\u00a0400'],
])('SEARCH-13: the filters of %j, with sizes %p, are announced as %j', (text, hasSizes, shown) => {
  const named = filtersInSearch(text, { hasSizes });
  expect(named && namedFiltersText(named)).toBe(shown);
});
