import { inShopOrder } from './facet-order';

test('LIST-18: shape, colour, size and price come first, and the others keep their order', () => {
  const names = ['Formato', 'Material', 'Público', 'Cor', 'Corrente', 'Tamanho da frente', 'Marca', 'Preço'];
  const groups = names.map((nome) => ({ id: nome, nome, links: [] }));
  expect(inShopOrder(groups).map(({ nome }) => nome)).toEqual([
    'Formato',
    'Cor',
    'Tamanho da frente',
    'Preço',
    'Material',
    'Público',
    'Corrente',
    'Marca',
  ]);
});
