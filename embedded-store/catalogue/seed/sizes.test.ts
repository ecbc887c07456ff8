/** @jest-environment node */
import { catalogueEntries } from './product-rows';
import { letterOf } from './sizes';

const products = [...catalogueEntries(192)].map(({ product }) => product);
/** Products in several sizes, with the fronts of their size charts in mm. */
const sized = products
  .filter(({ tabelaMedida }) => tabelaMedida !== '')
  .map((product) => {
    const cells = [...(product.tabelaMedida ?? '').matchAll(/<\/th><td>(\d+) mm/g)];
    return { product, fronts: cells.map(([, mm]) => Number(mm)) };
  });

test('A-97, PDP-57: each size of a frame has a letter of its own, and no lens made for an order is the last one', () => {
  const letters = sized.map(({ fronts }) => fronts.map(letterOf).join(''));
  expect(new Set(letters)).toEqual(new Set(['PMG']));
  expect(products.some((p) => p.frameSpec.kind === 'lens' && p.selos.includes('ultima'))).toBe(false);
});

test('A-98: the texts of a frame in several sizes are true for each size', () => {
  for (const { product, fronts } of sized) {
    const span = `${Math.min(...fronts)} a ${Math.max(...fronts)} mm`;
    expect(product.longa).toContain(`A frente tem ${span}`);
    expect(`${product.curta} ${product.longa}`).not.toMatch(/no tamanho \w+/i);
  }
});
