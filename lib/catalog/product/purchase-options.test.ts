import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { purchaseOptions, purchaseState } from './purchase-options';

const cart = (idAtributoSimples: string, quantidade = '3') => ({
  tipo: 'produto',
  url: '',
  itens: [{ idProduto: '1', idAtributoSimples, quantidade }],
});
const precos = (por: number) => ({ de: 0, por, vista: por, parcelamento: [] });
const size = (id: number, given: object = {}) => ({
  idAtributoValor: id,
  label: String(id),
  estoque: 4,
  precos: precos(100),
  carrinho: cart(String(id)),
  ...given,
});
const options = (given: object, storeSiteUrl = '') =>
  purchaseOptions(
    produtoDetalheSchema.parse({
      id: 1,
      nome: 'A',
      rota: [],
      estoque: 7,
      precos: precos(100),
      carrinho: cart('0'),
      ...given,
    }),
    storeSiteUrl,
  );
const withSizes = (...valores: object[]) => options({ atributos: { simples: { nome: 'Tamanho', valores } } });

test('PDP-49: without JavaScript sizes in stock can be bought, even if the first size is sold out', () => {
  const store = 'https://loja.test';
  const payload = { ...cart('9'), url: `${store}/checkout/carrinho?add=1-9-0-0-1` };
  const valores = [size(8, { estoque: 0, carrinho: [] }), size(9, { carrinho: payload })];
  const { form, sizes } = options(
    { carrinho: [], atributos: { simples: { nome: 'Tamanho', valores } } },
    store,
  );
  expect(form?.action).toBe(`${store}/checkout/carrinho`);
  expect(sizes.map(({ formValue }) => formValue)).toEqual(['', '1-9-0-0-1']);
});

describe('purchaseState', () => {
  test('PDP-48: the chosen size determines price, stock and cart payload', () => {
    const state = purchaseState(withSizes(size(8), size(9, { precos: precos(120), estoque: 1 })), 9);
    expect(state).toMatchObject({ idAtributoValor: 9, estoque: 1, needsSize: false });
    expect(state.precos?.por).toBe(120);
    expect(state.payload?.itens[0]?.idAtributoSimples).toBe('9');
  });

  test('PDP-48, DATA-14: a size whose prices are all zero costs what the product does', () => {
    const free = { de: 0, por: '0', vista: '0,00', parcelamento: [] };
    expect(purchaseState(withSizes(size(8, { precos: free }), size(9)), 8)).toMatchObject({
      canBuy: true,
      precos: { por: 100 },
    });
  });

  test('PDP-48: an only size without a stock of its own has the product’s, and no other size has', () => {
    const stockOf = (...valores: object[]) => withSizes(...valores).sizes.map(({ estoque }) => estoque);
    expect(stockOf(size(8, { estoque: null }))).toEqual([7]);
    expect(stockOf(size(8, { estoque: null }), size(9, { estoque: 2 }))).toEqual([0, 2]);
  });

  test('LENS-02, PDP-48: an only size whose payload has no address has the product’s; other sizes have none', () => {
    const store = 'https://loja.test';
    const own = { ...cart('0'), url: `${store}/checkout/carrinho?add=1-0-0-0-1` };
    const addressless = (...ids: number[]) =>
      options(
        { carrinho: own, atributos: { simples: { nome: 'Tamanho', valores: ids.map((id) => size(id)) } } },
        store,
      );
    expect(addressless(8)).toMatchObject({
      sizes: [{ payload: { url: own.url }, formValue: '1-0-0-0-1' }],
      form: { value: '1-0-0-0-1' },
    });
    expect(addressless(8, 9)).toMatchObject({
      sizes: [{ payload: { url: '' } }, { payload: { url: '' } }],
      form: null,
    });
  });

  test('PDP-48: without a chosen size there is no cart payload', () => {
    expect(purchaseState(withSizes(size(8), size(9)), null)).toMatchObject({
      payload: null,
      needsSize: true,
      estoque: 7,
    });
    expect(purchaseState(withSizes(size(8), size(9)), 77)).toMatchObject({
      payload: null,
      needsSize: true,
    });
  });

  test('PDP-49: one unit is added, whatever the quantity in the payload', () => {
    expect(purchaseState(options({ atributos: [] }), null).payload?.itens[0]?.quantidade).toBe('1');
    expect(purchaseState(withSizes(size(8)), 8).payload?.itens[0]?.quantidade).toBe('1');
  });

  test('PDP-48: a size without a payload cannot be bought with the product’s payload', () => {
    expect(purchaseState(withSizes(size(8, { carrinho: [] }), size(9)), 8).payload).toBeNull();
    expect(purchaseState(withSizes(size(8, { carrinho: [] })), 8).payload?.itens[0]?.idProduto).toBe('1');
  });

  test('PDP-48: a product without price and payload has no buy button and no size selector', () => {
    expect(purchaseState(options({ precos: [], carrinho: [], atributos: [] }), null)).toEqual({
      idAtributoValor: 0,
      precos: null,
      estoque: 7,
      payload: null,
      needsSize: false,
      canBuy: false,
    });
  });
});

describe('canBuy', () => {
  test('PDP-37: the buy button requires a price and a cart payload', () => {
    expect(purchaseState(options({}), null).canBuy).toBe(true);
    expect(purchaseState(options({ precos: [] }), null).canBuy).toBe(false);
    expect(purchaseState(options({ carrinho: [] }), null).canBuy).toBe(false);
    expect(purchaseState(withSizes(size(8), size(9)), null).canBuy).toBe(true);
    expect(purchaseState(withSizes(size(8, { carrinho: [] }), size(9)), 8).canBuy).toBe(false);
  });

  test('PDP-47: a product with lens options requires no payload', () => {
    const personalizacoes = [{ id: '1', nome: 'Lente', tipo: 'select', valores: [] }];
    expect(purchaseState(options({ carrinho: [], personalizacoes }), null).canBuy).toBe(true);
  });

  test('PDP-47, PDP-48: a sold-out size cannot be bought with lenses either', () => {
    const personalizacoes = [{ id: 1, nome: 'Tipo', tipo: 'checkbox', valores: [{ id: 2, valor: 'A' }] }];
    const valores = [size(5, { estoque: 0, carrinho: null }), size(6)];
    const product = options({ atributos: { simples: { nome: 'Tamanho', valores } }, personalizacoes });
    expect(product.isCustomizable).toBe(true);
    expect(purchaseState(product, 5).canBuy).toBe(false);
    expect(purchaseState(product, 6).canBuy).toBe(true);
  });
});

describe('the initial size', () => {
  test('PDP-48: the initial size is the only one, otherwise the preselected one if it is in stock', () => {
    expect(withSizes(size(8, { estoque: 0 })).startSize).toBe(8);
    expect(withSizes(size(8), size(9, { selecionado: true })).startSize).toBe(9);
    expect(withSizes(size(8), size(9, { selecionado: true, estoque: 0 })).startSize).toBeNull();
    expect(withSizes(size(8), size(9)).startSize).toBeNull();
    expect(options({ atributos: [] }).startSize).toBeNull();
  });

  test('A-87, SEO-04: the initial size is the one in the address, if it exists', () => {
    const produto = produtoDetalheSchema.parse({
      id: 1,
      nome: 'A',
      atributos: { simples: { nome: 'Tamanho', valores: [size(8), size(9, { selecionado: true })] } },
    });
    expect(purchaseOptions(produto, '', [], '8').startSize).toBe(8);
    expect(purchaseOptions(produto, '', [], '10').startSize).toBe(9);
  });
});

test('PDP-48: prices that all sizes share are serialised only once', () => {
  const { sizes } = withSizes(size(8), size(9, { precos: precos(120) }));
  expect(sizes.map((entry) => entry.precos?.por ?? null)).toEqual([null, 120]);
});
