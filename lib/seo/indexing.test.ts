/** @jest-environment node */
import { isWorthIndexing } from './indexing';

test.each([
  [{}, true],
  [{ pg: '3' }, true],
  [{ marca: 'arauna' }, true],
  [{ filtro: 'formato-redondo', pg: '2' }, true],
  [{ filtro: 'formato-redondo_material-acetato' }, false],
  [{ filtro: 'formato-redondo', marca: 'arauna' }, false],
  [{ preco: '449-999' }, false],
  [{ order: 'Menor Preço' }, false],
  [{ ipp: '24' }, false],
  [{ busca: 'redondo' }, false],
])('B15: a listing with %j is indexed: %s', (query: Record<string, string>, expected) => {
  expect(isWorthIndexing(query)).toBe(expected);
});
