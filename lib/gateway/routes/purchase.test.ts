/** @jest-environment node */
import { z } from 'zod';
import { findRoute } from '../route-table';

function operation(path: string) {
  const route = findRoute(path);
  const post = route?.operations.POST;
  if (!post || !('body' in post) || post.body === undefined) throw new Error(`no POST ${path}`);
  const { body, response, maxBytes } = post;
  return {
    methods: Object.keys(route?.operations ?? {}),
    maxBytes,
    sent: async (input: unknown) => (await z.safeParseAsync(body, input)).data,
    parseResult: (input: unknown) => response.safeParse(input).data,
  };
}

const frame = { id: '7', quantidade: 1, idAtributoValor: 54, preco: 449.9 };

test('API-18, LENS-14: product/shop forwards a single frame with its options, with numeric ids', async () => {
  const { methods, sent, maxBytes } = operation('product/shop');
  expect(methods).toEqual(['POST']);
  expect(maxBytes).toBe(10_000_000);
  const valor = { id: '1', valor: 'Fina|1.61', preco: 120, precoDefault: 'n', quantidade: 2 };
  const option = {
    id: '61',
    tipo: 'select',
    preco: 0,
    multiplicarPreco: 's',
    valorSelect: { ...valor, extra: 1 },
  };
  expect(
    await sent({ produtos: [{ ...frame, personalizacao: [option], dono: 'x' }], carrinho: true, cupom: 'x' }),
  ).toEqual({
    produtos: [
      { ...frame, id: 7, personalizacao: [{ ...option, id: 61, valorSelect: { ...valor, id: 1 } }] },
    ],
    carrinho: true,
  });
  const withOption = (part: object) => ({
    produtos: [{ ...frame, personalizacao: [{ ...option, ...part }] }],
    carrinho: true,
  });
  for (const wrong of [
    { produtos: [], carrinho: true },
    { produtos: [{ ...frame, quantidade: 2, personalizacao: [] }], carrinho: true },
    { produtos: [{ ...frame, preco: -1, personalizacao: [] }], carrinho: true },
    withOption({ id: '../x' }),
    withOption({ tipo: '<script>' }),
    withOption({ valorText: 'x'.repeat(2_001) }),
    withOption({ valorUpload: 'https://evil.example/x.jpg' }),
  ])
    expect(await sent(wrong)).toBeUndefined();
});

test('API-17, KIT-20: list/shop forwards the list and its products', async () => {
  const { methods, sent } = operation('list/shop');
  expect(methods).toEqual(['POST']);
  const piece = { id: 1, idAtributoValor: 0, quantidade: 2, preco: 99.9 };
  const order = { idListaCompra: 81, produtos: [piece], carrinho: true };
  expect(await sent({ ...order, admin: true })).toEqual(order);
  expect(await sent({ ...order, produtos: [] })).toBeUndefined();
  expect(await sent({ ...order, produtos: [{ ...piece, quantidade: 0 }] })).toBeUndefined();
  expect(await sent({ ...order, carrinho: false })).toBeUndefined();
});

test('API-20, PDP-24: product/combination forwards two products and returns numeric prices', async () => {
  const { methods, sent, parseResult } = operation('product/combination');
  expect(methods).toEqual(['POST']);
  const piece = { id: 7, idAtributoValor: 0, preco: 99.9 };
  expect(await sent({ produtoPrincipal: piece, produtoIndicado: piece })).toBeDefined();
  expect(await sent({ produtoPrincipal: piece })).toBeUndefined();
  expect(
    parseResult({
      precos: { de: '500', por: '450,50', combinacao: [] },
      carrinho: { url: ' https://loja/ ', itens: [] },
    }),
  ).toEqual({
    precos: { de: 500, por: 450.5, vista: 0, combinacao: null },
    carrinho: { url: 'https://loja/' },
  });
});

test('API-17, API-18: a response without a cart counts as a success with an empty address', () => {
  expect(operation('product/shop').parseResult({ carrinho: [] })).toEqual({ carrinho: { url: '' } });
  expect(
    operation('list/shop').parseResult({ id: 81, nome: 'Kit', carrinho: { url: 'https://loja/c' } }),
  ).toEqual({
    precos: null,
    carrinho: { url: 'https://loja/c' },
  });
  expect(operation('list/shop').parseResult({ precos: { por: '799,90' }, carrinho: [] })).toMatchObject({
    precos: { por: 799.9, parcelamento: [] },
  });
});
