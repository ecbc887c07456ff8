/** @jest-environment node */
import { produtoSchema } from '@/lib/platform/schemas/product';
import { wirePrices, wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { NO_SPREAD, priceSpread } from './price-spread';

const sized = (listed: number, ...sizes: [reais: number, stock: number][]) =>
  priceSpread(
    produtoSchema.parse(
      wireProduct({
        precos: { ...wirePrices, por: listed },
        atributos: {
          simples: {
            nome: 'Tamanho',
            valores: sizes.map(([por, estoque], id) =>
              wireSize(id + 1, { estoque, precos: { ...wirePrices, por } }),
            ),
          },
        },
      }),
    ),
  );

test('the spread compares the listed price with the prices of the sizes in stock', () => {
  expect(sized(389.9, [369.9, 2], [389.9, 1], [419.9, 3])).toEqual({ below: 2_000, above: 3_000 });
  expect(sized(389.9, [369.9, 0], [389.9, 1])).toEqual(NO_SPREAD);
  expect(sized(0, [369.9, 2])).toEqual({ below: 3_501, above: 0 });
  expect(priceSpread(produtoSchema.parse(wireProduct({ precos: [] })))).toEqual(NO_SPREAD);
});
