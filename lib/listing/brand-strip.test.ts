import { showsBrands } from './brand-strip';

test('LIST-13, LIST-14: brands show on categories and landing pages', () => {
  expect(showsBrands('category', {})).toBe(true);
  expect(showsBrands('category', { filtro: 'x', pg: '2' })).toBe(true);
  expect(showsBrands('landing-page', { preco: '449-999' })).toBe(true);
});

test('LIST-14: brands do not show on a search, a brand, or with busca or marca in the query', () => {
  expect(showsBrands('search', { busca: 'x' })).toBe(false);
  expect(showsBrands('search', {})).toBe(false);
  expect(showsBrands('brand', {})).toBe(false);
  expect(showsBrands('category', { marca: 'x' })).toBe(false);
  expect(showsBrands('landing-page', { busca: 'x' })).toBe(false);
});
