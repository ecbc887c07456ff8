import fc from 'fast-check';
import { checkoutUrl, safeStoreUrl } from '@/lib/config/store-link';
import { carrinhoSchema } from '@/lib/platform/schemas/cart';
import { badgeText, lineKey, withoutLine, withQuantity } from './cart';

type Line = { id: number; cents: number; quantidade: number };

const cartOf = (lines: Line[]) =>
  carrinhoSchema.parse({
    itens: lines.map(({ id, cents, quantidade }) => ({
      nome: `Armação ${id}`,
      tipo: 'produto',
      quantidade,
      precos: { precoPor: cents / 100, total: (cents * quantidade) / 100 },
      hash: { idProduto: id, quantidade },
    })),
  });

const lines = fc.uniqueArray(
  fc.record({
    id: fc.nat(50),
    cents: fc.integer({ min: 1, max: 500_000 }),
    quantidade: fc.integer({ min: 1, max: 99 }),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 6 },
);
const quantity = fc.integer({ min: 1, max: 999 });
const keyOf = (cart: ReturnType<typeof cartOf>, index = 0) => {
  const item = cart.itens[index % cart.itens.length];
  if (!item) throw new Error('no line');
  return lineKey(item);
};

describe('optimistic changes', () => {
  test('CART-22: a changed cart has no discount and no instalments', () => {
    const cart = cartOf([{ id: 1, cents: 1000, quantidade: 1 }]);
    const known = { ...cart, subtotal: { valor: 10, descontoVista: null, parcelamento: [] } };
    expect(withQuantity(known, keyOf(cart), 3).subtotal).toEqual({
      valor: 30,
      descontoVista: null,
      parcelamento: [],
    });
  });

  test('CART-22: changing a quantity and changing it back results in the same sums and counts', () => {
    fc.assert(
      fc.property(lines, quantity, fc.nat(5), (list, wanted, index) => {
        const cart = cartOf(list);
        const key = keyOf(cart, index);
        const before = cart.itens[index % list.length]?.quantidade ?? 0;
        const back = withQuantity(withQuantity(cart, key, wanted), key, before);
        expect(back.subtotal.valor).toBeCloseTo(cart.subtotal.valor, 5);
        expect(back.quantidadeTotal).toBe(cart.quantidadeTotal);
        expect(back.itens).toEqual(cart.itens);
      }),
    );
  });

  test('CART-06: the optimistic total equals the platform’s total', () => {
    fc.assert(
      fc.property(lines, quantity, (list, wanted) => {
        const [first, ...rest] = list;
        const cart = withQuantity(cartOf(list), keyOf(cartOf(list)), wanted);
        const expected = cartOf([{ ...Object(first), quantidade: wanted }, ...rest]);
        expect(cart.subtotal.valor).toBe(expected.subtotal.valor);
        expect(cart.quantidadeTotal).toBe(expected.quantidadeTotal);
        expect(cart.itens[0]?.precos.total).toBe(expected.itens[0]?.precos.total);
      }),
    );
  });

  test('CART-25: removing a line leaves the others unchanged', () => {
    fc.assert(
      fc.property(lines, (list) => {
        const cart = cartOf(list);
        const less = withoutLine(cart, keyOf(cart));
        expect(less.itens).toEqual(cart.itens.slice(1));
        expect(less.subtotal.valor).toBe(cartOf(list.slice(1)).subtotal.valor);
        expect(less.quantidadeItens).toBe(list.length - 1);
        expect(withoutLine(less, keyOf(cart))).toBe(less);
      }),
    );
  });

  test('CART-24: a line keeps its key when its quantity changes', () => {
    const key = (quantidade: number) => lineKey({ tipo: 'produto', hash: { b: 1, quantidade, a: 'x' } });
    expect(key(1)).toBe(key(7));
    expect(key(1)).toBe(lineKey({ tipo: 'produto', hash: { a: 'x', b: 1 } }));
    expect(key(1)).not.toBe(lineKey({ tipo: 'lista', hash: { a: 'x', b: 1 } }));
  });

  test('A-47: a quantity is never below one', () => {
    const cart = cartOf([{ id: 1, cents: 100, quantidade: 2 }]);
    expect(withQuantity(cart, keyOf(cart), 0).itens[0]?.quantidade).toBe(1);
  });
});

describe('texts of the cart', () => {
  test('CART-29, A-83: the badge counts units, not lines', () => {
    const badge = (quantidade: number) => badgeText(cartOf([{ id: 1, cents: 1, quantidade }]));
    expect([badgeText(undefined), badge(2), badge(99), badge(100)]).toEqual(['', '2', '99', '99+']);
    expect(badgeText(carrinhoSchema.parse({}))).toBe('');
  });
});

describe('addresses on the store site', () => {
  const STORE = 'https://www.loja.com.br';

  test('CART-10: the checkout is on the store site', () => {
    expect(checkoutUrl(STORE)).toBe('https://www.loja.com.br/checkout/carrinho/');
  });

  test.each([
    ['https://www.loja.com.br/checkout/carrinho?add=1', 'https://www.loja.com.br/checkout/carrinho?add=1'],
    ['/checkout/carrinho?add=1', 'https://www.loja.com.br/checkout/carrinho?add=1'],
    ['http://www.loja.com.br/x', 'https://www.loja.com.br/x'],
    ['https://loja.com.br/x?a=1#b', 'https://www.loja.com.br/x?a=1#b'],
    ['ftp://www.loja.com.br/x', null],
    ['https://checkout.loja.com.br/x', null],
    ['https://www.loja.com.br.evil.example/x', null],
    ['https://a:b@www.loja.com.br/x', null],
    ['//evil.example/x', null],
    ['/\\evil.example', null],
    ['\t//evil.example', null],
    ['javascript:alert(1)', null],
    ['https://www.loja.com.br:444/x', null],
  ])('C6, SALE-08: %j becomes the address %j', (url, expected) =>
    expect(safeStoreUrl(url, STORE)).toBe(expected),
  );

  test('C6: no cart address leads to another site', () => {
    const piece = fc.constantFrom(
      'https:',
      'javascript:',
      '/',
      '//',
      '\\',
      '@',
      ':',
      '.',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      'www.loja.com.br',
      'evil.example',
      'a',
      '%2f',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const target = safeStoreUrl(pieces.join(''), STORE);
        if (target !== null) expect(target.startsWith(`${STORE}/`)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});
