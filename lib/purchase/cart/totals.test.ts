import { carrinhoSchema } from '@/lib/platform/schemas/cart';
import { instalmentTerms, orderDiscountText, orderSaving } from './totals';

test.each([
  [0.1, 'Faltam R$ 499,90 para ganhar 10% de desconto no pedido.'],
  [499.99, 'Faltam R$ 0,01 para ganhar 10% de desconto no pedido.'],
  [500, 'Seu pedido ganhou 10% de desconto, aplicado ao finalizar a compra.'],
  [1_000, 'Seu pedido ganhou 10% de desconto, aplicado ao finalizar a compra.'],
])('CONST-23: discount text for a limit of R$ 500 and an order of R$ %d', (total, text) => {
  expect(orderDiscountText(total, 500).replaceAll('\u00a0', ' ')).toBe(text);
});

test('CART-06: the saving adds up the differences from the old prices of all units', () => {
  const itens = [
    { quantidade: 2, precos: { precoDe: 150, precoPor: 100 } },
    { quantidade: 1, precos: { precoDe: 0, precoPor: 50 } },
  ];
  expect(orderSaving(carrinhoSchema.parse({ itens }))).toBe(100);
});

test('CART-07: without instalments from the platform the text shows a twelfth of the total', () => {
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
  ['all with interest', [[11, 36.66, 1.99]], 'em até 11x de R$ 36,66 com juros (total R$ 403,26, CET 26,'],
  ['a single payment', [[1, 359, 0]], ''],
] as const)('the platform’s instalments, %s, are described as on a product page', (_case, plan, text) => {
  const parcelamento = plan.map(([parcelas, valorParcela, taxa]) => ({ parcelas, valorParcela, taxa }));
  const cart = carrinhoSchema.parse({ itens: [], subtotal: { valor: 359, parcelamento } });
  const terms = instalmentTerms(cart).replaceAll('\u00a0', ' ');
  expect(text === '' ? terms : terms.slice(0, text.length)).toBe(text);
});
