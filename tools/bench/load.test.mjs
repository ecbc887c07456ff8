import { percentile, productPathIn } from './load.mjs';

test('percentiles of sorted values', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile([7], 0.99)]).toEqual([51, 100, 7]);
});

describe('the product page that is measured', () => {
  const html =
    '<a href="/menu">x</a><main><a href="/all">y</a><article><p>1</p><a class="c" href="/armacao-1">z</a></article></main>';

  test('is the first link of the first card', () => {
    expect(productPathIn(html, {})).toBe('/armacao-1');
  });

  test('can be given, and is missed by name', () => {
    expect(productPathIn('', { PRODUCT_PATH: '/p' })).toBe('/p');
    expect(() => productPathIn('<main></main>', {})).toThrow('PRODUCT_PATH');
  });
});
