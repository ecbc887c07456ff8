/** @jest-environment node */
import { readCartLink } from './cart-link';

test('cart links add several items, with their tokens in the same order, and skip invalid ones', () => {
  const read = (query: string) => readCartLink(new URLSearchParams(query));
  expect(read('add=1-2-0-0-3,x,4-0-0-0-1&adicional=,,abc')).toMatchObject([
    { idProduto: 1, idAtributoSimples: 2, quantidade: 3, adicional: '' },
    { idProduto: 4, idAtributoSimples: 0, quantidade: 1, adicional: 'abc' },
  ]);
  expect(read('add=1-0-0-0-0')).toEqual([]);
  expect(read('add=1-2-0-0-99999')).toMatchObject([{ quantidade: 9_999 }]);
  expect(read('add=7-0-0-0-1&tipo=lista')).toMatchObject([{ tipo: 'lista' }]);
  expect(read('add=7-0-0-0-1&adicional=%00')).toMatchObject([{ adicional: '' }]);
});
