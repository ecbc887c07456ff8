import { carrinhoSchema } from '@/lib/platform/schemas/cart';
import { instalmentTerms } from './instalment-terms';

test('CART-07: a twelfth of the total, where the platform says nothing of instalments', () => {
  expect(instalmentTerms(carrinhoSchema.parse({ itens: [], subtotal: { valor: 1200 } }))).toMatch(
    /^em até 12x de R\$\s100,00$/,
  );
});

test.each([
  [
    'interest-free',
    [
      [1, 359, 0],
      [10, 35.9, 0],
    ],
    'em até 10x de R$ 35,90 sem juros',
  ],
  [
    'partly with interest',
    [
      [6, 59.83, 0],
      [12, 33.9, 1.99],
    ],
    'em até 6x de R$ 59,83 sem juros',
  ],
  ['all with interest', [[11, 36.66, 1.99]], 'em até 11x de R$ 36,66 (total R$ 403,26, CET 26,'],
  ['a single payment', [[1, 359, 0]], ''],
] as const)('the platform’s instalments, %s, are told as on a product', (_case, plan, text) => {
  const parcelamento = plan.map(([parcelas, valorParcela, taxa]) => ({ parcelas, valorParcela, taxa }));
  const cart = carrinhoSchema.parse({ itens: [], subtotal: { valor: 359, parcelamento } });
  const terms = instalmentTerms(cart).replaceAll('\u00a0', ' ');
  expect(text === '' ? terms : terms.slice(0, text.length)).toBe(text);
});
