import { orderDiscountText } from './order-discount';

test.each([
  [0.1, 'Faltam R$ 499,90 para ganhar 10% de desconto no pedido.'],
  [499.99, 'Faltam R$ 0,01 para ganhar 10% de desconto no pedido.'],
  [500, 'Seu pedido ganhou 10% de desconto, aplicado ao finalizar a compra.'],
  [1_000, 'Seu pedido ganhou 10% de desconto, aplicado ao finalizar a compra.'],
])('CONST-23: of R$ 500, R$ %d', (total, text) => {
  expect(orderDiscountText(total, 500).replaceAll('\u00a0', ' ')).toBe(text);
});
