/** @jest-environment node */

import { wireCartLine } from '../testing/wire-products';
import { carrinhoSchema, usuarioSchema } from './cart';
import { addPayload } from './offer';

describe('cart', () => {
  test.each([
    [{}],
    [{ quantidadeItens: '0', mensagens: null, itens: [], subtotal: [] }],
    [{ itens: null, subtotal: null }],
  ])('CART-27: %j is parsed as an empty cart', (wire) => {
    expect(carrinhoSchema.parse(wire)).toEqual({
      quantidadeItens: 0,
      quantidadeTotal: 0,
      mensagens: [],
      itens: [],
      subtotal: { valor: 0, descontoVista: null, parcelamento: [] },
    });
  });

  test('CART-28: a line keeps its hash unchanged, but for objects', () => {
    const { itens } = carrinhoSchema.parse({
      itens: [
        {
          nome: 'x',
          hash: { idProduto: 1, adicional: '', extra: [], nested: {} },
          atributos: {
            unico: { atributo: { label: 'Cor ' }, atributoValor: { label: ' Preto' } },
            simples: [],
          },
        },
      ],
    });
    expect(itens[0]).toMatchObject({
      hash: { idProduto: 1, adicional: '', extra: [] },
      opcoes: [{ nome: 'Cor', valor: 'Preto' }],
    });
    expect(Object.keys(itens[0]?.hash ?? {})).toHaveLength(3);
  });

  test('CART-27: missing counts and total are computed from the lines, to the cent', () => {
    const line = { nome: 'x', quantidade: 3, precos: { precoPor: 0.1 }, hash: {} };
    expect(
      carrinhoSchema.parse({ itens: [line, { ...line, quantidade: 1, precos: { precoPor: 0.2 } }] }),
    ).toMatchObject({
      quantidadeItens: 2,
      quantidadeTotal: 4,
      subtotal: { valor: 0.5 },
    });
  });

  test.each([
    [{ descontoVista: [] }, 0.5],
    [{ valor: '' }, 0.5],
    [{ valor: null }, 0.5],
    [{ valor: '0' }, 0],
    [{ valor: '1.299,90' }, 1299.9],
  ])('CART-06, CART-27: with the subtotal %j the total is %d', (subtotal, valor) => {
    const line = { nome: 'x', quantidade: 1, precos: { precoPor: 0.5 }, hash: {} };
    expect(carrinhoSchema.parse({ itens: [line], subtotal }).subtotal.valor).toBe(valor);
  });
});

describe('internal sale', () => {
  test.each([[[]], [{}], [{ id: 0 }], [null]])('SALE-01: vendaInterna %j is not a sale', (vendaInterna) => {
    expect(usuarioSchema.parse({ id: '', vendaInterna })).toMatchObject({ id: 0, vendaInterna: null });
  });

  test('SALE-04: a sale with text ids is parsed', () => {
    const user = usuarioSchema.parse({
      id: '7',
      vendaInterna: { id: '12', usuario: { id: '3', nome: ' Ana ' } },
    });
    expect(user.vendaInterna).toEqual({ id: 12, usuario: { id: 3, nome: 'Ana' } });
  });
});

test('DATA-12: prepared payloads keep ids as text, and missing fields get defaults', () => {
  expect(addPayload.parse({ tipo: 'produto', itens: [{ idProduto: 185 }] })).toEqual({
    tipo: 'produto',
    url: '',
    itens: [wireCartLine('185')],
  });
  expect(addPayload.parse({ tipo: 'produto', itens: [{ idProduto: '' }] })).toBeNull();
  expect(addPayload.parse({ tipo: '', itens: [{ idProduto: '1' }] })).toBeNull();
});
