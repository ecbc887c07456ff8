import { isReadablePrice, priceFormHref, priceFormValues } from './price-form';

const sent = (from: string, to: string, query = {}) =>
  priceFormHref('/solar', { ...query, 'preco-de': from, 'preco-ate': to });

test.each([
  ['200', '400', '/solar?preco=200-400'],
  ['', '400', '/solar?preco=0-400'],
  ['200', '', '/solar?preco=200-0'],
  ['400', '200', '/solar?preco=200-400'],
  ['R$ 1.200,90', '2500', '/solar?preco=1200-2500'],
  ['500 reais', 'R$ 800 re', '/solar?preco=500-800'],
  ['1 real', 'R$ 1.200,00 reais', '/solar?preco=1-1200'],
  ['', '', '/solar'],
  ['abc', '-5', '/solar'],
  ['99999999999', '', '/solar?preco=9999999-0'],
])('LIST-38: a range from %j to %j becomes the filter %s', (from, to, href) => {
  expect(sent(from, to)).toBe(href);
});

test('LIST-38: other filters are kept, while the page number and the form’s fields are removed', () => {
  expect(sent('1', '2', { filtro: 'redondo', pg: '3', preco: '449-999', order: 'Menor Preço' })).toBe(
    '/solar?filtro=redondo&preco=1-2&order=Menor+Pre%C3%A7o',
  );
});

test('an address without the form’s fields is not changed', () => {
  expect(priceFormHref('/solar', { preco: '449-999' })).toBeNull();
});

test.each([
  ['200-400', { from: '200', to: '400' }],
  ['0-400', { from: '', to: '400' }],
  ['200-0', { from: '200', to: '' }],
  ['x', { from: '', to: '' }],
])('the form shows the range %j as %j', (preco, values) => {
  expect(priceFormValues({ preco })).toEqual(values);
});

test.each([
  ['', true],
  ['0', true],
  ['R$ 1.200,50', true],
  ['500 reais', true],
  ['abc', false],
  ['-5', false],
  ['1 mil', false],
])('LIST-38: the price %j is readable: %s', (typed, isReadable) => {
  expect(isReadablePrice(typed)).toBe(isReadable);
});
