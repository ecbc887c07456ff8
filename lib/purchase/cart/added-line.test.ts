import { carrinhoSchema } from '@/lib/platform/schemas/cart';
import { addedLine } from './added-line';
import { lineKey } from './cart';

const cartOf = (quantities: Record<string, number>) =>
  carrinhoSchema.parse({
    itens: Object.entries(quantities).map(([nome, quantidade]) => ({
      nome,
      tipo: 'produto',
      quantidade,
      precos: { precoPor: 100 },
      hash: { idProduto: nome, quantidade },
    })),
  });

test.each([
  ['a new line', { a: 1 }, { a: 1, b: 1 }, 'b'],
  ['more units of a line', { a: 1, b: 1 }, { a: 1, b: 2 }, 'b'],
  ['the first line', {}, { a: 1 }, 'a'],
  ['nothing', { a: 1 }, { a: 1 }, null],
])(
  'CART-02: %s is the added line',
  (_, before: Record<string, number>, after: Record<string, number>, nome) => {
    const cart = cartOf(after);
    const line = cart.itens.find((item) => item.nome === nome);
    expect(addedLine(cartOf(before), cart)).toBe(line ? lineKey(line) : null);
  },
);
