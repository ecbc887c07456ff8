import { produtoSchema } from '@/lib/platform/schemas/product';
import { wireColour, wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { assistantLines } from './assistant-feed';

const linesOf = (given: object = {}) =>
  assistantLines({
    product: produtoSchema.parse(wireProduct(given)),
    address: 'https://loja.example/armacao-serra.html',
    description: 'Armação leve.',
    category: 'Armações',
    seller: { name: 'Loja', url: 'https://loja.example' },
  })
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

test('each size has a line with its address, price, stock and model', () => {
  const simples = { nome: 'Tamanho', valores: [wireSize(52), wireSize(54, { estoque: 0 })] };
  const unico = {
    nome: 'Cor',
    valores: [wireColour(7, 'Preto', { selecionado: true }), wireColour(9, 'Mel')],
  };
  const [first, second] = linesOf({ atributos: { simples, unico }, ean: '7890000000024' });
  expect(first).toMatchObject({
    item_id: '7-52',
    title: 'Armação Serra 52',
    url: 'https://loja.example/armacao-serra.html?tamanho=52',
    brand: 'Alba',
    price: '599.90 BRL',
    sale_price: '449.90 BRL',
    availability: 'in_stock',
    is_eligible_search: true,
    is_eligible_checkout: false,
    group_id: 'modelo-7',
    listing_has_variations: true,
    color: 'Preto',
    size: '52',
    target_countries: ['BR'],
  });
  expect(first).not.toHaveProperty('gtin');
  expect(second).toMatchObject({ item_id: '7-54', availability: 'out_of_stock', price: '449.90 BRL' });
  expect(second).not.toHaveProperty('sale_price');
});

test('a product without sizes has an id and no size', () => {
  const [only, ...others] = linesOf({ ean: '7890000000024' });
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    item_id: '7-0',
    title: 'Armação Serra',
    url: 'https://loja.example/armacao-serra.html',
    gtin: '7890000000024',
  });
  expect(only).not.toHaveProperty('size');
});

test.each([
  ['without a public price', { precos: [] }],
  ['on request', { status: 'sobConsulta' }],
  ['without a picture', { midias: [] }],
])('a product %s is left out', (_, given) => {
  expect(linesOf(given)).toEqual([]);
});
